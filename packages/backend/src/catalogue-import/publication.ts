// What an import has changed appears at its end: tiles, search, and the line by which running processes read the catalogue anew. Until then it is noted
// in `pending_publications`, in the transaction that changes it, so that what one import could not finish is finished by the next.

import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { refreshTiles } from '../catalogue/tiles/refresh-tiles.ts';
import type { Database, Transaction } from '../database/database.ts';
import { liftLimit } from '../database/long-work.ts';
import { retried } from '../database/retried.ts';
import { indexProducts } from '../search/index-products.ts';
import { chunksOf, insertRows } from '../seeding/insert-rows.ts';

const PRODUCTS_PER_CHUNK = 200;

/** What a batch has changed. */
export type Changed = {
  /** The products that look different for it, or can be found by something else. */
  readonly productIds: readonly string[];
  /** Whether anything of the whole shop has changed, like the menu or the name of a filter, be it of any product or of none. */
  readonly isShopChanged?: boolean;
};

/** Notes what has to be published, together with the changes themselves. */
export const notePending = async (
  transaction: Transaction,
  { productIds, isShopChanged = false }: Changed,
): Promise<void> => {
  const noted = [...new Set(productIds), ...(isShopChanged ? [null] : [])];
  await insertRows(
    transaction,
    'pending_publications',
    noted.map((product_id) => ({ product_id })),
  );
};

/** Publishes everything that is noted, by whichever import; answers the products of it. */
export const publishPending = async (database: Database, now: Instant): Promise<readonly string[]> => {
  const pending = await database.selectFrom('pending_publications').select(['id', 'product_id']).execute();
  if (pending.length === 0) return [];
  const productIds = [...new Set(pending.flatMap(({ product_id }) => product_id ?? []))];
  for (const chunk of chunksOf(productIds, PRODUCTS_PER_CHUNK)) {
    await retried(database, async (transaction) => {
      await liftLimit(transaction);
      await transaction.updateTable('products').set({ changed_at: now }).where('id', 'in', chunk).execute();
      await refreshTiles(transaction, chunk);
      await takeOffEmptied(transaction, chunk);
    });
  }
  await indexProducts(database);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('catalogue_imports')
      .values({ completed_at: now, changed_products: productIds.length })
      .execute();
    // These lines and no others: another import may have noted more meanwhile.
    await sql`delete from pending_publications where id in (
      select value::bigint from json_array_elements_text(${JSON.stringify(pending.map(({ id }) => id))}::json)
    )`.execute(transaction);
  });
  return productIds;
};

/** A product whose last item has moved to another one is listed no more. */
const takeOffEmptied = async (transaction: Transaction, productIds: readonly string[]): Promise<void> => {
  for (const table of ['listing_prices', 'listing_tiles'] as const) {
    await sql`delete from ${sql.table(table)} as listed where listed.product_id = any(${productIds})
      and not exists (select 1 from items where items.product_id = listed.product_id)`.execute(transaction);
  }
};
