// What became of a row that was to go into the basket, known by its order number: the same for every list that is ordered from.

import { type OrderNumberVerdict, parseOrderNumber } from '@tornister/domain/orderform';
import type { OrderItem } from '../ports/index.ts';
import type { FilledOrderForm } from './fill-order-form.ts';

export type RowOutcome =
  | {
      readonly kind: 'in-basket';
      readonly row: FilledOrderForm['added'][number];
      /** Rows of one article were too many together: there is less of it than all of them ask for. */
      readonly isPart: boolean;
    }
  | { readonly kind: 'left'; readonly why: OrderNumberVerdict<OrderItem>['kind'] };

/** In the basket, or left with the reason; undefined where nothing can be said of it. */
export const rowOutcome = (
  { rows, added }: Pick<FilledOrderForm, 'rows' | 'added'>,
  orderNumber: string,
): RowOutcome | undefined => {
  const row = added.find(({ item }) => item.orderNumber === orderNumber);
  // What was entered is in capitals, whatever the catalogue writes; what is shown may be what replaces it.
  const number = parseOrderNumber(orderNumber) ?? orderNumber;
  const left = rows.find(({ typed, entered = typed }) => entered.number === number)?.verdict;
  if (row !== undefined) return { kind: 'in-basket', row, isPart: left !== undefined };
  return left === undefined || left.kind === 'unreadable' ? undefined : { kind: 'left', why: left.kind };
};
