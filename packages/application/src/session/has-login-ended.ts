// Whether a login has ended by itself: asked by what every tab has, so it stands apart from what then happens.

import { COOKIES } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

/** Whether the login of this browser has ended a short while ago, without anybody logging out or in since. */
export const hasLoginEnded = (cookies: Pick<CookieJar, 'get'>): boolean =>
  cookies.get(COOKIES.securityLogout) !== undefined;
