// When an import has changed a product last, so that search engines can be told which pages are worth reading again.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // 0: not since this is written down; `created_at` says when it came.
  sql`alter table products add column changed_at bigint not null default 0`,
  // Files for search engines and price comparisons read the products of a store in the order of their ids.
  sql`create index listing_prices_of_store on listing_prices (store, product_id)`,
];

/** Adds the instant, and the order in which such files are written. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
