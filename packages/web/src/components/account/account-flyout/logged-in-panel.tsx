// The flyout of a member: a greeting, the pages of the account, the logout.

import type { UserData } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { usePrimeNotes } from '../../prime/prime-notes-code.ts';
import { accountLinkKey, accountLinks } from '../account-links.ts';
import styles from './account-flyout.module.css';
import { LogoutForm } from './logout-form.tsx';

/** Greets by name where this browser knows the names. */
export const LoggedInPanel = ({ names }: { readonly names: UserData | undefined }) => {
  const { t } = useTranslation('account');
  const { storefront } = useShop().site;
  const primeNotes = usePrimeNotes(true);
  return (
    <section className={styles.panel} aria-label={t('vue.accountFlyout.label')}>
      <p className={styles.title}>
        {names === undefined ? t('vue.accountFlyout.greeting') : t('vue.accountFlyout.greetingByName', { ...names })}
      </p>
      {primeNotes && <primeNotes.PrimeStatus />}
      <ul className={styles.links}>
        {accountLinks(storefront).map(({ id, path }) => (
          <li key={id}>
            <a href={path}>{t(accountLinkKey(id, storefront.isB2b))}</a>
          </li>
        ))}
      </ul>
      <LogoutForm />
    </section>
  );
};
