// Which stores and languages there are is said by the storefronts' records and by no table.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table prices drop constraint if exists prices_store_check`,
  sql`alter table search_documents drop constraint if exists search_documents_language_check`,
];

/** Takes back the lists of stores and languages. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
