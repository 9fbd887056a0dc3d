// The moments that were given to mails of which only some an hour go to one mailbox, so that those that wait do not go all at once.

import type { Kysely } from 'kysely';

/** Adds the column. What was counted before, and what is only counted, has none. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('rate_limits').addColumn('turns', 'jsonb').execute();
};
