// Whether a tab may go from page to page by itself. Source: spec 1 §2 "Business global rule".

import { LOGGED_IN_COOKIE } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

/** Looks at the login as it is now: another tab may have logged out. */
export type MayBrowse = () => boolean;

/**
 * A shop that needs a login shows strangers next to nothing, and its host decides about each page. So their links are followed by the
 * browser, which asks the host.
 */
export const createMayBrowse =
  (cookies: Pick<CookieJar, 'get'>, { requiresLogin }: { readonly requiresLogin: boolean }): MayBrowse =>
  () =>
    !requiresLogin || cookies.get(LOGGED_IN_COOKIE) !== undefined;
