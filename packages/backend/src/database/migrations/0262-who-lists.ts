// When a visitor without an account has last listed something: with a list in use, visitor and cart are kept, for the list hangs on them.

import { type Kysely, sql } from 'kysely';

/** Adds the moment; of lists that are there already it is when they were made. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('users').addColumn('listed_at', 'bigint').execute();
  await sql`update users set listed_at = (select max(wishlists.created_at) from wishlists where wishlists.user_id = users.id)
    where account_id is null`.execute(database);
};
