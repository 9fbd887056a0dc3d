// Gifts that a promotion puts into the cart by itself, beside those that a shopper chooses from.

import type { Kysely } from 'kysely';

/** Adds the column; the gifts that are there go on being chosen. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('free_articles')
    .addColumn('is_automatic', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
};
