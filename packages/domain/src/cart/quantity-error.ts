// Why so many pieces cannot be had: fewer than the smallest order, or more than the largest. Source: spec 3 §5 "Minimum order quantity", §8
// "Quantity above limit".

import type { Orderable } from '../catalogue/quantity-rules.ts';

/** A quantity outside what can be ordered, with the nearest one that can be, in pieces. */
export type QuantityError =
  | { readonly kind: 'cart.below-minimum'; readonly minimum: number }
  | { readonly kind: 'cart.above-maximum'; readonly maximum: number };

/** The refusal of a quantity that can be ordered in no or another number of pieces; undefined where it can be had as it is wanted. */
export const quantityErrorOf = (
  found: Orderable,
): QuantityError | { readonly kind: 'cart.not-for-sale' } | undefined => {
  switch (found.kind) {
    case 'as-wanted':
      return undefined;
    case 'raised':
      return { kind: 'cart.below-minimum', minimum: found.quantity };
    case 'lowered':
      return { kind: 'cart.above-maximum', maximum: found.quantity };
    case 'not-for-sale':
      return { kind: 'cart.not-for-sale' };
  }
};
