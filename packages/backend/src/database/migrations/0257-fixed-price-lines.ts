// Whether an ordered line has a fixed price, as books have (§ 3 BuchPrG): what its order saved was shared over the other lines alone.

import type { Kysely } from 'kysely';

/** Adds the column; of orders of before it is not known. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('order_lines').addColumn('has_fixed_price', 'boolean').execute();
};
