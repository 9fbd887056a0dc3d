// Since when a mail is refused for good by its server: after a week of that it is given up.

import type { Kysely } from 'kysely';

/** Adds the moment. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('outbox').addColumn('refused_since', 'bigint').execute();
};
