// How many pieces a line of the cart may be changed to; apart from what else is true of lines, because only baskets change them.
// Source: spec 2 §3 "Cart line", §4 "Cart lines".

import { err, ok, type Result } from 'neverthrow';
import { orderable } from '../catalogue/quantity-rules.ts';
import type { CartLine, CartOperation } from './cart.ts';
import { type CartLineError, lineActions, removalOf } from './cart-line.ts';
import { quantityErrorOf } from './quantity-error.ts';

/**
 * Pieces that a quantity change may ask for, from the minimum of the line to its maximum; 0 removes.
 *
 * `cart.quantity-fixed` for a line that is not paid for, `cart.quantity-invalid` for what is no number of pieces, `cart.below-minimum` or
 * `cart.above-maximum` with the limit, `cart.not-for-sale` where the maximum is below the minimum, and as for `removalOf`.
 */
export const quantityChangeOf = (
  line: Pick<CartLine, 'id' | 'kind' | 'minimumOrderQuantity' | 'maxQuantity'>,
  quantity: number,
): Result<CartOperation, CartLineError> => {
  if (quantity === 0) return removalOf(line);
  if (!lineActions(line.kind).canChangeQuantity) return err({ kind: 'cart.quantity-fixed' });
  if (!Number.isInteger(quantity) || quantity < 0) return err({ kind: 'cart.quantity-invalid' });
  const error = quantityErrorOf(orderable(quantity, line));
  return error === undefined ? ok({ kind: 'change-quantity', lineId: line.id, quantity }) : err(error);
};
