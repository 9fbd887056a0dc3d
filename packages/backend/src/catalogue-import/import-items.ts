// Writes a batch of items with their prices, pictures and stock.

import type { Instant } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';
import { writeItems, writeStock } from '../seeding/import-products.ts';
import { insertRows } from '../seeding/insert-rows.ts';
import { readPriceHistory } from '../seeding/write-prices.ts';
import type { FileItem } from './file-schemas.ts';
import { toItem } from './to-records.ts';

/** Writes the items of some lines; answers the products of those that are new or changed, and those that they belonged to before. */
export const importItems = async (
  database: Database,
  folder: string,
  lines: readonly FileItem[],
  now: Instant,
): Promise<readonly string[]> => {
  const ids = lines.map(({ id }) => id);
  const productIds = lines.map(({ productId }) => productId);
  const products = await database
    .selectFrom('products')
    .select(['id', 'tax_class'])
    .where('id', 'in', productIds)
    .execute();
  const taxClasses = new Map(products.map(({ id, tax_class }) => [id, tax_class]));
  const histories = await readPriceHistory(database, ids);
  const stored = await database.selectFrom('items').select(['id', 'product_id']).where('id', 'in', ids).execute();
  const before = new Map(stored.map(({ id, product_id }) => [id, product_id]));
  const items = [];
  for (const line of lines) {
    items.push({
      item: await toItem(folder, line, histories.get(line.id) ?? [], now),
      taxClass: taxClasses.get(line.productId) ?? ('standard' as const),
    });
  }
  const changed = await writeItems(database, items, now);
  const stocked = await writeStock(
    database,
    lines.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ item_id: id, available: stock }])),
  );
  await insertRows(
    database,
    'stock',
    lines.flatMap(({ id, stock }) => (stock === undefined ? [{ item_id: id, available: 0 }] : [])),
  );
  const counted = new Set(stocked);
  // An item that has moved is missing where it was, also where that product has other lines that say nothing new.
  const left = lines.flatMap(({ id, productId }) => {
    const was = before.get(id);
    return was === undefined || was === productId ? [] : [was];
  });
  return [...changed, ...left, ...lines.flatMap(({ id, productId }) => (counted.has(id) ? [productId] : []))];
};
