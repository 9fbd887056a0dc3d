// The cookie that names the list of this browser, and says that its visitor has lists at all: pages for everyone ask for them only then.
// Source: spec 3 §3 "Cookies".

import { COOKIES, canOpenAccount, loginStateOf, USER_ID_COOKIE_S } from '@tornister/domain/session';
import { brandId, type WishlistId } from '@tornister/domain/shared';
import type { CookieJar } from '../ports/index.ts';

/** The list that this browser names, or none. */
export const readListOfBrowser = (cookies: Pick<CookieJar, 'get'>): WishlistId | undefined => {
  const id = cookies.get(COOKIES.activeWishlistId);
  return id ? brandId<WishlistId>(id) : undefined;
};

/** Names a list; it is remembered as long as the visitor. */
export const writeListOfBrowser = (cookies: Pick<CookieJar, 'set'>, listId: WishlistId): void =>
  cookies.set(COOKIES.activeWishlistId, listId, { maxAgeSeconds: USER_ID_COOKIE_S });

/** Whether there may be lists: this browser has put something on one, or a member is logged in. */
export const mayHaveLists = (cookies: Pick<CookieJar, 'get'>): boolean =>
  readListOfBrowser(cookies) !== undefined || canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined));
