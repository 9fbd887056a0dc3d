// Which wish a mailed link was asked for by: a mail that is delivered late takes no link away that was asked for after it.

import type { Kysely } from 'kysely';

/** Adds the column. Tokens from before have no moment, and count as asked for before every later one. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('one_time_tokens').addColumn('asked_at', 'bigint').execute();
};
