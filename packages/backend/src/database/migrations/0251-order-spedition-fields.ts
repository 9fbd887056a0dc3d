// What the forwarding agent was told about the place stays with the order.

import { type Kysely, sql } from 'kysely';

/** Adds the column; orders that went by the forwarding agent take over what their carts still know. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('orders')
    .addColumn('spedition_fields', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
  await sql`update orders set spedition_fields = carts.spedition_fields from carts
    where carts.id = orders.cart_id and orders.shipper_code = 'spedition'`.execute(database);
};
