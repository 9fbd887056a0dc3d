// What the mini cart shows. Source: spec 3 §2 "Mini cart flyout", §9.

import type { CartLine } from './cart.ts';
import { inShownOrder } from './cart-line.ts';

/** Lines that the mini cart shows (spec 3 §9). */
export const MINI_CART_ITEMS = 3;

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
