// How often the reservation of a line's deal pieces was extended.

import type { Kysely } from 'kysely';

/** Adds the counter; a reservation that runs now was not extended. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('cart_lines')
    .addColumn('reservation_extensions', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
