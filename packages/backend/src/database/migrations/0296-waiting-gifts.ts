// The gift that a shopper has chosen and whose value the goods do not reach any more: it waits for them, as a voucher does.

import type { Kysely } from 'kysely';

/** Adds the column. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('carts').addColumn('waiting_gift', 'jsonb').execute();
};
