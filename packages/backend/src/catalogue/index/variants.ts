// The variants of the catalogue's products in arrays of numbers, so that a listing that is narrowed by what tells variants apart counts and sorts by the
// price of the one that it shows. Source: spec 1 §3 "bestItemId", "Filters"; docs/adr/0009 "Sorting, searching".

import { recordOf } from '@tornister/domain/shared';
import { STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { chunksOf } from '../../seeding/insert-rows.ts';
import { groupedBy } from '../grouped-by.ts';
import { type ItemSupply, isForSale } from '../items/item-availability.ts';
import type { ItemsTable } from '../tables.ts';

/** The items of products that have several of them, product by product; other products have none here. */
export type Variants = {
  /** The variants of product `n` are those from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Int32Array;
  /** Of variant `v` the filter values with its attributes are `valueNumbers[valueStarts[v]]` up to `valueNumbers[valueStarts[v + 1]]`. */
  readonly valueStarts: Int32Array;
  /** Below 0 where a filter does not know the value: `-1 - n` for filter `n`. */
  readonly valueNumbers: Int32Array;
  /** 1 for a filter that is an attribute of some of them, by the number of the filter. */
  readonly isAttribute: Uint8Array;
  /** 1 for a variant that can be bought. */
  readonly forSale: Uint8Array;
  /** Cents in each store; -1 where it has no price. */
  readonly cents: Readonly<Record<StoreCode, Int32Array>>;
};

/** A variant as the database has it. */
export type VariantRow = Omit<ItemSupply, 'max_quantity'> &
  Pick<ItemsTable, 'product_id'> & {
    readonly attribute_values: Readonly<Record<string, string>>;
    readonly cents: Readonly<Partial<Record<StoreCode, number>>>;
  };

/** A variant has no price in a store. */
const NO_PRICE = -1;
/** Products whose variants are read at once, so that not all of them lie in memory as rows. */
const PRODUCTS_PER_CHUNK = 5_000;

/** The variants of products, in an order that no import changes. */
export const readVariants = async (
  database: Database,
  productIds: readonly string[],
): Promise<readonly VariantRow[]> => {
  if (productIds.length === 0) return [];
  const { rows } = await sql<VariantRow>`
    select product_id, is_available, delivery_status, minimum_order_quantity, coalesce(stock.available, 0) as available,
      attribute_values, (select coalesce(json_object_agg(store, cents), '{}'::json) from prices where item_id = items.id) as cents
    from items left join stock on stock.item_id = items.id
    where product_id = any(${productIds})
      and exists (select 1 from items as other where other.product_id = items.product_id and other.id <> items.id)
    order by product_id, id`.execute(database);
  return rows;
};

type Known = {
  readonly productIds: readonly string[];
  readonly filters: readonly { readonly id: string }[];
  readonly filterOfValue: Int32Array;
  readonly valueNumberOf: ReadonlyMap<string, number>;
};

/** Reads the variants of all products, in the order of the products. */
export const loadVariants = async (
  database: Database,
  { productIds, filters, filterOfValue, valueNumberOf }: Known,
): Promise<Variants> => {
  const filterNumbers = new Map(filters.map(({ id }, number) => [id, number]));
  const valuesOf = ({ attribute_values }: VariantRow): readonly number[] =>
    Object.entries(attribute_values).flatMap(([name, value]) => {
      const filter = filterNumbers.get(name);
      return filter === undefined ? [] : (valueNumberOf.get(`${name}\n${value}`) ?? -1 - filter);
    });
  const [starts, valueStarts, valueNumbers, forSale]: [number[], number[], number[], number[]] = [[0], [0], [], []];
  const cents = recordOf(STORE_CODES, (): number[] => []);
  for (const chunk of chunksOf(productIds, PRODUCTS_PER_CHUNK)) {
    const rows = groupedBy(await readVariants(database, chunk), ({ product_id }) => product_id);
    for (const id of chunk) {
      for (const row of rows.get(id) ?? []) {
        valueNumbers.push(...valuesOf(row));
        valueStarts.push(valueNumbers.length);
        forSale.push(Number(isForSale(row)));
        for (const store of STORE_CODES) cents[store].push(row.cents[store] ?? NO_PRICE);
      }
      starts.push(forSale.length);
    }
  }
  return {
    starts: Int32Array.from(starts),
    valueStarts: Int32Array.from(valueStarts),
    valueNumbers: Int32Array.from(valueNumbers),
    isAttribute: attributesAmong(filters, valueNumbers, filterOfValue),
    forSale: Uint8Array.from(forSale),
    cents: recordOf(STORE_CODES, (store) => Int32Array.from(cents[store])),
  };
};

const attributesAmong = (filters: Known['filters'], valueNumbers: readonly number[], filterOfValue: Int32Array) => {
  const isAttribute = new Uint8Array(filters.length);
  for (const value of valueNumbers) isAttribute[value < 0 ? -1 - value : (filterOfValue[value] ?? 0)] = 1;
  return isAttribute;
};

/** The variants with what has changed of some of them; of a product that has got others since nothing changes until everything is read again. */
export const withNewerVariants = (
  variants: Variants,
  numberOf: ReadonlyMap<string, number>,
  rows: readonly VariantRow[],
): Variants => {
  if (rows.length === 0) return variants;
  const forSale = variants.forSale.slice();
  const cents = recordOf(STORE_CODES, (store) => variants.cents[store].slice());
  for (const [productId, own] of groupedBy(rows, ({ product_id }) => product_id)) {
    const number = numberOf.get(productId) ?? -1;
    const start = variants.starts[number] ?? 0;
    if (variants.starts[number + 1] !== start + own.length) continue;
    own.forEach((row, at) => {
      forSale[start + at] = Number(isForSale(row));
      for (const store of STORE_CODES) cents[store][start + at] = row.cents[store] ?? NO_PRICE;
    });
  }
  return { ...variants, forSale, cents };
};
