// What staff decides by a moment that it writes down: a review may appear, a return is accepted.

import { type Kysely, sql } from 'kysely';

/** Both are empty until somebody has looked. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table review_submissions add column approved_at bigint`.execute(database);
  await sql`alter table returns add column accepted_at bigint`.execute(database);
};
