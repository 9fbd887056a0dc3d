// The flyout of a member: a greeting, the pages of the account, the logout.

import { ACCOUNT_LINKS } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import type { UserData } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { hasPage } from '../../../routing/find-page.ts';
import styles from './account-flyout.module.css';
import { LogoutForm } from './logout-form.tsx';

/** The specification's links, as far as their pages are there, and the page of passwords and logins (spec 3 §2 "Logged-in flyout"). */
const PAGES_OF_ACCOUNT = [...ACCOUNT_LINKS, { id: 'password', path: PATHS.password }].filter(
  ({ id, path }) => id !== 'logout' && hasPage(path),
);

/** Greets by name where this browser knows the names. */
export const LoggedInPanel = ({ names }: { readonly names: UserData | undefined }) => {
  const { t } = useTranslation('account');
  const { isB2b } = useShop().site.storefront;
  return (
    <section className={styles.panel} aria-label={t('vue.accountFlyout.label')}>
      <p className={styles.title}>
        {names === undefined ? t('vue.accountFlyout.greeting') : t('vue.accountFlyout.greetingByName', { ...names })}
      </p>
      <ul className={styles.links}>
        {PAGES_OF_ACCOUNT.map(({ id, path }) => (
          <li key={id}>
            <a href={path}>
              {t(isB2b && id === 'wishlist' ? 'vue.accountFlyout.wishlist.b2b' : `vue.accountFlyout.${id}`)}
            </a>
          </li>
        ))}
      </ul>
      <LogoutForm />
    </section>
  );
};
