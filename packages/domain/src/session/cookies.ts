// Cookies of a visit and how long they live. Source: spec 2 §3 "Other", §7 "Transport", §9.

export const COOKIES = {
  apiToken: 'apiToken',
  cartId: 'cartId',
  userId: 'X-iSHOP-API-USERID',
  jwt: 'X-JWT',
  securityLogout: 'securityLogout',
  silentErrorPolicy: 'silentErrorPolicy',
  activeWishlistId: 'activeWishlistId',
} as const;

/** The token cookie goes this much earlier than the token, so that no call leaves with one that dies on the way. */
export const TOKEN_COOKIE_MARGIN_S = 60;
/** How long a browser remembers that its login has ended and what that interrupted; long enough to log in again. Not in the specification. */
export const ENDED_LOGIN_COOKIE_S = 15 * 60;
/** The user id is kept for 30 days. */
export const USER_ID_COOKIE_S = 30 * 24 * 60 * 60;
/** Exchanged for the next JWT and the next of itself; out of reach for scripts. Not of the specification. */
export const REFRESH_TOKEN_COOKIE = 'X-JWT-REFRESH';
/** By which an account takes over the order of the guest who was here; out of reach for scripts. Not of the specification. */
export const GUEST_TOKEN_COOKIE = 'guestToken';
/** As long as the backend takes the token. */
export const GUEST_TOKEN_COOKIE_S = 60 * 60;
/** Names the cart to scripts, which do not get its id. Not of the specification. */
export const CART_REFERENCE_COOKIE = 'cartReference';
/** Names a browser that has logged in before, so that wrong passwords of others do not lock it out. Not of the specification. */
export const KNOWN_DEVICE_COOKIE = 'X-DEVICE';
/** A browser is known for half a year after its last login. */
export const KNOWN_DEVICE_S = 180 * 24 * 60 * 60;
/** Cookies are looked at this often, to notice a login or logout in another tab. */
export const COOKIE_POLLING_MS = 300;

/** Life of the token cookie in seconds: expiry minus 60 s, and none for a token that is about to die. */
export const tokenCookieSeconds = (expiresInSeconds: number): number =>
  Math.max(0, Math.floor(expiresInSeconds) - TOKEN_COOKIE_MARGIN_S);

/** Cookies of A/B tests are named after their tests, which begin like this. */
export const AB_COOKIE_PREFIX = 'BZ_AB_';

const FORWARDED_PREFIXES = [AB_COOKIE_PREFIX, '_ga'] as const;

/** Only cookies that start with BZ_AB_ or _ga are forwarded to the backend. */
export const isForwardedCookie = (name: string): boolean =>
  FORWARDED_PREFIXES.some((prefix) => name.startsWith(prefix));
