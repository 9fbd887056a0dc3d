// The layout of the checkout: a reduced header and footer around each step.

import { CHECKOUT_STEPS, type CheckoutStep } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { CheckoutSteps } from '../components/checkout/checkout-steps/checkout-steps.tsx';
import { Logo } from '../components/frame/logo/logo.tsx';
import { ToastList } from '../components/notices/toast-list/toast-list.tsx';
import { useShop } from '../react/shop-provider.tsx';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';
import styles from './checkout-layout.module.css';

const FOOTER_LINKS = ['imprint', 'privacy', 'conditions', 'withdrawal', 'consent'] as const;

const stepIn = (handles: readonly unknown[]): CheckoutStep | undefined => {
  const named = handles.flatMap((handle) =>
    typeof handle === 'object' && handle !== null && 'step' in handle ? [handle.step] : [],
  );
  return CHECKOUT_STEPS.find((step) => named.includes(step));
};

/** What the loader of the step found about its cart. */
const isPaylessIn = (loaded: readonly unknown[]): boolean =>
  loaded.some(
    (found) => typeof found === 'object' && found !== null && 'isPayless' in found && found.isPayless === true,
  );

/** The calm frame of the checkout: who sells, where one is, and nothing that leads away but the law. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { storefront } = useShop().site;
  const main = useFocusOnNavigation();
  const matches = useMatches();
  const step = stepIn(matches.map(({ handle }) => handle));
  const isPayless = isPaylessIn(matches.map(({ loaderData }) => loaderData));
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
        {step === undefined ? null : <CheckoutSteps current={step} isB2b={storefront.isB2b} isPayless={isPayless} />}
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
                  <a href={PATHS[link]}>{t(`vue.footer.${link}`)}</a>
                </li>
              ))}
        </ul>
      </footer>
      <ToastList />
      <ScrollRestoration />
    </div>
  );
};
