// What is to be paid and the next step of the checkout, in reach of the thumb on phones and tablets.

import type { CartTotals } from '@tornister/domain/cart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import styles from './next-step-bar.module.css';

const Total = ({ totals }: { readonly totals: CartTotals }) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  return (
    <p className={styles.total}>
      <span>{t(storefront.isB2b ? 'vue.totals.grandGross' : 'vue.totals.grand')}</span>{' '}
      <strong>{formatMoney(totals.grandTotal, profile.numberLocale)}</strong>
    </p>
  );
};

/**
 * Keeps the one control that leads on at the lower edge of small screens, with the total beside it. The page leaves room below and scrolls what
 * has the focus above the bar (WCAG 2.4.11). Wide screens show the control where it stands.
 */
export const NextStepBar = ({ totals, children }: { readonly totals: CartTotals; readonly children: ReactNode }) => (
  <div className={styles.bar}>
    <Total totals={totals} />
    {children}
  </div>
);

/**
 * The same edge of the summary: leads down to what is ordered, with the button that orders below it (§ 312j (2) BGB: there and nowhere else), and
 * stays behind there.
 */
export const ToOrderBar = ({ totals, href }: { readonly totals: CartTotals; readonly href: string }) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.bar} data-stays-behind>
      <Total totals={totals} />
      <LinkButton href={href} size="large">
        {t('vue.checkout.summary.toOrder')}
      </LinkButton>
    </div>
  );
};
