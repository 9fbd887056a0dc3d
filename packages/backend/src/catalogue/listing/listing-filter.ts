// What a listing is narrowed to, checked against what there is to narrow by: filters and values that the shop does not know are
// ignored, numbers out of bounds are refused. Source: spec 1 §3 "Filters", §7.

import type { ChosenValues } from '@tornister/domain/catalogue';
import { isRangeOfStars } from '@tornister/domain/listing';
import { CENTS_PER_UNIT } from '@tornister/domain/money';
import type { CatalogueIndex } from '../index/catalogue-index.ts';

/** Ids of the range filters; both kinds carry their kind before the dot (spec 1 §2). */
export const PRICE_FILTER_ID = 'PRICE.1';
export const RATING_FILTER_ID = 'rating.1';

export type AskedFilter = {
  readonly enumFilters: readonly { readonly id: string; readonly values: readonly string[] }[];
  readonly rangeFilters: readonly { readonly id: string; readonly from: number; readonly to: number }[];
};

export type Bounds = { readonly from: number; readonly to: number };

export type ListingFilter = {
  /** By the number of the filter: the numbers of the chosen values. */
  readonly chosen: ReadonlyMap<number, ReadonlySet<number>>;
  /** In cents. */
  readonly price: Bounds | undefined;
  /** In stars. */
  readonly rating: Bounds | undefined;
};

/** The filter that lets everything pass. */
export const NO_FILTER: ListingFilter = { chosen: new Map(), price: undefined, rating: undefined };

export const filtersNothing = ({ chosen, price, rating }: ListingFilter): boolean =>
  chosen.size === 0 && price === undefined && rating === undefined;

/** The filter that was asked for, in numbers. */
export const listingFilterOf = (index: CatalogueIndex, asked: AskedFilter): ListingFilter => ({
  chosen: chosenValues(index, asked.enumFilters),
  price: boundsOf(asked.rangeFilters, PRICE_FILTER_ID, CENTS_PER_UNIT),
  rating: boundsOf(asked.rangeFilters.filter(isRangeOfStars), RATING_FILTER_ID, 1),
});

/** The chosen values in their own words, by filter. */
export const chosenWords = ({ filters, filterValues }: CatalogueIndex, { chosen }: ListingFilter): ChosenValues =>
  new Map(
    [...chosen].map(([filter, values]) => [
      filters[filter]?.id ?? '',
      new Set([...values].map((value) => filterValues[value]?.id ?? '')),
    ]),
  );

const chosenValues = (
  index: CatalogueIndex,
  enumFilters: AskedFilter['enumFilters'],
): ReadonlyMap<number, ReadonlySet<number>> => {
  const chosen = new Map<number, ReadonlySet<number>>();
  for (const { id, values } of enumFilters) {
    const filter = index.filters.findIndex((definition) => definition.id === id);
    const numbers = filter < 0 ? [] : values.flatMap((value) => index.valueNumberOf.get(`${id}\n${value}`) ?? []);
    if (numbers.length > 0) chosen.set(filter, new Set([...(chosen.get(filter) ?? []), ...numbers]));
  }
  return chosen;
};

const boundsOf = (ranges: AskedFilter['rangeFilters'], id: string, unit: number): Bounds | undefined => {
  const range = ranges.find((one) => one.id === id);
  if (range === undefined || !Number.isFinite(range.from) || !Number.isFinite(range.to)) return undefined;
  return unit === 1 ? range : { from: Math.round(range.from * unit), to: Math.round(range.to * unit) };
};
