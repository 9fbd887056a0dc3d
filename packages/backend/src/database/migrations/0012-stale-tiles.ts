// Sales and price changes mark the tiles that no longer tell the truth; whoever reads listings next writes them anew.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table stale_tiles (product_id text primary key references products on delete cascade)`,
  sql`create function mark_tile_of_stock() returns trigger language plpgsql as $$
    begin
      insert into stale_tiles (product_id)
        select product_id from items
        where id = new.item_id
          and (old.available >= minimum_order_quantity) is distinct from (new.available >= minimum_order_quantity)
        on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger stock_changes_tile after update of available on stock
    for each row when (old.available is distinct from new.available) execute function mark_tile_of_stock()`,
  sql`create function mark_tile_of_price() returns trigger language plpgsql as $$
    begin
      insert into stale_tiles (product_id) select product_id from items where id = new.item_id on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger price_changes_tile after update of cents, strike_cents on prices
    for each row when (old.cents is distinct from new.cents or old.strike_cents is distinct from new.strike_cents)
    execute function mark_tile_of_price()`,
];

/** Creates the marks and the triggers that set them. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
