// Reads and writes the cookies of session and login while a request is answered.

import type { RequestCookieJar } from '@tornister/adapters-browser/cookies';
import type { SessionCookies } from '@tornister/adapters-graphql/session';
import {
  COOKIES,
  GUEST_COOKIE,
  KNOWN_DEVICE_COOKIE,
  KNOWN_DEVICE_S,
  LOGGED_IN_COOKIE,
  USER_ID_COOKIE_S,
} from '@tornister/domain/session';

/** A visitor who wants to stay logged in stays for 30 days. */
const STAY_SECONDS = USER_ID_COOKIE_S;

/** The visitor's ids and login in the cookies of the request that is being answered. */
export const createSessionCookies = (cookies: RequestCookieJar): SessionCookies => ({
  cartId: () => cookies.get(COOKIES.cartId),
  keepIds: ({ cartId, userId }) => {
    cookies.set(COOKIES.cartId, cartId, { maxAgeSeconds: USER_ID_COOKIE_S });
    cookies.setSecret(COOKIES.userId, userId, { maxAgeSeconds: USER_ID_COOKIE_S });
  },
  keepCart: (cartId) => cookies.set(COOKIES.cartId, cartId, { maxAgeSeconds: USER_ID_COOKIE_S }),
  keepUser: (userId) => cookies.setSecret(COOKIES.userId, userId, { maxAgeSeconds: USER_ID_COOKIE_S }),
  forgetIds: () => {
    for (const name of [COOKIES.cartId, COOKIES.userId]) cookies.remove(name);
  },
  keepLogin: ({ jwt, kind, stay, device }) => {
    const life = stay ? { maxAgeSeconds: STAY_SECONDS } : {};
    cookies.remove(COOKIES.securityLogout);
    cookies.setSecret(COOKIES.jwt, jwt, life);
    // It outlives the logout: the next login of this browser is not taken for a stranger's.
    if (device !== undefined) cookies.setSecret(KNOWN_DEVICE_COOKIE, device, { maxAgeSeconds: KNOWN_DEVICE_S });
    cookies.set(LOGGED_IN_COOKIE, '1', life);
    if (kind === 'guest') cookies.set(GUEST_COOKIE, '1', life);
    else cookies.remove(GUEST_COOKIE);
  },
  forgetLogin: () => {
    for (const name of [COOKIES.jwt, LOGGED_IN_COOKIE, GUEST_COOKIE]) cookies.remove(name);
  },
});
