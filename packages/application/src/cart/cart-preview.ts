// How a cart looks while a change is on its way: lines and counts at once, amounts only when the server has said them.

import { type Cart, type CartLine, countItems, countProducts } from '@tornister/domain/cart';
import type { CartLineId } from '@tornister/domain/shared';

/** The cart, or nothing for a visitor who has none. */
export type MaybeCart = Cart | undefined;

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({
  ...cart,
  lines,
  itemsCount: countItems(lines),
  productsCount: countProducts(lines),
});

/** The cart with another quantity of one line; a line that is gone stays gone. */
export const withQuantity =
  (lineId: CartLineId, quantity: number) =>
  (cart: MaybeCart): MaybeCart =>
    cart === undefined
      ? undefined
      : withLines(
          cart,
          cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)),
        );

/** The cart without one line. */
export const withoutLine =
  (lineId: CartLineId) =>
  (cart: MaybeCart): MaybeCart =>
    cart === undefined
      ? undefined
      : withLines(
          cart,
          cart.lines.filter(({ id }) => id !== lineId),
        );

/** The cart with lines as they are to be shown. */
export const withShownLines =
  (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  (cart: MaybeCart): MaybeCart =>
    cart === undefined ? undefined : withLines(cart, change(cart.lines));

/** The cart as it is: for changes that only the server can show. */
export const asItIs = (cart: MaybeCart): MaybeCart => cart;

/** One line of the cart. */
export const lineOf = (cart: MaybeCart, lineId: CartLineId): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId);
