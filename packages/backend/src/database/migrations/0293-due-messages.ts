// Since when a message of the outbox is due, whatever became of the tries: the figure of late messages is counted from it.

import type { Kysely } from 'kysely';

/** Adds the column. A message from before, or of an older version, has none and counts as due from its next try on. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('outbox').addColumn('due_at', 'bigint').execute();
};
