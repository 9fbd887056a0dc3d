// Who ended a login: its own owner, in the browser that had it, or the shop and other devices.

import { type Kysely, sql } from 'kysely';

/** Adds the mark of a login whose owner has logged out with its own token. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column is_logged_out boolean not null default false`.execute(database);
};
