// One product with its maker and all of its items, in one query.

import type { StoreCode } from '@tornister/domain/storefront';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ExtraBadgeRecord, ManufacturerRecord } from '../catalogue-records.ts';
import type { ItemsTable, ProductsTable } from '../tables.ts';

export type ProductItem = Selectable<ItemsTable> & {
  /** Pieces in stock. */
  readonly available: number;
  readonly cents: number;
  readonly strike_cents: number | null;
  readonly list_cents: number | null;
};

export type FullProduct = Selectable<ProductsTable> & {
  readonly manufacturer: ManufacturerRecord;
  readonly extra_badges: readonly ExtraBadgeRecord[];
  /** By position; never empty. */
  readonly items: readonly ProductItem[];
};

/** Products with the prices of a store, as `condition` picks them; without those that the store does not sell. */
const readProducts = async (
  database: Database,
  store: StoreCode,
  condition: RawBuilder<unknown>,
): Promise<readonly FullProduct[]> => {
  const { rows } = await sql<FullProduct>`
    select products.*, manufacturers.record as manufacturer,
      (select coalesce(json_agg(extra_badges order by array_position(products.extra_badge_ids, extra_badges.id)), '[]')
        from extra_badges where extra_badges.id = any(products.extra_badge_ids)) as extra_badges,
      (select json_agg(sold order by sold.position, sold.id) from (
        select items.*, coalesce(stock.available, 0) as available, cents, strike_cents, list_cents
        from items
        join prices on prices.item_id = items.id and store = ${store}
        left join stock on stock.item_id = items.id
        where items.product_id = products.id
      ) as sold) as items
    from products join manufacturers on manufacturers.id = products.manufacturer_id
    where ${condition} order by products.id`.execute(database);
  return rows.filter(({ items }) => items !== null);
};

/** The product with the prices of a store; undefined when the store does not sell it. */
export const readProduct = async (
  database: Database,
  productId: string,
  store: StoreCode,
): Promise<FullProduct | undefined> => (await readProducts(database, store, sql`products.id = ${productId}`))[0];

/** The products with these ids, in the order of their ids. */
export const readProductsById = (
  database: Database,
  store: StoreCode,
  ids: readonly string[],
): Promise<readonly FullProduct[]> => readProducts(database, store, sql`products.id = any(${ids})`);

/** The product that an item belongs to. */
export const productIdOfItem = async (database: Database, itemId: string): Promise<string | undefined> => {
  const row = await database.selectFrom('items').select('product_id').where('id', '=', itemId).executeTakeFirst();
  return row?.product_id;
};
