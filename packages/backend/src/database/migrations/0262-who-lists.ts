// When a visitor without an account has last listed something: with a list in use, visitor and cart are kept, for the list hangs on them.

import { type Kysely, sql } from 'kysely';

/** Adds the moment; of lists that are there already it is when they were made. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('users').addColumn('listed_at', 'bigint').execute();
  // Only who has a list is written: nearly all visitors have none.
  await sql`update users set listed_at = lists.made
    from (select user_id, max(created_at) as made from wishlists group by user_id) as lists
    where lists.user_id = users.id and users.account_id is null`.execute(database);
};
