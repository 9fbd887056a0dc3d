// The orders of a listing. Each is a ranking of all products that is made once for the values that it goes by, so that sorting a listing means
// sorting small numbers. Products that rank alike keep the shop's own order. Source: docs/adr/0009 "Sorting, searching".

import type { DEFAULT_CATEGORY_SORT, DEFAULT_SEARCH_SORT } from '@tornister/domain/listing';
import { inLanguage, type Language, type StoreCode, type Worded } from '@tornister/domain/storefront';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type ListingFilter, NO_FILTER } from './listing-filter.ts';
import { createShownPrices } from './shown-price.ts';

export const RANKED_SORTS = ['price-asc', 'price-desc', 'name', 'new', 'rating', 'discount'] as const;
export type RankedSort = (typeof RANKED_SORTS)[number];

/** The order in which the products are given: the shop's own in a category, relevance in a search. */
export type GivenSort = typeof DEFAULT_CATEGORY_SORT | typeof DEFAULT_SEARCH_SORT;
export type ListingSort = RankedSort | GivenSort;

/** What an array of prices can hold. */
const HIGHEST_CENTS = 2 ** 31 - 1;

const NAMES: Readonly<Record<ListingSort, Worded<string>>> = {
  si: { de: 'Unsere Empfehlung', en: 'Recommended' },
  relevance: { de: 'Beste Treffer', en: 'Best match' },
  'price-asc': { de: 'Preis aufsteigend', en: 'Price: low to high' },
  'price-desc': { de: 'Preis absteigend', en: 'Price: high to low' },
  name: { de: 'Name A–Z', en: 'Name A–Z' },
  new: { de: 'Neuheiten zuerst', en: 'Newest first' },
  rating: { de: 'Beste Bewertung', en: 'Best rated' },
  discount: { de: 'Größte Ersparnis', en: 'Biggest saving' },
};

const isRanked = (code: string): code is RankedSort => (RANKED_SORTS as readonly string[]).includes(code);

/** The sort of a code; an unknown one is the default. */
export const sortOf = (code: string | null | undefined, given: GivenSort): ListingSort =>
  code && isRanked(code) ? code : given;

/** All sorts of a listing with their names. */
export const sortOptions = (given: GivenSort, selected: ListingSort, language: Language) =>
  [given, ...RANKED_SORTS].map((code) => ({
    code,
    displayName: inLanguage(NAMES[code], language),
    selected: code === selected,
  }));

/** Prices differ by store, names by language. */
type Shop = { readonly store: StoreCode; readonly language: Language };

type Ranking = {
  /** The rank of a product, by its number. */
  readonly rankOf: Int32Array;
  /** The product of a rank. */
  readonly productAt: Int32Array;
};

/** What products are compared by, and the arrays of the index that this reads: with the same ones the order is the same. */
type Comparison = {
  readonly from: readonly [object, ...object[]];
  readonly compare: (left: number, right: number) => number;
};

type KnownRanking = Ranking & Pick<Comparison, 'from'>;

/** By the first array that a ranking was made from, and by its sort. A change of prices leaves the order of names alone, which takes the longest. */
const rankings = new WeakMap<object, Map<RankedSort, KnownRanking>>();

const rankingFor = (index: CatalogueIndex, sort: RankedSort, shop: Shop): Ranking => {
  const { from, compare } = comparison(index, sort, shop);
  const known = rankings.get(from[0]) ?? new Map<RankedSort, KnownRanking>();
  rankings.set(from[0], known);
  const before = known.get(sort);
  if (before?.from.every((array, at) => array === from[at])) return before;
  const ranking = { ...rank(index, compare), from };
  known.set(sort, ranking);
  return ranking;
};

const rank = (index: CatalogueIndex, compare: Comparison['compare']): Ranking => {
  const productAt = Int32Array.from(index.productIds.keys()).sort(
    (left, right) => compare(left, right) || left - right,
  );
  const rankOf = new Int32Array(productAt.length);
  productAt.forEach((product, position) => {
    rankOf[product] = position;
  });
  return { rankOf, productAt };
};

const comparison = (index: CatalogueIndex, sort: RankedSort, { store, language }: Shop): Comparison => {
  const by = (values: Int32Array | Uint8Array | Float64Array, direction: 1 | -1): Comparison => ({
    from: [values],
    compare: (left, right) => direction * ((values[left] ?? 0) - (values[right] ?? 0)),
  });
  switch (sort) {
    case 'price-asc':
      return by(index.prices[store].current, 1);
    case 'price-desc':
      return by(index.prices[store].current, -1);
    case 'new':
      return by(index.createdAt, -1);
    case 'discount':
      return by(index.prices[store].discountPercent, -1);
    case 'rating': {
      const [average, count] = [by(index.ratingAverage, -1), by(index.ratingCount, -1)];
      return {
        from: [...average.from, ...count.from],
        compare: (left, right) => average.compare(left, right) || count.compare(left, right),
      };
    }
    case 'name': {
      const names = index.names[language];
      return { from: [names], compare: byName(names, language) };
    }
  }
};

const byName = (names: readonly string[], language: Language): Comparison['compare'] => {
  let compare: Intl.Collator['compare'] | undefined;
  return (left, right) => {
    compare ??= new Intl.Collator(language, { numeric: true }).compare;
    return compare(names[left] ?? '', names[right] ?? '');
  };
};

/** By what their tiles show under the chosen values. Price and number make one number, which is sorted fastest. */
const byShownPrice = (
  index: CatalogueIndex,
  products: Int32Array,
  sort: 'price-asc' | 'price-desc',
  store: StoreCode,
  chosen: ListingFilter['chosen'],
): Int32Array => {
  const all = index.productIds.length;
  const highest = sort === 'price-asc' ? 0 : HIGHEST_CENTS;
  const { read } = createShownPrices(index, store, { chosen, price: undefined });
  const keys = Float64Array.from(products, (product) => Math.abs(highest - read(product)) * all + product).sort();
  return Int32Array.from(keys, (key) => key % all);
};

/** The products in the order of the sort; by price in that of the variants that the chosen values mean. */
export const sorted = (
  index: CatalogueIndex,
  products: Int32Array,
  sort: ListingSort,
  shop: Shop,
  chosen: ListingFilter['chosen'] = NO_FILTER.chosen,
): Int32Array => {
  if (!isRanked(sort)) return products;
  if (chosen.size > 0 && (sort === 'price-asc' || sort === 'price-desc'))
    return byShownPrice(index, products, sort, shop.store, chosen);
  const { rankOf, productAt } = rankingFor(index, sort, shop);
  const ranks = products.map((product) => rankOf[product] ?? 0).sort();
  return ranks.map((position) => productAt[position] ?? 0);
};
