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

export type TabSyncDuty = 'update-cart-id' | 'reset-login' | 'refetch-cart' | 'refetch-wishlists';

/**
 * What the tab does: takes over the cart id, resets the login state with its cache, and refetches cart and wishlists. Another
 * visitor means another cart and other lists, so a change of the user refetches both.
 */
export const tabSyncDuties = (sync: TabSync): readonly TabSyncDuty[] => [
  ...(sync.cartId === undefined ? [] : (['update-cart-id'] as const)),
  ...(sync.user ? (['reset-login'] as const) : []),
  ...(sync.cart || sync.user || sync.cartId !== undefined ? (['refetch-cart'] as const) : []),
  ...(sync.wishlist || sync.user ? (['refetch-wishlists'] as const) : []),
];
