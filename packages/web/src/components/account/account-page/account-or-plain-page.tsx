// The frame of a page that is open to everybody, and that members have in their account.

import { PageHead } from '../../../seo/page-head.tsx';
import { AccountPage, type AccountPageProps } from './account-page.tsx';

type AccountOrPlainPageProps = Pick<AccountPageProps, 'title' | 'children'> & {
  readonly hasAccount: boolean;
  /** How the page lays out what is in it where it stands by itself. */
  readonly className: string | undefined;
};

/** In the account for who has one, for everybody else a page by itself. */
export const AccountOrPlainPage = ({ title, hasAccount, className, children }: AccountOrPlainPageProps) =>
  hasAccount ? (
    <AccountPage title={title}>{children}</AccountPage>
  ) : (
    <div className={`${className} page`}>
      <PageHead title={title} />
      <h1>{title}</h1>
      {children}
    </div>
  );
