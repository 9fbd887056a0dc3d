// Ordering the same again: what became of each line. Source: docs/adr/0075 (in the basket, fewer than wanted, sold out, gone; both with a replacement).

import type { CartChangeError } from '../cart/change-error.ts';

/** How many pieces are in the basket now, or why none are. */
export type ReorderVerdict =
  | { readonly kind: 'in-basket' }
  /** The basket holds as many as one may have, or as the shop has. */
  | { readonly kind: 'fewer'; readonly quantity: number }
  /** The smallest quantity that is sold is larger. */
  | { readonly kind: 'raised'; readonly quantity: number }
  /** The shop still has it on offer, and none can be had of it now. */
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'gone' }
  /** The basket holds no further line. */
  | { readonly kind: 'basket-full' };

/** The verdict on a line that was put into the basket again; `failure` is absent where all of it could be had. */
export const reorderVerdict = (failure: CartChangeError | undefined): ReorderVerdict => {
  switch (failure?.kind) {
    case undefined:
      return { kind: 'in-basket' };
    case 'cart.above-maximum':
      return failure.maximum > 0 ? { kind: 'fewer', quantity: failure.maximum } : { kind: 'sold-out' };
    case 'cart.not-for-sale':
      return { kind: 'sold-out' };
    case 'cart.below-minimum':
      return { kind: 'raised', quantity: failure.minimum };
    case 'cart.full':
      return { kind: 'basket-full' };
    default:
      return { kind: 'gone' };
  }
};
