// A line of a return as it was filled in: the pieces are still what was typed. Source: spec 2 §4 "Returns flow".

import { parseTypedQuantity } from '../catalogue/quantity-field.ts';
import type { FieldError } from '../shared/field-error.ts';
import { type ReturnOrder, type ReturnSelection, selectableQuantity } from './return-order.ts';

export type TypedSelection = Omit<ReturnSelection, 'quantity'> & {
  /** As it was typed; absent for a line that is not ticked. */
  readonly quantity?: string;
};

/** More than any line has; a longer number is kept as this one. */
const MOST_KEPT = 999_999;

/** Ticked without a number, one piece is meant. */
const piecesOf = (typed: string): number | undefined => (typed.trim() === '' ? 1 : parseTypedQuantity(typed));

/** The line as it is kept; pieces that are no whole number from 1 on are kept as one, and told by `piecesErrors`. */
export const typedSelection = ({ quantity, ...selection }: TypedSelection): ReturnSelection => {
  const pieces = quantity === undefined ? 0 : Math.max(1, piecesOf(quantity) ?? 1);
  return { ...selection, quantity: Math.min(pieces, MOST_KEPT) };
};

/**
 * The pieces of a ticked line are a whole number from 1 to what can be returned of it. Anything else is told at its field and never changed in silence:
 * fewer or more would go back than is meant. Lines of which nothing can be returned are not looked at.
 */
export const piecesErrors = (
  { lines }: Pick<ReturnOrder, 'lines'>,
  { lineId, componentSku, quantity }: TypedSelection,
): readonly FieldError[] => {
  const line = lines.find(({ id }) => id === lineId);
  const maximum = line === undefined ? 0 : selectableQuantity(line, componentSku);
  if (quantity === undefined || maximum === 0) return [];
  const pieces = piecesOf(quantity) ?? 0;
  return pieces >= 1 && pieces <= maximum
    ? []
    : [{ field: `${lineId}.quantity`, message: 'vue.returns.error.pieces', values: { maximum } }];
};
