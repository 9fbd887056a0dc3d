// Every import leaves a line, by which running processes notice that they have to read the catalogue anew.

import { type Kysely, sql } from 'kysely';

/** Creates the table of imports. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table catalogue_imports (
    id integer generated always as identity primary key,
    completed_at bigint not null,
    changed_products integer not null
  )`.execute(database);
};
