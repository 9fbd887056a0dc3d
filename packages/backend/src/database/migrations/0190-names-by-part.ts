// Names of products are found by what they begin with and by any part of them without reading all of them: suggestions under the search box
// take the same time however many products there are.

import { type Kysely, sql } from 'kysely';

/** Adds the two indexes. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create index search_documents_by_part on search_documents using gin (name gin_trgm_ops)`.execute(database);
  await sql`create index search_documents_by_beginning on search_documents (language, name text_pattern_ops)`.execute(
    database,
  );
};
