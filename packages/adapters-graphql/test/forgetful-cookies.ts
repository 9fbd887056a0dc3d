// Session cookies that keep nothing, for calls that do not hang on them.

import type { CartId } from '@tornister/domain/shared';
import type { SessionCookies } from '../src/session/session-cookies.ts';

/** They know a cart, or none, and forget all that they are told. */
export const forgetfulCookies = (cart?: CartId): SessionCookies => ({
  cartId: () => cart,
  isMember: () => false,
  setIds: () => undefined,
  setCart: () => undefined,
  setUser: () => undefined,
  clearIds: () => undefined,
  setLogin: () => undefined,
  guestToken: () => undefined,
  clearLogin: () => undefined,
});
