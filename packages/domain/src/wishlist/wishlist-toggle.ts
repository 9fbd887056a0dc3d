// The heart on a product tile. Source: spec 3 §4 "Wishlist toggle".

import type { ProductId, WishlistId } from '../shared/brand.ts';
import { currentWishlist, writableLists } from './current-wishlist.ts';
import type { WishlistEssentials } from './wishlist.ts';

export type ToggleAction =
  | { readonly kind: 'choose-list'; readonly listIds: readonly WishlistId[] }
  /** All entries of the product on that list: it may be on it in several variants. */
  | { readonly kind: 'remove'; readonly listId: WishlistId; readonly entries: WishlistEssentials['entries'] }
  | { readonly kind: 'add'; readonly listId: WishlistId }
  /** The shopper has no list yet; the server makes one. */
  | { readonly kind: 'add-to-new-list' };

/**
 * A product that is in any list is removed from it, in all of its variants, any other is added to the current list. A logged-in user with more than one
 * list gets a list chooser instead; lists that the user may only read are not in it.
 */
export const toggleAction = (
  lists: readonly WishlistEssentials[],
  productId: ProductId,
  { isLoggedIn, ofBrowser }: { readonly isLoggedIn: boolean; readonly ofBrowser?: WishlistId },
): ToggleAction => {
  const writable = writableLists(lists);
  if (isLoggedIn && writable.length > 1) return { kind: 'choose-list', listIds: writable.map(({ id }) => id) };
  const found = findEntries(writable, productId);
  if (found) return { kind: 'remove', ...found };
  const current = currentWishlist(writable, ofBrowser);
  return current ? { kind: 'add', listId: current.id } : { kind: 'add-to-new-list' };
};

/** A press on one of the lists to choose from: a product that is on it goes off, any other goes on. */
export const toggleOnList = (
  lists: readonly WishlistEssentials[],
  productId: ProductId,
  listId: WishlistId,
): ToggleAction => {
  const found = findEntries(
    lists.filter(({ id }) => id === listId),
    productId,
  );
  return found ? { kind: 'remove', ...found } : { kind: 'add', listId };
};

/** The heart is full when the product is in any list that the user may change; a list that may only be read or commented on fills no heart. */
export const isOnAnyList = (lists: readonly WishlistEssentials[], productId: ProductId): boolean =>
  findEntries(writableLists(lists), productId) !== undefined;

/** The entries of a product on a list: one for each of its variants that is on it. */
export const entriesOfProduct = (list: WishlistEssentials, productId: ProductId): WishlistEssentials['entries'] =>
  list.entries.filter((entry) => entry.productId === productId);

const findEntries = (lists: readonly WishlistEssentials[], productId: ProductId) => {
  for (const list of lists) {
    const entries = entriesOfProduct(list, productId);
    if (entries.length > 0) return { listId: list.id, entries };
  }
  return undefined;
};

/** The heart in the header is full when any list has an entry. */
export const hasAnyEntry = (lists: readonly { readonly entries: readonly unknown[] }[]): boolean =>
  lists.some(({ entries }) => entries.length > 0);
