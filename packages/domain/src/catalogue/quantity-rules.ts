// Bounds of quantities: what may be ordered and what a field takes. Source: spec 3 §4 "Quantity field", §5, §9; spec 1 §9.

import { clamp } from '../shared/clamp.ts';

/** Pieces chosen when a product page opens (spec 1 §9). */
export const INITIAL_QUANTITY = 1;

/** Lowest value of a quantity field when nothing else is said (spec 3 §9). */
export const QUANTITY_FIELD_MIN = 1;

/** Highest value of a quantity field when nothing else is said (spec 3 §9). */
export const QUANTITY_FIELD_MAX = 999;

/** Highest value for a wishlist entry whose item has no maximum (spec 3 §5, §9). */
export const WISHLIST_QUANTITY_MAX = 9_999;

/** A change is accepted from here on (spec 3 §9). */
export const ACCEPTED_QUANTITY_MIN = 0;

/** A change is accepted below this (spec 3 §9). */
export const ACCEPTED_QUANTITY_BELOW = 9_999;

/** The minimum order quantity is shown above this (spec 1 §9, spec 3 §5). */
export const MINIMUM_SHOWN_ABOVE = 1;

export type QuantityLimits = { readonly minimum: number; readonly maximum: number };

/** What an item says of its quantities, in pieces. */
export type ItemQuantities = { readonly minimumOrderQuantity?: number; readonly maxQuantity?: number };

/**
 * The limits of a field for an item; what the item does not say is 1 and 999. A field always has a quantity to show: where the maximum is below
 * the minimum that is the minimum, and `orderable` says that none can be had.
 */
export const quantityLimits = (item: ItemQuantities): QuantityLimits => {
  const minimum = Math.max(QUANTITY_FIELD_MIN, item.minimumOrderQuantity ?? QUANTITY_FIELD_MIN);
  return { minimum, maximum: Math.max(minimum, item.maxQuantity ?? QUANTITY_FIELD_MAX) };
};

/** The minimum order quantity is shown when it is above 1. */
export const showsMinimumOrderQuantity = (minimumOrderQuantity: number): boolean =>
  minimumOrderQuantity > MINIMUM_SHOWN_ABOVE;

/** The quantity within the limits that lies nearest. */
export const withinLimits = (quantity: number, limits: QuantityLimits): number =>
  clamp(quantity, limits.minimum, limits.maximum);

/** How many pieces of an item can be ordered when so many are wanted, and whether these are more or fewer. */
export type Orderable =
  | { readonly kind: 'as-wanted' | 'raised' | 'lowered'; readonly quantity: number }
  | { readonly kind: 'not-for-sale' };

/**
 * The pieces to order of an item: those that are wanted, raised to its minimum or lowered to its maximum; what the item does not say is 1 and 999.
 * Fractions are cut off, and what is no number is 0. Where the maximum is below the minimum, as it is where nothing is left, none can be ordered.
 *
 * @example
 * orderable(2, { minimumOrderQuantity: 5, maxQuantity: 20 }) // { kind: 'raised', quantity: 5 }
 * orderable(5, { minimumOrderQuantity: 5, maxQuantity: 3 }) // { kind: 'not-for-sale' }
 */
export const orderable = (wanted: number, item: ItemQuantities): Orderable => {
  const limits = quantityLimits(item);
  if ((item.maxQuantity ?? QUANTITY_FIELD_MAX) < limits.minimum) return { kind: 'not-for-sale' };
  const whole = Math.trunc(wanted) || 0;
  const quantity = withinLimits(whole, limits);
  return { kind: quantity === whole ? 'as-wanted' : quantity > whole ? 'raised' : 'lowered', quantity };
};

/** How many pieces are put into the cart, and what the shopper is told about the minimum. */
export type OrderQuantity = {
  readonly quantity: number;
  readonly notice: 'none' | 'raised-to-minimum' | 'minimum-hint';
};

/**
 * A quantity below the product's minimum becomes the minimum. Otherwise, for a product that has a minimum to show, the hint of the
 * minimum-order flyout appears; never for a lightning deal.
 */
export const orderQuantity = (wanted: number, minimum: number, isLightningDeal: boolean): OrderQuantity => {
  if (wanted < minimum) return { quantity: minimum, notice: 'raised-to-minimum' };
  const hasHint = showsMinimumOrderQuantity(minimum) && !isLightningDeal;
  return { quantity: wanted, notice: hasHint ? 'minimum-hint' : 'none' };
};

/** A quantity that a change may ask for: a whole number at least 0 and below 9999. */
export const isAcceptedQuantity = (next: number): boolean =>
  Number.isInteger(next) && next >= ACCEPTED_QUANTITY_MIN && next < ACCEPTED_QUANTITY_BELOW;

/** A change is applied only if it differs, asks for an accepted quantity, and the entry is not removed. */
export const isAcceptedChange = (next: number, current: number, isRemoved: boolean): boolean =>
  !isRemoved && next !== current && isAcceptedQuantity(next);

/**
 * Pieces of an article that come into the basket where so many are needed: at least as many as are sold of it at once, and at most. None where none
 * can be ordered. What rows cost is reckoned with these. Source: docs/class-lists.md; spec 1 §9.
 *
 * @example
 * piecesInBasket(2, { minimumOrderQuantity: 5, maxQuantity: 20 }) // 5
 */
export const piecesInBasket = (needed: number, item: ItemQuantities): number => {
  const found = orderable(needed, item);
  return found.kind === 'not-for-sale' ? 0 : found.quantity;
};
