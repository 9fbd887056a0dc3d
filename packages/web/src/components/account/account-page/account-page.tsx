// The frame of every page that only members open: heading, navigation of the account, the page itself.

import { withTrailingSlash } from '@tornister/domain/routing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import { LogoutForm } from '../account-flyout/logout-form.tsx';
import { accountLinkKey, accountLinks } from '../account-links.ts';
import styles from './account-page.module.css';

export type AccountPageProps = {
  /** What the page is called, in its heading and in the browser's title. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly lead?: string;
  /** Path and query of a page that its path alone does not lead to. */
  readonly address?: string;
  readonly children: ReactNode;
};

/** The page itself, or one below it, like an order below the orders. */
const currentOf = (path: string, here: string): 'page' | 'true' | undefined => {
  if (here === path) return 'page';
  return here.startsWith(path) ? 'true' : undefined;
};

const AccountNavigation = () => {
  const { t } = useTranslation('account');
  const { storefront } = useShop().site;
  const here = withTrailingSlash(useLocation().pathname);
  return (
    <nav className={styles.navigation} aria-label={t('vue.accountFlyout.label')}>
      <ul className={styles.links}>
        {accountLinks(storefront).map(({ id, path }) => (
          <li key={id}>
            <a href={path} aria-current={currentOf(path, here)}>
              {t(accountLinkKey(id, storefront.isB2b))}
            </a>
          </li>
        ))}
      </ul>
      <LogoutForm />
    </nav>
  );
};

/** A page of the account: from laptops on with the navigation at its side, below that under a row of links. */
export const AccountPage = ({ title, lead, address, children }: AccountPageProps) => (
  <div className={`${styles.frame} page`}>
    <PageHead title={title} canonicalDestination={address} />
    <AccountNavigation />
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </div>
);
