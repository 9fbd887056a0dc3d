// When somebody on the waiting list of the prime membership was told that it can be bought.

import { type Kysely, sql } from 'kysely';

/** Adds the instant, and the order in which people are told. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('prime_waiting_list').addColumn('notified_at', 'bigint').execute();
  await sql`create index prime_waiting_list_waiting on prime_waiting_list (store, confirmed_at)
    where confirmed_at is not null and notified_at is null`.execute(database);
};
