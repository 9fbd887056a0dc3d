// When it was proved that the mailbox of an account is its owner's: whoever registers can type a stranger's address.

import { type Kysely, sql } from 'kysely';

/**
 * Of the accounts that are there, those that visitors have opened (their ids have 24 random characters) count as not proved: nothing that was kept
 * says who used a link of theirs, and a proof too few only hides what one link brings back. Those that the shop brought itself are proved.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('accounts').addColumn('mailbox_proved_at', 'bigint').execute();
  await sql`update accounts set mailbox_proved_at = created_at where length(id) <> 24`.execute(database);
};
