// The frame of the checkouts: a reduced header and footer, and nothing that leads away but the law.

import { PATHS } from '@tornister/domain/routing';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { Logo } from '../components/frame/logo/logo.tsx';
import { ToastList } from '../components/notices/toast-list/toast-list.tsx';
import { useShop } from '../react/shop-provider.tsx';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';
import styles from './checkout-layout.module.css';

const FOOTER_LINKS = ['imprint', 'privacy', 'conditions', 'withdrawal', 'consent'] as const;

/** The calm frame of the checkout: who sells, where one is, and nothing that leads away but the law. */
export const CheckoutFrame = ({ steps }: { readonly steps?: ReactNode }) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  const main = useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <a href="#main" className="visually-hidden skip-link">
        {t('vue.checkout.skipToContent')}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <p className={styles.safe}>
            <Lock aria-hidden size={18} />
            {t('vue.checkout.safe')}
          </p>
        </div>
        {steps}
      </header>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <ul className={styles.links}>
          {FOOTER_LINKS.filter((link) => link !== 'withdrawal' || !storefront.isB2b).map((link) => (
            <li key={link}>
              <a href={t(`vue.checkout.footer.${link}.path`)}>{t(`vue.checkout.footer.${link}`)}</a>
            </li>
          ))}
          {storefront.isB2b
            ? null
            : (['withdraw', 'cancelContract'] as const).map((link) => (
                <li key={link}>
                  <a href={PATHS[link]}>{t(`vue.footer.${link === 'withdraw' ? profile.wayOut : link}`)}</a>
                </li>
              ))}
        </ul>
      </footer>
      <ToastList />
      <ScrollRestoration />
    </div>
  );
};
