// An order whose payment failed can be gone on with once: its cart is opened again.

import type { Kysely } from 'kysely';

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('orders').addColumn('reopened_at', 'bigint').execute();
};
