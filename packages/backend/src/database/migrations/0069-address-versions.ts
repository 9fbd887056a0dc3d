// Addresses know the one that took their place: what was changed is not what was removed, which can come back.

import type { Kysely } from 'kysely';

/** Adds the id of the address that took the place of a changed one. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('addresses').addColumn('replaced_by', 'text').execute();
};
