// An order as it was written, for the confirmation page and the mail.

import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderLinesTable } from '../database/order-tables.ts';
import type { OrderRow } from './advance-order.ts';

type OrderLineRow = Selectable<OrderLinesTable>;
export type WrittenOrder = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };

/** An order with its lines in their order. */
export const readOrder = async (database: Database, orderId: string): Promise<WrittenOrder | undefined> => {
  const order = await database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (order === undefined) return undefined;
  const lines = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { order, lines };
};
