// What is written and uploaded for a return before it is announced belongs to the login that ordered, or to whoever found the order by its
// number: neither sees what the other has begun.

import { type Kysely, sql } from 'kysely';

/** Adds the flag to drafts and pictures, each order having a draft of either. What is there already is the buyer's. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['return_drafts', 'return_images'])
    await database.schema
      .alterTable(table)
      .addColumn('is_own', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute();
  await sql`alter table return_drafts drop constraint return_drafts_pkey`.execute(database);
  await sql`alter table return_drafts add primary key (order_id, is_own)`.execute(database);
};
