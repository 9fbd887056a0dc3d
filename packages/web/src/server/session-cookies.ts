// Reads and writes the cookies of session and login while a request is answered.

import type { RequestCookieJar } from '@tornister/adapters-browser/cookies';
import type { RefreshedLogin, SessionCookies } from '@tornister/adapters-graphql/session';
import {
  CART_REFERENCE_COOKIE,
  COOKIES,
  canOpenAccount,
  GUEST_COOKIE,
  GUEST_TOKEN_COOKIE,
  KNOWN_DEVICE_COOKIE,
  KNOWN_DEVICE_S,
  LOGGED_IN_COOKIE,
  loginStateOf,
  REFRESH_TOKEN_COOKIE,
  USER_ID_COOKIE_S,
} from '@tornister/domain/session';
import { cartReference } from '@tornister/process/cart-reference';
import { loginMark } from './login-mark.ts';

/** A visitor who wants to stay logged in stays for 30 days. */
const STAY_SECONDS = USER_ID_COOKIE_S;

/**
 * Puts the tokens of a login into cookies that no script reads. Both live as long as the login: a JWT that has expired still tells that somebody
 * was logged in. Lives are lengths, not dates, so a browser whose clock is wrong keeps them as long as any other.
 */
export const setTokens = (cookies: RequestCookieJar, { jwt, refreshToken, stayS }: RefreshedLogin): void => {
  const life = stayS === undefined ? {} : { maxAgeSeconds: stayS };
  cookies.setSecret(COOKIES.jwt, jwt, life);
  cookies.setSecret(REFRESH_TOKEN_COOKIE, refreshToken, life);
};

/** The id of the cart is for no script; that there is a cart, and whether it is still the same, a tab reads in the reference beside it. */
const setCart = (cookies: RequestCookieJar, cartId: string): void => {
  cookies.setSecret(COOKIES.cartId, cartId, { maxAgeSeconds: USER_ID_COOKIE_S });
  cookies.set(CART_REFERENCE_COOKIE, cartReference(cartId), { maxAgeSeconds: USER_ID_COOKIE_S });
};

const setUser = (cookies: RequestCookieJar, userId: string): void =>
  cookies.setSecret(COOKIES.userId, userId, { maxAgeSeconds: USER_ID_COOKIE_S });

/** The visitor's ids and login in the cookies of the request that is being answered. */
export const createSessionCookies = (cookies: RequestCookieJar): SessionCookies => ({
  cartId: () => cookies.get(COOKIES.cartId),
  isMember: () => canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined)),
  setIds: ({ cartId, userId }) => {
    setCart(cookies, cartId);
    setUser(cookies, userId);
  },
  setCart: (cartId) => setCart(cookies, cartId),
  setUser: (userId) => setUser(cookies, userId),
  clearIds: () => {
    for (const name of [COOKIES.cartId, CART_REFERENCE_COOKIE, COOKIES.userId]) cookies.remove(name);
  },
  guestToken: () => cookies.get(GUEST_TOKEN_COOKIE),
  setLogin: ({ tokens, kind, stay, device }) => {
    const life = stay ? { maxAgeSeconds: STAY_SECONDS } : {};
    // It may have come into the browser by another answer, while this login was under way.
    cookies.removeAnyway(COOKIES.securityLogout);
    // What a guest may keep as an account is nothing for whoever logs in next.
    cookies.remove(GUEST_TOKEN_COOKIE);
    setTokens(cookies, { ...tokens, ...(stay ? { stayS: STAY_SECONDS } : {}) });
    // It outlives the logout: the next login of this browser is not taken for a stranger's.
    if (device !== undefined) cookies.setSecret(KNOWN_DEVICE_COOKIE, device, { maxAgeSeconds: KNOWN_DEVICE_S });
    cookies.set(LOGGED_IN_COOKIE, loginMark(tokens.jwt), life);
    if (kind === 'guest') cookies.set(GUEST_COOKIE, '1', life);
    else cookies.remove(GUEST_COOKIE);
  },
  clearLogin: () => {
    const ofLogin = [COOKIES.jwt, REFRESH_TOKEN_COOKIE, LOGGED_IN_COOKIE, GUEST_COOKIE, COOKIES.securityLogout];
    for (const name of ofLogin) cookies.remove(name);
  },
});
