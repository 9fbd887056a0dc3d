// Puts rows of a class list into the basket, of a family or of the school. Source: docs/class-lists.md.

import type { ResultAsync } from 'neverthrow';
import type { FillOrderForm } from '../order-form/fill-order-form.ts';
import type { GatewayError } from '../ports/index.ts';
import type { OrderedRows } from './family-rows.ts';

/** Fills the basket as the order form does: once for each key. */
export const putIntoBasket = (
  orderForm: Pick<FillOrderForm, 'add'>,
  rows: OrderedRows['rows'],
  key: string,
): ResultAsync<OrderedRows, GatewayError> => {
  const typed = rows.map(({ item, quantity }) => ({ number: item.orderNumber, quantity: String(quantity) }));
  return orderForm.add({ typed, text: '' }, key).map((filled) => ({ rows, filled }));
};
