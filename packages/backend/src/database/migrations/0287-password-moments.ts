// When the password of an account was set last: a form that changes it and comes again is the same wish.

import type { Kysely } from 'kysely';

/** Adds the column. Of accounts from before it is not known, and does not matter: it counts for minutes. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('accounts').addColumn('password_set_at', 'bigint').execute();
};
