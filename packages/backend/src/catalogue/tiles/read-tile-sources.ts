// What the tiles of some products are made from.

import type { StoreCode } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Text } from '../../texts/text.ts';
import type { ExtraBadgeRecord, ItemRecord, ProductRecord, TaxClass } from '../catalogue-records.ts';
import type { StoredPicture } from '../pictures/stored-picture.ts';
import type { ItemsTable } from '../tables.ts';

export type TileProduct = {
  readonly id: string;
  readonly name: Text;
  readonly manufacturer_name: string;
  readonly is_new: boolean;
  readonly is_popular: boolean;
  readonly extra_badge_ids: readonly string[];
  readonly extra_badges: readonly ExtraBadgeRecord[];
  readonly energy_class: NonNullable<ProductRecord['energyClass']> | null;
  readonly shortage_text: Text | null;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly tax_class: TaxClass;
  /** From the top category down to the product's own. */
  readonly category_names: readonly Text[];
};

export type StoredPrice = { readonly cents: number; readonly strike: number | null };

export type TileItem = Pick<
  ItemsTable,
  | 'id'
  | 'product_id'
  | 'position'
  | 'is_available'
  | 'delivery_status'
  | 'minimum_order_quantity'
  | 'base_amount'
  | 'base_unit'
> & {
  readonly attribute_values: ItemRecord['attributeValues'];
  readonly available: number;
  readonly picture: StoredPicture | null;
  /** By store. A storefront that was added gets its prices with the next import. */
  readonly prices: Readonly<Partial<Record<StoreCode, StoredPrice>>>;
};

export const readTileProducts = async (
  database: Database,
  productIds: readonly string[],
): Promise<readonly TileProduct[]> => {
  const { rows } = await sql<TileProduct>`
    with recursive wanted as (select * from products where id = any(${productIds})),
    branch as (
      select wanted.id as product_id, categories.id, categories.parent_id, categories.level,
        categories.details -> 'name' as name
      from wanted join categories on categories.id = wanted.main_category_id
      union -- without "all": categories in a circle, which no import writes, come once
      select branch.product_id, categories.id, categories.parent_id, categories.level, categories.details -> 'name'
      from branch join categories on categories.id = branch.parent_id
    )
    select wanted.id, wanted.name, manufacturers.name as manufacturer_name, is_new, is_popular, extra_badge_ids,
      energy_class, shortage_text, rating_average, rating_count, tax_class,
      (select coalesce(json_agg(json_build_object('id', extra_badges.id, 'name', extra_badges.name)), '[]'::json)
        from extra_badges where extra_badges.id = any(wanted.extra_badge_ids)) as extra_badges,
      (select json_agg(branch.name order by branch.level) from branch where branch.product_id = wanted.id) as category_names
    from wanted join manufacturers on manufacturers.id = wanted.manufacturer_id`.execute(database);
  return rows;
};

export const readTileItems = async (
  database: Database,
  productIds: readonly string[],
): Promise<readonly TileItem[]> => {
  const { rows } = await sql<TileItem>`
    select items.id, product_id, position, is_available, delivery_status, minimum_order_quantity, base_amount, base_unit,
      attribute_values, pictures -> 0 as picture, coalesce(stock.available, 0) as available,
      (select coalesce(json_object_agg(store, json_build_object('cents', cents, 'strike', strike_cents)), '{}'::json)
        from prices where prices.item_id = items.id) as prices
    from items left join stock on stock.item_id = items.id
    where product_id = any(${productIds}) order by product_id, position`.execute(database);
  return rows;
};
