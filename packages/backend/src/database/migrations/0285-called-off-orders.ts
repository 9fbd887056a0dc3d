// Orders that were placed and cancelled afterwards are told from those that were never paid: only the goods of these go back into a basket.

import { type Kysely, sql } from 'kysely';

/** Adds the column. Of orders from before it is known where no payment was ever begun, and where money was sent back because of it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('orders')
    .addColumn('is_called_off', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`
    update orders set is_called_off = true
    where state = 'cancelled' and (
      not exists (select 1 from payments where payments.order_id = orders.id)
      or exists (select 1 from refunds where refunds.order_id = orders.id and refunds.reason = 'called-off'))`.execute(
    database,
  );
};
