// The pages of the account that flyout and account navigation link to.

import { ACCOUNT_LINKS, type ServiceLink } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { mayHavePrime } from '@tornister/domain/storefront';
import { hasPage } from '../../routing/find-page.ts';

/**
 * The specification's links, as far as their pages are there, and the pages of class lists, of the prime membership and of passwords and logins
 * (spec 3 §2 "Logged-in flyout").
 */
export const accountLinks = (storefront: { readonly isB2b: boolean }): readonly ServiceLink[] =>
  [
    ...ACCOUNT_LINKS,
    { id: 'classLists', path: PATHS.classLists },
    ...(mayHavePrime(storefront) ? [{ id: 'prime', path: PATHS.primeMembership }] : []),
    { id: 'password', path: PATHS.password },
  ].filter(({ id, path }) => id !== 'logout' && hasPage(path));

/** The key of a link's words; what consumers call a wish list is for institutions a list of articles to order. */
export const accountLinkKey = (id: string, isB2b: boolean): string =>
  isB2b && id === 'wishlist' ? 'vue.accountFlyout.wishlist.b2b' : `vue.accountFlyout.${id}`;
