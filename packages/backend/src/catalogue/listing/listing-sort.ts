// The orders of a listing. Each is a ranking of all products that is made once per index, so that sorting a listing means sorting
// small numbers. Products that rank alike keep the shop's own order. Source: docs/adr/0009 "Sorting, searching".

import type { DEFAULT_CATEGORY_SORT, DEFAULT_SEARCH_SORT } from '@tornister/domain/listing';
import { inLanguage, type Language, type StoreCode, type Worded } from '@tornister/domain/storefront';
import type { CatalogueIndex } from '../index/catalogue-index.ts';

export const RANKED_SORTS = ['price-asc', 'price-desc', 'name', 'new', 'rating', 'discount'] as const;
export type RankedSort = (typeof RANKED_SORTS)[number];

/** The order in which the products are given: the shop's own in a category, relevance in a search. */
export type GivenSort = typeof DEFAULT_CATEGORY_SORT | typeof DEFAULT_SEARCH_SORT;
export type ListingSort = RankedSort | GivenSort;

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

type Ranking = {
  /** The rank of a product, by its number. */
  readonly rankOf: Int32Array;
  /** The product of a rank. */
  readonly productAt: Int32Array;
};

const rankings = new WeakMap<CatalogueIndex, Map<string, Ranking>>();

const rankingFor = (index: CatalogueIndex, sort: RankedSort, store: StoreCode, language: Language): Ranking => {
  const known = rankings.get(index) ?? new Map<string, Ranking>();
  rankings.set(index, known);
  const key = `${sort} ${store} ${language}`;
  const ranking = known.get(key) ?? rank(index, comparison(index, sort, store, language));
  known.set(key, ranking);
  return ranking;
};

const rank = (index: CatalogueIndex, compare: (left: number, right: number) => number): Ranking => {
  const productAt = Int32Array.from(index.productIds.keys()).sort(
    (left, right) => compare(left, right) || left - right,
  );
  const rankOf = new Int32Array(productAt.length);
  productAt.forEach((product, position) => {
    rankOf[product] = position;
  });
  return { rankOf, productAt };
};

const comparison = (index: CatalogueIndex, sort: RankedSort, store: StoreCode, language: Language) => {
  const by =
    (values: ArrayLike<number>, direction: 1 | -1) =>
    (left: number, right: number): number =>
      direction * ((values[left] ?? 0) - (values[right] ?? 0));
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
      return (left: number, right: number): number => average(left, right) || count(left, right);
    }
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      const names = index.names[language];
      return (left: number, right: number): number => compare(names[left] ?? '', names[right] ?? '');
    }
  }
};

/** The products in the order of the sort. */
export const sorted = (
  index: CatalogueIndex,
  products: Int32Array,
  sort: ListingSort,
  shop: { readonly store: StoreCode; readonly language: Language },
): Int32Array => {
  if (!isRanked(sort)) return products;
  const { rankOf, productAt } = rankingFor(index, sort, shop.store, shop.language);
  const ranks = products.map((product) => rankOf[product] ?? 0).sort();
  return ranks.map((position) => productAt[position] ?? 0);
};
