// Whom the page at a path is rendered for in the visited shop, and who is sent to the login first.

import { passNotice, readNotice } from '@tornister/application/notices';
import { createEnterBusinessPage } from '@tornister/application/session';
import { logoutNotice } from '@tornister/domain/account';
import { parseQueryString } from '@tornister/domain/listing';
import { asksForPreview, PATHS } from '@tornister/domain/routing';
import { isOpenToEverybody } from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';
import { audienceOf } from '../routing/find-page.ts';
import type { Audience, PageEntry } from '../routing/page-entry.ts';
import type { Visit } from './visitor.ts';

/**
 * The audience of the page table, but for the business shop: what it withholds from strangers is rendered for the one who asks, and so is every
 * page that a school asks for, menu and prices included, with the login that the backend looks at. Such a page is cached for nobody; what a
 * school sees can so never reach a stranger out of a cache.
 *
 * A preview, which is for staff, is rendered for the one who asks as well, so that the backend can say whether they are staff.
 *
 * @param hasLoginCookie whether the one who asks counts as logged in
 */
export const audienceAt = (
  { storefront, brandId }: Site,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  page: Pick<PageEntry, 'audience'>,
  hasLoginCookie: boolean,
): Audience => {
  if (hasLoginCookie && asksForPreview(parseQueryString(search))) return 'visitor';
  return storefront.isB2b && (hasLoginCookie || !isOpenToEverybody(pathname, brandId)) ? 'visitor' : audienceOf(page);
};

const LOGOUTS = [true, false].map((hasEnded) => logoutNotice(hasEnded).message);

/** Whether somebody has just logged out. All tabs share the notice of it: one that is sent to the login by it must not write over what the other is to tell. */
const hasJustLoggedOut = (cookies: Visit['cookies']): boolean => LOGOUTS.includes(readNotice(cookies)?.message ?? '');

/**
 * Where somebody is sent who has to log in first; nothing where the page is open to them. The page that was asked for is kept for after the
 * login; what was posted to it is kept by its form.
 */
export const loginBefore = ({ site, cookies }: Visit, { pathname, search }: URL): string | undefined => {
  const { storefront, brandId } = site;
  const enter = createEnterBusinessPage({ cookies, isB2b: storefront.isB2b, brandId });
  const entry = enter({ path: pathname, search });
  if (entry.kind === 'open') return undefined;
  if (!hasJustLoggedOut(cookies)) passNotice(cookies, entry.notice);
  return PATHS.login;
};
