// Pieces that must at least be ordered of an item, and lines of a cart that hold less. Source: spec 3 §5 "Minimum order quantity", §8.

import type { CartLine } from './cart.ts';

/** A line that keeps the cart from being ordered, and why. */
export type LineProblem =
  | { readonly kind: 'cart.below-minimum'; readonly lineId: CartLine['id']; readonly minimum: number }
  | { readonly kind: 'cart.above-maximum'; readonly lineId: CartLine['id']; readonly maximum: number }
  | { readonly kind: 'cart.not-for-sale'; readonly lineId: CartLine['id'] };

type JudgedLine = Pick<
  CartLine,
  'id' | 'kind' | 'quantity' | 'minimumOrderQuantity' | 'maxQuantity' | 'availableForSale'
>;

/** What is wrong with a line: not for sale before below its minimum before above its maximum. Gifts are never wrong. */
export const lineProblem = (line: JudgedLine): LineProblem | undefined => {
  if (line.kind.kind !== 'normal' && line.kind.kind !== 'lightning-deal') return undefined;
  if (!line.availableForSale) return { kind: 'cart.not-for-sale', lineId: line.id };
  if (line.quantity < line.minimumOrderQuantity)
    return { kind: 'cart.below-minimum', lineId: line.id, minimum: line.minimumOrderQuantity };
  if (line.quantity > line.maxQuantity)
    return { kind: 'cart.above-maximum', lineId: line.id, maximum: line.maxQuantity };
  return undefined;
};

/** Everything that keeps a cart from being ordered, in the order of the lines. */
export const cartProblems = (lines: readonly JudgedLine[]): readonly LineProblem[] =>
  lines.flatMap((line) => lineProblem(line) ?? []);
