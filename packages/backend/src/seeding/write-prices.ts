// Writes what items cost, with the history of it.

import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { ItemRecord, TaxClass } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import { type Row, upsertRows } from './insert-rows.ts';
import { pricePointsOf, pricesOf } from './price-lists.ts';

/** An item with the tax class of its product. */
export type TaxedItem = { readonly item: ItemRecord; readonly taxClass: TaxClass };

/** Writes the prices of items; their history is the one of the records and no other. Answers the items of which anything has changed. */
export const writePrices = async (
  database: Database,
  items: readonly TaxedItem[],
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
