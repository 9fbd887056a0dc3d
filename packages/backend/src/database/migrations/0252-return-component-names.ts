// The name of the one part of a set that comes back, as it was when the return was announced.

import type { Kysely } from 'kysely';

/** Adds the column; returns of before keep the number of the part alone. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('return_items').addColumn('component_name', 'text').execute();
};
