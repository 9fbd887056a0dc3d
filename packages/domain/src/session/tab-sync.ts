// What tabs of the same shop tell each other after a login or a change. A message comes from outside: it is read field by field,
// carries no token, and a cart id only says "look again". Source: spec 3 §7 "cross-tab broadcast message", spec 2 §4.

import { brandId, type CartId } from '../shared/brand.ts';

export type TabSync = {
  readonly cartId?: CartId;
  /** The login state may have changed. */
  readonly user: boolean;
  readonly cart: boolean;
  readonly wishlist: boolean;
};

/** The cart is another one than before, or holds something else. */
export const CART_CHANGED: TabSync = { user: false, cart: true, wishlist: false };
/** A change of the visitor's lists. */
export const WISHLISTS_CHANGED: TabSync = { user: false, cart: false, wishlist: true };
/** Somebody logged in or out, so everything of the visitor is another's. */
export const LOGIN_CHANGED: TabSync = { user: true, cart: true, wishlist: true };

/** Longest cart id that is believed, in characters. */
const MAX_ID_LENGTH = 128;

/** The message as it is sent: `{ syncApolloData: { cartId, user, cart, wishlist } }`. */
export const writeTabSync = (sync: TabSync): { readonly syncApolloData: TabSync } => ({ syncApolloData: sync });

/** The message, or nothing when it is none; fields that are missing or odd count as not said. */
export const parseTabSync = (message: unknown): TabSync | undefined => {
  const data = fieldOf(message, 'syncApolloData');
  if (typeof data !== 'object' || data === null) return undefined;
  const cartId = fieldOf(data, 'cartId');
  return {
    user: fieldOf(data, 'user') === true,
    cart: fieldOf(data, 'cart') === true,
    wishlist: fieldOf(data, 'wishlist') === true,
    ...(isId(cartId) && { cartId: brandId<CartId>(cartId) }),
  };
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH && /^[\w.-]+$/.test(value);

/** Whether the cart has to be fetched again: it changed, there is another one, or another visitor has come. */
export const concernsCart = ({ cart, user, cartId }: TabSync): boolean => cart || user || cartId !== undefined;

/** Whether the wishlists have to be fetched again: they changed, or another visitor has come. */
export const concernsWishlists = ({ wishlist, user }: TabSync): boolean => wishlist || user;
