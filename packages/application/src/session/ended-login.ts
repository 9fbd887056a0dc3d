// A login that the backend does not accept any more: expired, revoked, or a cookie that was spoilt. Source: spec 2 §4 "An invalid or
// revoked token sets the security-logout flag".

import { COOKIES } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

/** Whether the login of this browser has ended a short while ago, without anybody logging out or in since. */
export const hasLoginEnded = (cookies: Pick<CookieJar, 'get'>): boolean =>
  cookies.get(COOKIES.securityLogout) !== undefined;
