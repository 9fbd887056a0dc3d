// What a shopper has yet to read of goods that did not come into the cart whole, as after a merge that nobody waited for.

import type { Kysely } from 'kysely';

/** Adds the column. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('carts').addColumn('shortfall', 'text').execute();
};
