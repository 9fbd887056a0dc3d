// How many pieces an entry may have; the bounds themselves are the catalogue's. Source: spec 3 §4 "Quantity field", §5, §9.

import {
  ACCEPTED_QUANTITY_BELOW,
  isAcceptedChange,
  type QuantityLimits,
  WISHLIST_QUANTITY_MAX,
  wishlistQuantityLimits,
  withinLimits,
} from '../catalogue/quantity-rules.ts';
import { isRemoved, type WishlistTable } from './entry-list.ts';
import type { WishlistEntry, WishlistItem } from './wishlist.ts';

/** A change is applied only if it differs from the current value, is at least 0 and below 9999, and the entry was not removed. */
export const acceptsQuantity = (
  table: WishlistTable,
  entry: Pick<WishlistEntry, 'id' | 'quantity'>,
  wanted: number,
): boolean => isAcceptedChange(wanted, entry.quantity, isRemoved(table, entry.id));

/** Quantity that goes to the cart or to a list: the product's minimum at least, the item's maximum (or 9999) at most. */
export const orderableQuantity = (
  wanted: number,
  item: Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>,
): number => withinLimits(Math.trunc(wanted) || 0, wishlistQuantityLimits(item));

/** What an entry's quantity can be changed to: what the item allows, and never more than a change is accepted with. */
export const entryQuantityLimits = (item: Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>): QuantityLimits =>
  wishlistQuantityLimits({
    ...item,
    maxQuantity: Math.min(item.maxQuantity ?? WISHLIST_QUANTITY_MAX, ACCEPTED_QUANTITY_BELOW - 1),
  });
