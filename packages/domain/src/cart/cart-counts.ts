// What is counted in a cart, and what the counts decide. Source: spec 2 §3 "Cart"; spec 3 §2 "Mini cart flyout", "Header shortcuts", §4.

import type { Instant } from '../shared/instant.ts';
import type { Cart, CartLine, CartTotals } from './cart.ts';
import { inShownOrder } from './cart-line.ts';

/** Different lines of one cart: more than a school orders at once, and few enough to be shown and priced while somebody waits. */
export const CART_MAX_LINES = 1_000;

/** Lines that the mini cart shows (spec 3 §9). */
export const MINI_CART_ITEMS = 3;

/** The mini cart closes so long after the pointer has left it (spec 3 §9). */
export const MINI_CART_CLOSE_DELAY_MS = 300;

/** A cart is payless when it has items and nothing is to be paid, shipping included. */
export const isPayless = (cart: {
  readonly lines: readonly unknown[];
  readonly totals: Pick<CartTotals, 'grandTotal'>;
}): boolean => cart.lines.length > 0 && cart.totals.grandTotal.cents === 0;

/** Whether the cart has no lines at all; gifts and free items are lines, too. */
export const isEmptyCart = (cart: Pick<Cart, 'lines'>): boolean => cart.lines.length === 0;

/** Number of pieces. */
export const countItems = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** Number of different products. */
export const countProducts = (lines: readonly Pick<CartLine, 'productId'>[]): number =>
  new Set(lines.map(({ productId }) => productId)).size;

export type MiniCart<Line> = {
  readonly lines: readonly Line[];
  /** The "all products" link, when there is more than what is shown. */
  readonly hasAllLink: boolean;
  readonly isEmpty: boolean;
};

/** The first 3 lines, a link to all when there are more than 3. */
export const miniCart = <Line extends Pick<CartLine, 'kind'>>(lines: readonly Line[]): MiniCart<Line> => ({
  lines: inShownOrder(lines).slice(0, MINI_CART_ITEMS),
  hasAllLink: lines.length > MINI_CART_ITEMS,
  isEmpty: lines.length === 0,
});

/** The mini cart opens on hover only at laptop sizes and on non-touch devices; by keyboard or button it opens at laptop sizes always. */
export const canOpenMiniCart = (
  device: { readonly isLaptopOrWider: boolean; readonly isTouch: boolean },
  by: 'hover' | 'button',
): boolean => device.isLaptopOrWider && (by === 'button' || !device.isTouch);

/** What stands on the basket icon. */
export type BasketIndicator =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'countdown'; readonly until: Instant };

/** The item count, 0 while submitting, or the countdown of a lightning deal that is reserved. */
export const basketIndicator = (basket: {
  readonly itemsCount: number;
  readonly isSubmitting: boolean;
  readonly reservedUntil?: Instant;
}): BasketIndicator => {
  if (basket.isSubmitting) return { kind: 'count', count: 0 };
  return basket.reservedUntil === undefined
    ? { kind: 'count', count: basket.itemsCount }
    : { kind: 'countdown', until: basket.reservedUntil };
};
