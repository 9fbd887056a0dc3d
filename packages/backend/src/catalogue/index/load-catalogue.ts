// Reading the whole catalogue into its index, and what has changed since.

import { starsFor } from '@tornister/domain/catalogue';
import { recordOf } from '@tornister/domain/shared';
import { LANGUAGES, STORE_CODES, type StoreCode, textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Text } from '../../texts/text.ts';
import { type CatalogueIndex, HALVES, type StorePrices } from './catalogue-index.ts';
import { categoryTreeOf, membersOf } from './category-tree.ts';
import { startsOf } from './number-lists.ts';
import { smallNumbers } from './small-numbers.ts';
import { loadVariants, type VariantRow, withNewerVariants } from './variants.ts';

type ProductRow = {
  readonly id: string;
  readonly name: Text;
  readonly main_category_id: string;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly created_at: number;
  readonly category_ids: readonly string[];
  readonly filter_values: readonly number[];
};

/** A price that has changed, with what reviews make of its product: whoever changes the one or the other writes the listing's prices anew. */
type ListingChange = {
  readonly product_id: string;
  readonly store: StoreCode;
  readonly current_cents: number;
  readonly discount_percent: number;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly revision: number;
};

/** Products that a store does not sell have this price. */
export const NOT_SOLD = -1;

const halvesOf = (average: number | null): number => (average === null ? 0 : HALVES * starsFor(average));

/** Reads everything. */
export const loadCatalogue = async (database: Database): Promise<CatalogueIndex> => {
  const lastImport = await readLastImport(database);
  const products = await readProducts(database);
  const categories = await database.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute();
  const definitions = await database.selectFrom('filter_definitions').selectAll().orderBy('position').execute();
  const values = await database.selectFrom('filter_values').selectAll().orderBy('id').execute();
  const changes = await readChanges(database, 0);

  const numberOf = new Map(products.map(({ id }, number) => [id, number]));
  const filterNumbers = new Map(definitions.map(({ id }, number) => [id, number]));
  const filterValues = Array.from<CatalogueIndex['filterValues'][number]>({ length: (values.at(-1)?.id ?? 0) + 1 });
  for (const { id, filter_id, value_id, label } of values) {
    filterValues[id] = { filter: filterNumbers.get(filter_id) ?? 0, id: value_id, label };
  }
  const tree = categoryTreeOf(categories);
  const productIds = products.map(({ id }) => id);
  const valueNumberOf = new Map(values.map(({ id, filter_id, value_id }) => [`${filter_id}\n${value_id}`, id]));
  const filterOfValue = Int32Array.from(filterValues, (value) => value?.filter ?? 0);
  const index: CatalogueIndex = {
    revision: 0,
    lastImport,
    productIds,
    numberOf,
    ratingAverage: Float64Array.from(products, ({ rating_average }) => rating_average ?? 0),
    ratingHalves: Uint8Array.from(products, ({ rating_average }) => halvesOf(rating_average)),
    ratingCount: Int32Array.from(products, ({ rating_count }) => rating_count),
    createdAt: Float64Array.from(products, ({ created_at }) => created_at),
    names: recordOf(LANGUAGES, (language) => products.map(({ name }) => textIn(name, language))),
    mainCategory: products.map(({ main_category_id }) => main_category_id),
    prices: emptyPrices(products.length),
    filters: definitions.map(({ id, display_name }) => ({ id, displayName: display_name })),
    filterValues,
    filterOfValue,
    valueNumberOf,
    variants: await loadVariants(database, { productIds, filters: definitions, filterOfValue, valueNumberOf }),
    ...valueArraysOf(products, filterValues.length),
    ...tree,
    membersOf: membersOf(
      tree.categories,
      products.map(({ category_ids }) => category_ids),
    ),
  };
  // What an import has begun to list since the products were read is left for when it ends, and everything is read again.
  const known = changes.filter(({ product_id }) => numberOf.has(product_id));
  return withChanges(index, known) ?? index;
};

/**
 * The index with newer prices and ratings; undefined when a product is not in it and everything has to be read. Arrays in which nothing differs stay
 * the same ones, and with them the orders that were made of them.
 */
