// Use case: decides whether a page of the business shop opens or leads to the login, which nearly every page
// needs. Source: spec 1 §2 "Business global rule", spec 3 §4 "Login".

import { parseQueryString } from '@tornister/domain/listing';
import { loginReasonOf, matchRoute } from '@tornister/domain/routing';
import { COOKIES, LOGGED_IN_COOKIE } from '@tornister/domain/session';
import { businessGate } from '@tornister/domain/storefront';
import type { CookieJar, Notice } from '../ports/index.ts';
import { hasLoginEnded } from './has-login-ended.ts';
import { keepRedirect } from './stored-redirect.ts';

/** Shown to somebody who asks for a page of the business shop without a login. */
const LOGIN_REQUIRED_MESSAGE = 'vue.message.loginRequired';

type BusinessEntry =
  | { readonly kind: 'open' }
  /** The login comes first; it leads back to the page that was asked for. */
  | { readonly kind: 'login'; readonly notice: Notice };

/** Whether the page at this address opens; `search` is its query with the question mark. */
export type EnterBusinessPage = (address: { readonly path: string; readonly search: string }) => BusinessEntry;

export type EnterBusinessPageParts = {
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'remove'>;
  readonly isB2b: boolean;
  readonly brandId: string;
};

/**
 * Decides by the login cookie, which is a flag for display only: whoever forges it is refused by the backend. The notice of a login that
 * has ended is shown once; the page that was asked for is stored for after the next login.
 */
export const createEnterBusinessPage =
  ({ cookies, isB2b, brandId }: EnterBusinessPageParts): EnterBusinessPage =>
  ({ path, search }) => {
    const hasLoginCookie = cookies.get(LOGGED_IN_COOKIE) !== undefined;
    const gate = businessGate({ isB2b, path, brandId, hasLoginCookie, wasLoggedIn: hasLoginEnded(cookies) });
    if (gate.kind === 'open') return gate;
    keepRedirect(cookies, { kind: 'business', target: path + search });
    if (gate.kind === 'login-flyout') {
      const message = loginReasonOf(matchRoute(path), parseQueryString(search))?.key ?? LOGIN_REQUIRED_MESSAGE;
      return { kind: 'login', notice: { id: message, tone: 'info', message } };
    }
    cookies.remove(COOKIES.securityLogout);
    return { kind: 'login', notice: { id: gate.warning, tone: 'warning', message: gate.warning } };
  };
