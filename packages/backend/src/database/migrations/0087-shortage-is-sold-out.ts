// A product with a shortage text is short only while it cannot be bought: tiles that said otherwise are written anew.

import { type Kysely, sql } from 'kysely';

/** Marks the tiles of products with a shortage text. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`insert into stale_tiles (product_id) select id from products where shortage_text is not null
    on conflict do nothing`.execute(database);
};
