// What an import has written and nobody sees yet: it is noted together with what was written, and goes when tiles, search and running processes know of
// it. An import that was cut short in between is so finished by the next one, which finds the rows themselves equal.

import { type Kysely, sql } from 'kysely';

/**
 * Creates the list; a line without a product is something of the whole shop, like the menu. What imports before this one have left without a tile is the
 * first to stand in it.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table pending_publications (
    id bigint generated always as identity primary key,
    product_id text
  )`.execute(database);
  await sql`insert into pending_publications (product_id) select id from products
    where exists (select 1 from items where items.product_id = products.id)
      and not exists (select 1 from listing_tiles where listing_tiles.product_id = products.id)`.execute(database);
};
