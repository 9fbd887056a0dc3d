// Keeps the read model of listings in step with products, prices and stock. Changes of stock and prices mark their tiles by
// themselves (`refreshStaleTiles`); who changes a product's texts calls `refreshTiles`. Deals are not part of it, because they depend
// on the time and are laid over when a listing is read.

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { groupedBy } from '../grouped-by.ts';
import { type PriceRow, priceRowsOf } from './price-rows.ts';
import { readTileItems, readTileProducts, type TileItem } from './read-tile-sources.ts';
import { tileContentOf } from './tile-content.ts';

/** Any number that no other lock of the shop uses. */
const LISTING_LOCK = 7_201_102;

/**
 * Writes the tiles and listing prices of some products anew. Refreshes run one after the other, so that a higher revision is
 * never visible before a lower one.
 */
export const refreshTiles = async (database: Database, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  if (database.isTransaction) return refresh(database, productIds);
  await database.transaction().execute((transaction) => refresh(transaction, productIds));
};

const refresh = async (database: Database, productIds: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LISTING_LOCK})`.execute(database);
  const products = await readTileProducts(database, productIds);
  const items = groupedBy(await readTileItems(database, productIds), ({ product_id }) => product_id);
  const itemsOf = (productId: string): readonly TileItem[] => items.get(productId) ?? [];
  const sellable = products.filter(({ id }) => itemsOf(id).length > 0);

  const tiles = sellable.map((product) => ({
    product_id: product.id,
    tile: tileContentOf(product, itemsOf(product.id)),
  }));
  await sql`insert into listing_tiles (product_id, tile)
    select product_id, tile from json_populate_recordset(null::listing_tiles, ${JSON.stringify(tiles)}::json)
    on conflict (product_id) do update set tile = excluded.tile`.execute(database);
  await writePrices(
    database,
    sellable.flatMap((product) => priceRowsOf(product, itemsOf(product.id))),
  );
};

const writePrices = async (database: Database, rows: readonly PriceRow[]): Promise<void> => {
  await sql`with given as (select * from json_populate_recordset(null::listing_prices, ${JSON.stringify(rows)}::json)),
    next as (select nextval('listing_revision') as revision)
    insert into listing_prices
    select given.product_id, given.store, given.best_item_id, given.current_cents, given.strike_cents,
      given.discount_percent, given.starts_from, given.base_cents, given.base_unit, given.minimum_order_quantity,
      given.is_shortage, next.revision
    from given, next
    on conflict (product_id, store) do update set
      best_item_id = excluded.best_item_id, current_cents = excluded.current_cents, strike_cents = excluded.strike_cents,
      discount_percent = excluded.discount_percent, starts_from = excluded.starts_from, base_cents = excluded.base_cents,
      base_unit = excluded.base_unit, minimum_order_quantity = excluded.minimum_order_quantity,
      is_shortage = excluded.is_shortage, revision = excluded.revision`.execute(database);
};
