// What is known about queries is found whatever the storefront spells it with: "weisse tafel" is "weiße tafel".

import { type Kysely, sql } from 'kysely';

const TABLES = ['search_redirects', 'search_rewrites', 'search_long_tails'] as const;

/** Adds an index of the expression that queries are compared by (`foldedColumn` in search/search-key.ts). */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of TABLES)
    await sql`create index ${sql.ref(`${table}_folded`)} on ${sql.table(table)} ((replace(replace(replace(replace(replace(replace(
      lower(query), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), '«', '„'), '»', '“')))`.execute(database);
};
