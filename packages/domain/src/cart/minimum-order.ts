// Pieces that must at least be ordered of an item, and lines of a cart that hold less. Source: spec 3 §5 "Minimum order quantity", §8.

import { orderable } from '../catalogue/quantity-rules.ts';
import type { CartLine } from './cart.ts';
import { type QuantityError, quantityErrorOf } from './quantity-error.ts';

/** A line that keeps the cart from being ordered, and why. */
export type LineProblem = { readonly lineId: CartLine['id'] } & (
  | QuantityError
  | { readonly kind: 'cart.not-for-sale' }
);

type JudgedLine = Pick<
  CartLine,
  'id' | 'kind' | 'quantity' | 'minimumOrderQuantity' | 'maxQuantity' | 'availableForSale'
>;

/** What is wrong with a line: not for sale before below its minimum before above its maximum. Gifts are never wrong. */
export const lineProblem = (line: JudgedLine): LineProblem | undefined => {
  if (line.kind.kind !== 'normal' && line.kind.kind !== 'lightning-deal') return undefined;
  if (!line.availableForSale) return { kind: 'cart.not-for-sale', lineId: line.id };
  const error = quantityErrorOf(orderable(line.quantity, line));
  return error && { ...error, lineId: line.id };
};

/** Everything that keeps a cart from being ordered, in the order of the lines. */
export const cartProblems = (lines: readonly JudgedLine[]): readonly LineProblem[] =>
  lines.flatMap((line) => lineProblem(line) ?? []);
