// One walk over the products of a listing: which of them pass, and how many each filter value would leave. The counts of a filter
// ignore its own selection, because another value of it widens the listing. Source: spec 1 §3 "Filters".

import { RATING_STEPS } from '@tornister/domain/listing';
import type { CatalogueIndex, StorePrices } from '../index/catalogue-index.ts';
import { NOT_SOLD } from '../index/load-catalogue.ts';
import type { ListingFilter } from './listing-filter.ts';

export type Span = { readonly min: number; readonly max: number };

export type FacetCount = {
  /** Numbers of the products that pass every filter, in the order in which they came. */
  readonly matches: Int32Array;
  /** Products by value number. */
  readonly valueCounts: Int32Array;
  /** Products with any value of a filter, by filter number. */
  readonly filterCounts: Int32Array;
  /** Cents; absent among no products. */
  readonly price: Span | undefined;
  /** Stars, of products that have been rated. */
  readonly rating: Span | undefined;
  /** Products with at least so many stars, by the steps of the filter. */
  readonly ratingCounts: readonly number[];
};

/** Which filter turned a product away: its number from 0 on, or one of these; `SEVERAL` when it was more than one. */
const NONE = -1;
const SEVERAL = -2;
const PRICE = -3;
const RATING = -4;

/** Walks over the products once. */
export const countFacets = (
  index: CatalogueIndex,
  prices: StorePrices,
  products: Int32Array,
  filter: ListingFilter,
): FacetCount => {
  const matches = new Int32Array(products.length);
  let matchCount = 0;
  const values = valueCounter(index);
  const price = spanCounter();
  const rating = spanCounter();
  const steps = stepCounter();
  const chosen = [...filter.chosen];

  for (const product of products) {
    const cents = prices.current[product] ?? NOT_SOLD;
    if (cents === NOT_SOLD) continue;
    const stars = index.ratingAverage[product] ?? 0;
    const refusedBy = refusing(index, product, cents, stars, filter, chosen);
    if (refusedBy === NONE) matches[matchCount++] = product;
    if (isOpenFor(PRICE, refusedBy)) price.count(cents);
    if (isOpenFor(RATING, refusedBy) && stars > 0) {
      rating.count(stars);
      steps.count(stars);
    }
    if (refusedBy >= NONE) values.count(product, refusedBy);
  }
  return {
    matches: matches.subarray(0, matchCount),
    ...values.counts,
    price: price.span(),
    rating: rating.span(),
    ratingCounts: steps.counts,
  };
};

/** True for a product that every other filter lets pass. */
const isOpenFor = (filter: number, refusedBy: number): boolean => refusedBy === NONE || refusedBy === filter;

/** Counts the values of products; of one that a filter turned away only the values of that filter. */
const valueCounter = (index: CatalogueIndex) => {
  const { valueStarts, valueNumbers, filterOfValue } = index;
  const valueCounts = new Int32Array(index.filterValues.length);
  const filterCounts = new Int32Array(index.filters.length);
  const lastCounted = new Int32Array(index.filters.length).fill(-1);
  const countValue = (product: number, value: number, owner: number): void => {
    valueCounts[value] = (valueCounts[value] ?? 0) + 1;
    if (lastCounted[owner] === product) return;
    lastCounted[owner] = product;
    filterCounts[owner] = (filterCounts[owner] ?? 0) + 1;
  };
  return {
    counts: { valueCounts, filterCounts },
    count: (product: number, onlyFilter: number): void => {
      const end = valueStarts[product + 1] ?? 0;
      for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
        const value = valueNumbers[at] ?? 0;
        const owner = filterOfValue[value] ?? 0;
        if (onlyFilter === NONE || onlyFilter === owner) countValue(product, value, owner);
      }
    },
  };
};

const refusing = (
  index: CatalogueIndex,
  product: number,
  cents: number,
  stars: number,
  filter: ListingFilter,
  chosen: readonly (readonly [number, ReadonlySet<number>])[],
): number => {
  let refusedBy = NONE;
  if (filter.price && (cents < filter.price.from || cents > filter.price.to)) refusedBy = PRICE;
  if (filter.rating && (stars < filter.rating.from || stars > filter.rating.to)) {
    if (refusedBy !== NONE) return SEVERAL;
    refusedBy = RATING;
  }
  for (const [number, values] of chosen) {
    if (hasAny(index, product, values)) continue;
    if (refusedBy !== NONE) return SEVERAL;
    refusedBy = number;
  }
  return refusedBy;
};

const hasAny = (index: CatalogueIndex, product: number, values: ReadonlySet<number>): boolean => {
  const end = index.valueStarts[product + 1] ?? 0;
  for (let at = index.valueStarts[product] ?? 0; at < end; at += 1) {
    if (values.has(index.valueNumbers[at] ?? 0)) return true;
  }
  return false;
};

const stepCounter = () => {
  const counts = RATING_STEPS.map(() => 0);
  return {
    counts,
    count: (stars: number): void =>
      RATING_STEPS.forEach((from, at) => {
        if (stars >= from) counts[at] = (counts[at] ?? 0) + 1;
      }),
  };
};

const spanCounter = () => {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  return {
    count: (value: number): void => {
      if (value < min) min = value;
      if (value > max) max = value;
    },
    span: (): Span | undefined => (min > max ? undefined : { min, max }),
  };
};
