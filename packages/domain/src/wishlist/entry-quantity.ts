// How many pieces an entry may have. Source: spec 3 §4 "Quantity field", §5 "Quantity defaults", "Minimum order quantity", §9.

import { clamp } from '../shared/clamp.ts';
import { isRemoved, type WishlistTable } from './entry-list.ts';
import type { WishlistEntry, WishlistItem } from './wishlist.ts';

/** Most pieces of an entry whose item names no maximum; spec 3 §5, §9. */
export const WISHLIST_MAX_QUANTITY = 9_999;
/** A change must stay below this; spec 3 §4 "at least 0 and below 9999". */
export const WISHLIST_QUANTITY_BOUND = 9_999;
/** Changes of a quantity wait this long for the next one; spec 3 §9. */
export const WISHLIST_QUANTITY_DEBOUNCE_MS = 500;

/** The item's maximum, or 9999. */
export const maxEntryQuantity = ({ maxQuantity }: Pick<WishlistItem, 'maxQuantity'>): number =>
  maxQuantity ?? WISHLIST_MAX_QUANTITY;

/** A change is applied only if it differs from the current value, is at least 0 and below 9999, and the entry was not removed. */
export const acceptsQuantity = (
  table: WishlistTable,
  entry: Pick<WishlistEntry, 'id' | 'quantity'>,
  wanted: number,
): boolean =>
  Number.isInteger(wanted) &&
  wanted !== entry.quantity &&
  wanted >= 0 &&
  wanted < WISHLIST_QUANTITY_BOUND &&
  !isRemoved(table, entry.id);

/** Quantity that goes to the cart or to a list: the product's minimum at least, the item's maximum at most. */
export const orderableQuantity = (
  wanted: number,
  item: Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>,
): number => {
  const most = Math.max(maxEntryQuantity(item), 1);
  return clamp(Math.trunc(wanted) || 1, Math.min(Math.max(item.minimumOrderQuantity, 1), most), most);
};

/**
 * Below the product's minimum the minimum is used without a word; the minimum-order flyout hints when the quantity is at or above
 * a minimum of more than 1 and the product is no lightning deal.
 */
export const minimumOrderHint = (
  wanted: number,
  product: { readonly minimumOrderQuantity: number; readonly isLightningDeal: boolean },
): { readonly quantity: number; readonly showsFlyout: boolean } => {
  const minimum = Math.max(product.minimumOrderQuantity, 1);
  if (wanted < minimum) return { quantity: minimum, showsFlyout: false };
  return { quantity: wanted, showsFlyout: minimum > 1 && !product.isLightningDeal };
};
