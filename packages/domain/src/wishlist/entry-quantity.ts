// How many pieces an entry may have; the bounds themselves are the catalogue's. Source: spec 3 §4 "Quantity field", §5, §9.

import {
  ACCEPTED_QUANTITY_BELOW,
  isAcceptedChange,
  orderable,
  type QuantityLimits,
  quantityLimits,
  WISHLIST_QUANTITY_MAX,
} from '../catalogue/quantity-rules.ts';
import { isRemoved, type WishlistTable } from './entry-list.ts';
import type { WishlistEntry, WishlistItem } from './wishlist.ts';

/** A change is applied only if it differs from the current value, is at least 0 and below 9999, and the entry was not removed. */
export const acceptsQuantity = (
  table: WishlistTable,
  entry: Pick<WishlistEntry, 'id' | 'quantity'>,
  wanted: number,
): boolean => isAcceptedChange(wanted, entry.quantity, isRemoved(table, entry.id));

type Limited = Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>;

/** The item's maximum, or 9999, and never more than a change is accepted with, which is 9998. */
const inWishlist = (item: Limited): Limited => ({
  ...item,
  maxQuantity: Math.min(item.maxQuantity ?? WISHLIST_QUANTITY_MAX, ACCEPTED_QUANTITY_BELOW - 1),
});

/** Pieces that go to the cart or to a list: the item's minimum at least, its maximum in a wishlist at most; 0 where none can be ordered. */
export const orderableQuantity = (wanted: number, item: Limited): number => {
  const found = orderable(wanted, inWishlist(item));
  return found.kind === 'not-for-sale' ? 0 : found.quantity;
};

/**
 * Pieces that an entry is put into the basket with: the item's minimum at least. What is above a maximum the basket itself refuses and says; cut
 * here, nobody would hear of it. Source: spec 3 §5, §8 "Quantity above limit".
 */
export const piecesForBasket = (wanted: number, { minimumOrderQuantity }: Limited): number =>
  Math.max(wanted, minimumOrderQuantity, 1);

/** What an entry's quantity can be changed to: what the item allows, and never more than a change is accepted with. */
export const entryQuantityLimits = (item: Limited): QuantityLimits => quantityLimits(inWishlist(item));
