// Events of visitors who have agreed to be measured; nobody is named in them.

import { type Kysely, sql } from 'kysely';

/** Adds the table, with what the deletion and the figures of a day ask for. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table tracking_events (
    id bigint generated always as identity primary key,
    received_at bigint not null,
    store text not null,
    name text not null,
    fields jsonb not null
  )`.execute(database);
  await sql`create index tracking_events_by_time on tracking_events (received_at, name)`.execute(database);
};
