// What a cancellation has cut off from a year that was charged already, so that both mails say what becomes of the money.

import type { Kysely } from 'kysely';

/** Adds the column; cancellations of before know nothing of it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('cancellations').addColumn('cut_off', 'jsonb').execute();
};
