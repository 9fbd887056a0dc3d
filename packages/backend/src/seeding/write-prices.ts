// Writes what items cost, with the history of it.

import { continuedHistory, money, type PricePoint } from '@tornister/domain/money';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import { DEFAULT_STORE } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { ItemRecord, TaxClass } from '../catalogue/catalogue-records.ts';
import { groupedBy } from '../catalogue/grouped-by.ts';
import type { Database } from '../database/database.ts';
import { type Row, upsertRows } from './insert-rows.ts';
import { type PricedItem, pricePointsOf, pricesOf } from './price-lists.ts';

/** An item with the tax class of its product. */
export type TaxedItem<Item extends PricedItem = ItemRecord> = { readonly item: Item; readonly taxClass: TaxClass };

/** Writes the prices of items; their history is the one of the records and no other. Answers the items of which anything has changed. */
export const writePrices = async (
  database: Database,
  items: readonly TaxedItem<PricedItem>[],
  now: Instant,
): Promise<readonly string[]> => {
  const prices = items.flatMap(({ item, taxClass }) => pricesOf(item, taxClass, now));
  const points = items.flatMap(({ item, taxClass }) => pricePointsOf(item, taxClass, now));
  return [
    ...(await upsertRows(database, 'prices', ['item_id', 'store'], prices)),
    ...(await keepOnly(
      database,
      items.map(({ item }) => item.id),
      points,
    )),
    ...(await upsertRows(database, 'price_points', ['item_id', 'store', 'valid_from'], points)),
  ];
};

/** The history of items' prices in the first store, as the shop has kept it. */
export const readPriceHistory = async (
  database: Database,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PricePoint[]>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('price_points')
    .select(['item_id', 'valid_from', 'cents'])
    .where('store', '=', DEFAULT_STORE)
    .where('item_id', 'in', itemIds)
    .execute();
  const points = groupedBy(rows, ({ item_id }) => item_id);
  return new Map(
    [...points].map(([id, all]) => [
      id,
      all.map(({ valid_from, cents }) => ({ from: instantOf(valid_from), price: money(cents) })),
    ]),
  );
};

/** A history as records have it. */
export const historyRecord = (points: readonly PricePoint[], now: Instant): ItemRecord['priceHistory'] =>
  points.map(({ from, price }) => ({ daysAgo: (now - from) / DAY_MS, priceCents: price.cents }));

/**
 * Counts the prices of products' items anew in every store from those of the first one, by the tax class that the products have now. Answers the items of
 * which anything has changed.
 */
export const recountPrices = async (
  database: Database,
  productIds: readonly string[],
  now: Instant,
): Promise<readonly string[]> => {
  if (productIds.length === 0) return [];
  const priced = await database
    .selectFrom('items')
    .innerJoin('products', 'products.id', 'items.product_id')
    .innerJoin('prices', 'prices.item_id', 'items.id')
    .select(['items.id', 'products.tax_class', 'prices.cents', 'prices.list_cents'])
    .where('prices.store', '=', DEFAULT_STORE)
    .where('items.product_id', 'in', productIds)
    .execute();
  const histories = await readPriceHistory(
    database,
    priced.map(({ id }) => id),
  );
  const items = priced.map(({ id, tax_class, cents, list_cents }) => {
    const price = { stated: undefined, kept: histories.get(id) ?? [], price: money(cents) };
    const priceHistory = historyRecord(continuedHistory(price, now), now);
    const item = { id, priceCents: cents, ...(list_cents !== null && { listPriceCents: list_cents }), priceHistory };
    return { item, taxClass: tax_class };
  });
  return writePrices(database, items, now);
};

/** Takes away the former prices that are in the history of these items no more; answers the items. */
const keepOnly = async (
  database: Database,
  itemIds: readonly string[],
  points: readonly Row<'price_points'>[],
): Promise<readonly string[]> => {
  const { rows: gone } = await sql<{ item_id: string }>`
    delete from price_points as had where had.item_id = any(${itemIds}) and not exists (
      select 1 from json_populate_recordset(null::price_points, ${JSON.stringify(points)}::json) as given
      where given.item_id = had.item_id and given.store = had.store and given.valid_from = had.valid_from)
    returning had.item_id`.execute(database);
  return gone.map(({ item_id }) => item_id);
};
