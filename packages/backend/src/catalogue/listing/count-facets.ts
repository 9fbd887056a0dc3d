// Which products of a listing pass its filters, and how many each filter value would leave. The counts of a filter ignore its own selection, because
// another value of it widens the listing. What is read of a product lies in arrays, so that each count is one short loop: a search may find thousands.
// Loops go by place: over an array of numbers `of` makes an object for each of them.
// Source: spec 1 §3 "Filters".

import type { StoreCode } from '@tornister/domain/storefront';
import { type CatalogueIndex, HALVES } from '../index/catalogue-index.ts';
import { NOT_SOLD } from '../index/load-catalogue.ts';
import { countSold } from './count-sold.ts';
import type { FacetCount, Span } from './facet-count.ts';
import { filtersNothing, type ListingFilter } from './listing-filter.ts';
import { addNumber, ascending, type NumberSet, numberSet, onlyThose, setOf } from './number-set.ts';
import { createRatingCounter } from './rating-counter.ts';
import { createShownPrices, type ShownPrices } from './shown-price.ts';
import { createValueCounter, type ValueCounter } from './value-counter.ts';

/** Which filter turned a product away: its number from 0 on, or one of these; `SEVERAL` when it was more than one. */
const NONE = -1;
const SEVERAL = -2;
const PRICE = -3;
const RATING = -4;

/** Products that the store sells, in the order of their numbers; what was read of one has the same place in each array. */
type SoldProducts = {
  readonly numbers: Int32Array;
  readonly cents: Int32Array;
  /** Its stars, in half stars. */
  readonly halves: Uint8Array;
  /** Which filter turned it away. */
  readonly refusals: Int32Array;
};

/** Counts the products of a listing under its filter. */
export const countFacets = (
  index: CatalogueIndex,
  store: StoreCode,
  products: Int32Array,
  filter: ListingFilter,
): FacetCount => {
  const values = createValueCounter(index);
  const listed = setOf(products, index.productIds.length);
  const numbers = ascending(listed, roomFor(products.length).listed);
  if (filtersNothing(filter)) {
    const { sold, ...found } = countSold(index, index.prices[store].current, numbers, roomFor(products.length).numbers);
    values.countAll(sold);
    const matches =
      sold.length === numbers.length ? products : onlyThose(products, setOf(sold, index.productIds.length));
    return { matches, ...values.counts, ...found };
  }
  const sold = readFiltered(index, store, numbers, filter, values);
  return {
    matches: onlyThose(products, passing(sold, index.productIds.length)),
    ...values.counts,
    price: priceSpan(sold),
    ...countStars(sold),
  };
};

/** True for a product that every other filter lets pass. */
const isOpenFor = (filter: number, refusedBy: number): boolean => refusedBy === NONE || refusedBy === filter;

const createRoom = (size: number): SoldProducts & { readonly listed: Int32Array } => ({
  listed: new Int32Array(size),
  numbers: new Int32Array(size),
  cents: new Int32Array(size),
  halves: new Uint8Array(size),
  refusals: new Int32Array(size),
});

/** Used again by the next count, since none outlives it: what is made for each search is what makes the backend sweep its memory. */
let room = createRoom(0);

/** Room for what is read of so many products. */
const roomFor = (size: number): typeof room => {
  if (room.listed.length < size) room = createRoom(size);
  return room;
};

/** Fills that room, one product after the other. */
const fill = (size: number) => {
  const { numbers, cents, halves, refusals } = roomFor(size);
  let count = 0;
  return {
    add: (product: number, price: number, rated: number, refusal: number): void => {
      numbers[count] = product;
      cents[count] = price;
      halves[count] = rated;
      refusals[count] = refusal;
      count += 1;
    },
    sold: (): SoldProducts => ({ numbers: numbers.subarray(0, count), cents, halves, refusals }),
  };
};

/** Those that no filter turned away. */
const passing = ({ numbers, refusals }: SoldProducts, bound: number): NumberSet => {
  const set = numberSet(bound);
  for (let at = 0; at < numbers.length; at += 1) if (refusals[at] === NONE) addNumber(set, numbers[at] ?? 0);
  return set;
};

/** Reads what is sold under a filter, and counts the values that would leave it: of a product that one filter turned away only the values of that filter. */
const readFiltered = (
  index: CatalogueIndex,
  store: StoreCode,
  numbers: Int32Array,
  filter: ListingFilter,
  values: ValueCounter,
): SoldProducts => {
  const shown = createShownPrices(index, store, filter);
  const refusing = refusalBy(index, filter);
  const leaving = leavingBy(index, shown, filter);
  const { sold, add } = fill(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    const product = numbers[at] ?? 0;
    const cents = shown.read(product);
    if (cents === NOT_SOLD) continue;
    const halves = index.ratingHalves[product] ?? 0;
    const stars = halves / HALVES;
    const refusal = refusing(product, cents, stars);
    add(product, cents, halves, refusal);
    if (filter.price && hasVariants(index, product)) values.count(product, leaving(product, cents, stars));
    else if (refusal >= NONE) values.count(product, (_, owner) => isOpenFor(owner, refusal));
  }
  return sold();
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

/** From the cheapest to the dearest of those that no other filter turned away. */
const priceSpan = ({ numbers, cents, refusals }: SoldProducts): Span | undefined => {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < numbers.length; at += 1) {
    if (!isOpenFor(PRICE, refusals[at] ?? NONE)) continue;
    const price = cents[at] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min > max ? undefined : { min, max };
};

/** Counts the products that no other filter turned away by their stars. */
const countStars = ({ numbers, halves, refusals }: SoldProducts): Pick<FacetCount, 'rating' | 'ratingCounts'> => {
  const ratings = createRatingCounter();
  for (let at = 0; at < numbers.length; at += 1) {
    if (isOpenFor(RATING, refusals[at] ?? NONE)) ratings.add(halves[at] ?? 0);
  }
  return ratings.counted();
};
