// Tiles for a request: read once per store and language, cached while nothing about them changes, with the deals of the moment laid over.

import type { Language, StoreCode } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { primaryOf } from '../../database/primary-of.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Settings } from '../../settings.ts';
import { currentCatalogue, onCatalogueChange } from '../index/current-catalogue.ts';
import { type ChangedLately, createChangedLately } from './changed-lately.ts';
import { withReplacements } from './replacements.ts';
import { type TileRow, tileAnswerOf } from './tile-answer.ts';
import { createTileCache, type TileCache } from './tile-cache.ts';
import { withDeals } from './tile-deals.ts';

type Tile = Answer<'ProductTile'>;

type CachedTiles = { readonly cache: TileCache<Tile>; readonly changed: ChangedLately };
type TileSettings = Pick<Settings, 'tileCacheBytes' | 'databaseReadMaxLagMs'>;

const tilesByDatabase = new WeakMap<Database, CachedTiles>();

const tilesOf = (asked: Database, { tileCacheBytes, databaseReadMaxLagMs }: TileSettings): CachedTiles => {
  const database = primaryOf(asked);
  const known = tilesByDatabase.get(database);
  if (known) return known;
  const cache = createTileCache<Tile>(tileCacheBytes);
  // A replica is that far behind at the most when it is looked at, and it is not looked at all the time.
  const changed = createChangedLately(2 * databaseReadMaxLagMs);
  onCatalogueChange(database, (productIds) => {
    cache.forget(productIds);
    changed.note(productIds);
  });
  tilesByDatabase.set(database, { cache, changed });
  return { cache, changed };
};

/** The cached tiles of a database; the first who asks says how many bytes they may weigh. */
export const tileCacheOf = (database: Database, settings: TileSettings): TileCache<Tile> =>
  tilesOf(database, settings).cache;

/** The tiles of products in the given order; products that the store does not sell are left out. */
export const readTiles = async (context: RequestContext, productIds: readonly string[]): Promise<readonly Tile[]> => {
  if (productIds.length === 0) return [];
  const { database, settings, storefront } = context;
  const { store, language } = storefront;
  const { cache, changed } = tilesOf(database, settings);
  await currentCatalogue(database);
  const missing = productIds.filter((id) => cache.get(id, store, language) === undefined);
  const lately = missing.filter((id) => changed.has(id));
  const before = missing.filter((id) => !changed.has(id));
  const read = new Map([
    ...(await readFromDatabase(primaryOf(database), lately, store, language)),
    ...(await readFromDatabase(database, before, store, language)),
  ]);
  for (const [id, tile] of read) cache.set(id, store, language, tile);
  const tiles = productIds.flatMap((id) => cache.get(id, store, language) ?? read.get(id) ?? []);
  return withReplacements(database, await withDeals(context, tiles), storefront);
};

const readFromDatabase = async (
  database: Database,
  productIds: readonly string[],
  store: StoreCode,
  language: Language,
): Promise<ReadonlyMap<string, Tile>> => {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<TileRow>`
    select listing_prices.product_id, tile, best_item_id, current_cents, strike_cents, discount_percent, starts_from,
      base_cents, base_unit, minimum_order_quantity, is_shortage
    from listing_prices join listing_tiles on listing_tiles.product_id = listing_prices.product_id
    where store = ${store} and listing_prices.product_id = any(${productIds})`.execute(database);
  return new Map(rows.map((row) => [row.product_id, tileAnswerOf(row, language)]));
};
