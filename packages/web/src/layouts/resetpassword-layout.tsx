// The layout of the pages of a forgotten password: a logo and little else.

import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { Logo } from '../components/frame/logo/logo.tsx';
import { ToastList } from '../components/notices/toast-list/toast-list.tsx';
import { useFocusOnNavigation } from '../react/use-focus-on-navigation.ts';
import styles from './resetpassword-layout.module.css';

/** The frame around a forgotten password: who asks, and nothing that leads away (spec 1 §2 "Layouts"). */
export const Component = () => {
  const { t } = useTranslation();
  const main = useFocusOnNavigation();
  return (
    <div className={styles.column}>
      <a className="visually-hidden skip-link" href="#main">
        {t('vue.layout.skip')}
      </a>
      <header className={styles.top}>
        <Logo />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <ToastList />
      <ScrollRestoration />
    </div>
  );
};
