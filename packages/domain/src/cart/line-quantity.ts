// How many pieces a line of the cart may be changed to; apart from what else is true of lines, because only baskets change them.
// Source: spec 2 §3 "Cart line", §4 "Cart lines".

import { err, ok, type Result } from 'neverthrow';
import type { CartLine, CartOperation } from './cart.ts';
import { type CartLineError, lineActions, removalOf } from './cart-line.ts';
import { lineProblem } from './minimum-order.ts';

/**
 * Whether the quantity of a line may be changed: it is paid for, and the goods are for sale. While they are not, none can be had of them, so the
 * line waits with the pieces that it has; it can only be removed.
 */
export const canChangeQuantity = ({ kind, availableForSale }: Pick<CartLine, 'kind' | 'availableForSale'>): boolean =>
  lineActions(kind).canChangeQuantity && availableForSale;

/**
 * Pieces that a quantity change may ask for, from the minimum of the line to its maximum; 0 removes.
 *
 * `cart.quantity-fixed` for a line that is not paid for, `cart.quantity-invalid` for what is no number of pieces, as for `removalOf`, and
 * otherwise what would be wrong with a line of so many pieces (`lineProblem`): `cart.not-for-sale`, `cart.below-minimum` or
 * `cart.above-maximum` with the limit.
 */
export const quantityChangeOf = (
  line: Pick<CartLine, 'id' | 'kind' | 'minimumOrderQuantity' | 'maxQuantity' | 'availableForSale'>,
  quantity: number,
): Result<CartOperation, CartLineError> => {
  if (quantity === 0) return removalOf(line);
  if (!lineActions(line.kind).canChangeQuantity) return err({ kind: 'cart.quantity-fixed' });
  if (!Number.isInteger(quantity) || quantity < 0) return err({ kind: 'cart.quantity-invalid' });
  const problem = lineProblem({ ...line, quantity });
  if (problem === undefined) return ok({ kind: 'change-quantity', lineId: line.id, quantity });
  const { lineId: _, ...error } = problem;
  return err(error);
};
