// One walk over the products of a listing: which of them pass, and how many each filter value would leave. The counts of a filter
// ignore its own selection, because another value of it widens the listing. Source: spec 1 §3 "Filters".

import { RATING_STEPS } from '@tornister/domain/listing';
import type { StoreCode } from '@tornister/domain/storefront';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { NOT_SOLD } from '../index/load-catalogue.ts';
import { filtersNothing, type ListingFilter } from './listing-filter.ts';
import { addNumber, numberSet, onlyThose, setOf, visitAscending } from './number-set.ts';
import { createShownPrices, type ShownPrices } from './shown-price.ts';

type Span = { readonly min: number; readonly max: number };

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

/** Walks over the products once, in the order of their numbers. */
export const countFacets = (
  index: CatalogueIndex,
  store: StoreCode,
  products: Int32Array,
  filter: ListingFilter,
): FacetCount => {
  const passing = numberSet(index.productIds.length);
  const values = valueCounter(index);
  const price = spanCounter();
  const rating = spanCounter();
  const steps = stepCounter();
  const refusing = refusalBy(index, filter);
  const shown = createShownPrices(index, store, filter);
  const leaving = leavingBy(index, shown, filter);
  const countValues = (product: number, cents: number, stars: number, refusal: number): void => {
    if (filter.price && hasVariants(index, product)) values.countEach(product, leaving(product, cents, stars));
    else if (refusal >= NONE) values.count(product, refusal);
  };

  visitAscending(setOf(products, index.productIds.length), (product) => {
    const cents = shown.read(product);
    if (cents === NOT_SOLD) return;
    const stars = index.ratingStars[product] ?? 0;
    const refusal = refusing(product, cents, stars);
    if (refusal === NONE) addNumber(passing, product);
    if (isOpenFor(PRICE, refusal)) price.count(cents);
    if (isOpenFor(RATING, refusal) && stars > 0) {
      rating.count(stars);
      steps.count(stars);
    }
    countValues(product, cents, stars, refusal);
  });
  return {
    matches: onlyThose(products, passing),
    ...values.counts,
    price: price.span(),
    rating: rating.span(),
    ratingCounts: [...steps.counts],
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
  const add = (product: number, value: number, owner: number): void => {
    valueCounts[value] = (valueCounts[value] ?? 0) + 1;
    if (lastCounted[owner] === product) return;
    lastCounted[owner] = product;
    filterCounts[owner] = (filterCounts[owner] ?? 0) + 1;
  };
  return {
    counts: { valueCounts, filterCounts },
    /** Counts the values that pass a check of their own. */
    countEach: (product: number, passes: (value: number, owner: number) => boolean): void => {
      const end = valueStarts[product + 1] ?? 0;
      for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
        const value = valueNumbers[at] ?? 0;
        const owner = filterOfValue[value] ?? 0;
        if (passes(value, owner)) add(product, value, owner);
      }
    },
    count: (product: number, onlyFilter: number): void => {
      const end = valueStarts[product + 1] ?? 0;
      for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
        const value = valueNumbers[at] ?? 0;
        const owner = filterOfValue[value] ?? 0;
        if (onlyFilter === NONE || onlyFilter === owner) add(product, value, owner);
      }
    },
  };
};

/** Tells which filter turns a product away. */
const refusalBy = (index: CatalogueIndex, filter: ListingFilter) => {
  const chosen = [...filter.chosen];
  if (filtersNothing(filter)) return () => NONE;
  return (product: number, cents: number, stars: number) => refusedBy(index, product, cents, stars, filter, chosen);
};

const hasVariants = ({ variants: { starts } }: CatalogueIndex, product: number): boolean =>
  starts[product] !== starts[product + 1];

/** Tells of the values of the product that was read last which of them would leave it: with another value it may show another variant at another price. */
const leavingBy = (index: CatalogueIndex, shown: ShownPrices, filter: ListingFilter) => {
  const refusingElse = refusalBy(index, { ...filter, price: undefined });
  const isWithin = (cents: number): boolean =>
    filter.price === undefined || (cents >= filter.price.from && cents <= filter.price.to);
  let [isOwnWithin, refusal] = [false, NONE];
  const leaves = (value: number, owner: number): boolean =>
    isOpenFor(owner, refusal) && (shown.hasVariantsIn(owner) ? isWithin(shown.withValue(value)) : isOwnWithin);
  return (product: number, cents: number, stars: number) => {
    isOwnWithin = isWithin(cents);
    refusal = refusingElse(product, cents, stars);
    return leaves;
  };
};

const refusedBy = (
  index: CatalogueIndex,
  product: number,
  cents: number,
  stars: number,
  filter: ListingFilter,
  chosen: readonly (readonly [number, ReadonlySet<number>])[],
): number => {
  let refusal = NONE;
  if (filter.price && (cents < filter.price.from || cents > filter.price.to)) refusal = PRICE;
  if (filter.rating && (stars < filter.rating.from || stars > filter.rating.to)) {
    if (refusal !== NONE) return SEVERAL;
    refusal = RATING;
  }
  for (const [number, values] of chosen) {
    if (hasAny(index, product, values)) continue;
    if (refusal !== NONE) return SEVERAL;
    refusal = number;
  }
  return refusal;
};

const hasAny = (index: CatalogueIndex, product: number, values: ReadonlySet<number>): boolean => {
  const end = index.valueStarts[product + 1] ?? 0;
  for (let at = index.valueStarts[product] ?? 0; at < end; at += 1) {
    if (values.has(index.valueNumbers[at] ?? 0)) return true;
  }
  return false;
};

const stepCounter = () => {
  const counts = new Int32Array(RATING_STEPS.length);
  return {
    counts,
    count: (stars: number): void => {
      for (let at = 0; at < RATING_STEPS.length; at += 1)
        if (stars >= (RATING_STEPS[at] ?? 0)) counts[at] = (counts[at] ?? 0) + 1;
    },
  };
};

/** Bounds in an array: a variable of a closure would make a new number on the heap with each change. */
const spanCounter = () => {
  const bounds = Float64Array.of(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  return {
    count: (value: number): void => {
      if (value < (bounds[0] ?? 0)) bounds[0] = value;
      if (value > (bounds[1] ?? 0)) bounds[1] = value;
    },
    span: (): Span | undefined => {
      const [min = 0, max = 0] = bounds;
      return min > max ? undefined : { min, max };
    },
  };
};
