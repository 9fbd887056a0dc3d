// Whether the voucher of an order was not for a line, as one for a single category: what the order saved is shared over the other lines.

import type { Kysely } from 'kysely';

/** Adds the column. Orders of before it were priced with what they saved shared over all lines, and stay so. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('order_lines')
    .addColumn('is_outside_voucher', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};
