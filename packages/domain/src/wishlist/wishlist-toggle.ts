// The heart on a product tile. Source: spec 3 §4 "Wishlist toggle".

import type { ProductId, WishlistEntryId, WishlistId } from '../shared/brand.ts';
import { currentWishlist, type Wishlist } from './wishlist.ts';
import { mayOnList } from './wishlist-roles.ts';

export type ToggleAction =
  | { readonly kind: 'choose-list'; readonly listIds: readonly WishlistId[] }
  | { readonly kind: 'remove'; readonly listId: WishlistId; readonly entryId: WishlistEntryId }
  | { readonly kind: 'add'; readonly listId: WishlistId }
  /** The shopper has no list yet; the server makes one. */
  | { readonly kind: 'add-to-new-list' };

/**
 * A product that is in any list is removed from it, any other is added to the current list. A logged-in user with more than one
 * list gets a list chooser instead; lists that the user may only read are not in it.
 */
export const toggleAction = (lists: readonly Wishlist[], productId: ProductId, isLoggedIn: boolean): ToggleAction => {
  const writable = writableOf(lists);
  if (isLoggedIn && writable.length > 1) return { kind: 'choose-list', listIds: writable.map(({ id }) => id) };
  const found = findEntry(writable, productId);
  if (found) return { kind: 'remove', ...found };
  const current = currentWishlist(writable);
  return current ? { kind: 'add', listId: current.id } : { kind: 'add-to-new-list' };
};

/** The heart is full when the product is in any list that the user may change; a list that may only be read or commented on fills no heart. */
export const isOnAnyList = (lists: readonly Wishlist[], productId: ProductId): boolean =>
  findEntry(writableOf(lists), productId) !== undefined;

const writableOf = (lists: readonly Wishlist[]): readonly Wishlist[] =>
  lists.filter((list) => mayOnList(list, 'add-entry'));

const findEntry = (lists: readonly Wishlist[], productId: ProductId) => {
  for (const list of lists) {
    const entry = list.entries.find(({ item }) => item.productId === productId);
    if (entry) return { listId: list.id, entryId: entry.id };
  }
  return undefined;
};

/** The heart in the header is full when any list has an entry. */
export const hasAnyEntry = (lists: readonly Wishlist[]): boolean => lists.some(({ entries }) => entries.length > 0);