export const withChanges = (
  index: CatalogueIndex,
  changes: readonly ListingChange[],
  changedVariants: readonly VariantRow[] = [],
): CatalogueIndex | undefined => {
  if (changes.some(({ product_id }) => !index.numberOf.has(product_id))) return undefined;
  const prices = recordOf(STORE_CODES, (store) => ({
    current: copiedOnChange(index.prices[store].current),
    discountPercent: copiedOnChange(index.prices[store].discountPercent),
  }));
  const ratingAverage = copiedOnChange(index.ratingAverage);
  const ratingHalves = copiedOnChange(index.ratingHalves);
  const ratingCount = copiedOnChange(index.ratingCount);
  let revision = index.revision;
  for (const change of changes) {
    const number = index.numberOf.get(change.product_id) ?? 0;
    prices[change.store].current.put(number, change.current_cents);
    prices[change.store].discountPercent.put(number, change.discount_percent);
    ratingAverage.put(number, change.rating_average ?? 0);
    ratingHalves.put(number, halvesOf(change.rating_average));
    ratingCount.put(number, change.rating_count);
    revision = Math.max(revision, change.revision);
  }
  return {
    ...index,
    revision,
    prices: recordOf(STORE_CODES, (store) => ({
      current: prices[store].current.numbers(),
      discountPercent: prices[store].discountPercent.numbers(),
    })),
    ratingAverage: ratingAverage.numbers(),
    ratingHalves: ratingHalves.numbers(),
    ratingCount: ratingCount.numbers(),
    variants: withNewerVariants(index.variants, index.numberOf, changedVariants),
  };
};

/** The number of the last import from files; 0 when there was none. */
export const readLastImport = async (database: Database): Promise<number> => {
  const { last } = await database
    .selectFrom('catalogue_imports')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/** Prices that are newer than a revision, with the ratings of their products. Those of a storefront that was taken out are left alone. */
export const readChanges = async (database: Database, revision: number): Promise<readonly ListingChange[]> =>
  database
    .selectFrom('listing_prices')
    .innerJoin('products', 'products.id', 'listing_prices.product_id')
    .select(['product_id', 'store', 'current_cents', 'discount_percent', 'rating_average', 'rating_count', 'revision'])
    .where('revision', '>', revision)
    .where('store', 'in', STORE_CODES)
    .execute();

const readProducts = async (database: Database): Promise<readonly ProductRow[]> => {
  const { rows } = await sql<ProductRow>`
    select id, name, main_category_id, rating_average, rating_count, created_at,
      coalesce(in_categories.category_ids, '{}') as category_ids, coalesce(has_values.filter_values, '{}') as filter_values
    from products
    left join (select product_id, array_agg(category_id) as category_ids from product_categories group by product_id)
      as in_categories on in_categories.product_id = products.id
    left join (select product_id, array_agg(filter_value) as filter_values from product_filter_values group by product_id)
      as has_values on has_values.product_id = products.id
    where exists (select 1 from listing_tiles where listing_tiles.product_id = products.id)
    order by sales_rank, id`.execute(database);
  return rows;
};

const emptyPrices = (products: number): Record<StoreCode, StorePrices> =>
  recordOf(STORE_CODES, () => ({
    current: new Int32Array(products).fill(NOT_SOLD),
    discountPercent: new Uint8Array(products),
  }));

/** Numbers that are copied when the first of them changes: somebody may still be answering from the old ones. */
const copiedOnChange = <Numbers extends Int32Array | Uint8Array | Float64Array>(old: Numbers) => {
  let numbers = old;
  return {
    put: (at: number, value: number): void => {
      if (numbers[at] === value) return;
      if (numbers === old) numbers = old.slice() as Numbers;
      numbers[at] = value;
    },
    numbers: (): Numbers => numbers,
  };
};

const valueArraysOf = (
  products: readonly ProductRow[],
  values: number,
): Pick<CatalogueIndex, 'valueStarts' | 'valueNumbers'> => {
  const valueStarts = startsOf(products.map(({ filter_values }) => filter_values));
  const valueNumbers = smallNumbers(
    values,
    products.flatMap(({ filter_values }) => filter_values),
  );
  return { valueStarts, valueNumbers };
};
