// Since when nothing shows a picture any more, and whether an order does: a picture that nothing shows goes after a while, one of an order stays with it.

import type { Kysely } from 'kysely';

/** Adds both; the next job looks at all pictures. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('pictures')
    .addColumn('unused_since', 'bigint')
    .addColumn('is_in_order', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};
