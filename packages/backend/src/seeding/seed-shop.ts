// Fills an empty database with the demo shop, all in one transaction: a seeding that is cut short leaves nothing behind, and the next
// start begins anew. Source: docs/adr/0009 "The demo shop".

import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { refreshTiles } from '../catalogue/tiles/refresh-tiles.ts';
import type { Database, Transaction } from '../database/database.ts';
import { lockForLong } from '../database/long-work.ts';
import { indexProducts } from '../search/index-products.ts';
import { createFilterNumbers } from './filter-numbers.ts';
import { importCatalogue, importDeals } from './import-catalogue.ts';
import { importContent, importQueries } from './import-content.ts';
import { importProducts } from './import-products.ts';
import { chunksOf } from './insert-rows.ts';
import type { ShopRecords } from './shop-records.ts';

export type SeedingProgress = {
  readonly step: 'products' | 'tiles' | 'search';
  readonly done: number;
  readonly total: number;
};

export type SeedingOptions = {
  readonly shop: ShopRecords;
  readonly seed: number;
  readonly now: Instant;
  readonly onProgress?: (progress: SeedingProgress) => void;
  /** Writes what other areas keep of the demo shop, in the same transaction. */
  readonly alsoImport?: (transaction: Transaction, shop: ShopRecords) => Promise<void>;
};

const NAME = 'demo-shop';
const PRODUCTS_PER_CHUNK = 200;
/** Any number that no other lock of the shop uses. */
const SEEDING_LOCK = 7_201_101;

/** True once the demo shop is complete. */
export const isSeeded = async (database: Database): Promise<boolean> => {
  const row = await database.selectFrom('seedings').select('name').where('name', '=', NAME).executeTakeFirst();
  return row !== undefined;
};

/** Fills the database, unless that has been done; of several processes that start at once, one does it and the others wait. */
export const seedShop = async (database: Database, options: SeedingOptions): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await lockForLong(transaction, SEEDING_LOCK);
    if (await isSeeded(transaction)) return;
    await fill(transaction, options);
    await transaction
      .insertInto('seedings')
      .values({
        name: NAME,
        products: options.shop.productCount,
        seed: options.seed,
        completed_at: options.now,
      })
      .execute();
  });
  for (const table of ['products', 'items', 'prices', 'listing_prices', 'listing_tiles', 'search_documents'] as const) {
    await sql`analyze ${sql.table(table)}`.execute(database);
  }
};

const fill = async (transaction: Transaction, options: SeedingOptions): Promise<void> => {
  const { shop, now, onProgress = () => undefined, alsoImport } = options;
  const total = shop.productCount;
  await importCatalogue(transaction, shop);
  await importContent(transaction, shop, now);
  await importQueries(transaction, shop);

  const filters = createFilterNumbers();
  const manufacturers = new Map(shop.manufacturers.map((one) => [one.id, one]));
  const productIds: string[] = [];
  for (const bundles of chunksOf(shop.products(), PRODUCTS_PER_CHUNK)) {
    await importProducts(transaction, bundles, { now, filters, manufacturers });
    filters.committed();
    productIds.push(...bundles.map(({ product }) => product.id));
    onProgress({ step: 'products', done: productIds.length, total });
  }
  await importDeals(transaction, shop);
  await alsoImport?.(transaction, shop);

  let done = 0;
  for (const chunk of chunksOf(productIds, PRODUCTS_PER_CHUNK)) {
    await refreshTiles(transaction, chunk);
    done += chunk.length;
    onProgress({ step: 'tiles', done, total });
  }
  await indexProducts(transaction, (indexed) => onProgress({ step: 'search', done: indexed, total }));
};
