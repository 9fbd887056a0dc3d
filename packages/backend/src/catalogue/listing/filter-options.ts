// The filters beside a listing, in words. Source: spec 1 §3 "Filters".

import { STARS_MAX } from '@tornister/domain/catalogue';
import { RATING_STEPS } from '@tornister/domain/listing';
import { CENTS_PER_UNIT } from '@tornister/domain/money';
import { inLanguage, type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { FacetCount } from './facet-count.ts';
import { type Bounds, type ListingFilter, PRICE_FILTER_ID, RATING_FILTER_ID } from './listing-filter.ts';
import { valuesInOrder } from './values-in-order.ts';

type FilterAnswer = Answer<'Filter'>;

/** What the filters of one listing are made of. */
type Listing = {
  readonly index: Pick<CatalogueIndex, 'filters' | 'filterValues'>;
  /** What the filter leaves. */
  readonly counts: FacetCount;
  /** What there is without it. */
  readonly unfiltered: FacetCount;
  readonly filter: ListingFilter;
  readonly language: Language;
};

/** A filter that fewer of the products know is not offered, unless it is in use. */
const LEAST_SHARE = 0.05;

const PRICE_NAME = { de: 'Preis', en: 'Price' };
const RATING_NAME = { de: 'Bewertung', en: 'Rating' };

/**
 * The filters of a listing: price first, then those with values in the shop's order, the rating last. Values that the unfiltered listing
 * has and the filtered one has not stay, with a count of 0: what leads nowhere is shown as that and does not vanish.
 */
export const filterOptions = (listing: Listing): readonly FilterAnswer[] => {
  const filters = [priceFilter(listing), ...enumFilters(listing), ratingFilter(listing)];
  return filters.filter((one) => one !== undefined);
};

const priceFilter = ({ counts, filter, language }: Listing): FilterAnswer | undefined => {
  const span = counts.price && { from: counts.price.min, to: counts.price.max };
  // A range that was asked for stays a filter, also where nothing is left to be within it.
  const whole = span ?? filter.price;
  if (whole === undefined || (whole.from === whole.to && filter.price === undefined)) return undefined;
  return {
    id: PRICE_FILTER_ID,
    kind: 'PRICE',
    displayName: inLanguage(PRICE_NAME, language),
    values: [],
    ...range(inUnits(whole), filter.price && inUnits(filter.price)),
  };
};

const ratingFilter = ({ counts, filter, language }: Listing): FilterAnswer | undefined => {
  if (counts.rating === undefined && filter.rating === undefined) return undefined;
  return {
    id: RATING_FILTER_ID,
    kind: 'RATING',
    displayName: inLanguage(RATING_NAME, language),
    values: RATING_STEPS.map((stars, at) => ({
      id: String(stars),
      displayValue: String(stars),
      selected: filter.rating?.from === stars,
      count: counts.ratingCounts[at] ?? 0,
    })),
    ...range({ from: 0, to: STARS_MAX }, filter.rating),
  };
};

/** What can be chosen, and what is: everything, where nothing was. */
const range = (whole: Bounds, selected = whole) => ({
  min: whole.from,
  max: whole.to,
  minSelected: selected.from,
  maxSelected: selected.to,
});

const inUnits = ({ from, to }: Bounds): Bounds => ({ from: from / CENTS_PER_UNIT, to: to / CENTS_PER_UNIT });

const enumFilters = (listing: Listing): readonly (FilterAnswer | undefined)[] =>
  listing.index.filters.map(({ id, displayName }, number) => {
    const values = filterValues(listing, number);
    const isInUse = listing.filter.chosen.has(number);
    if (!isInUse && !(values.length > 1 && isKnownWidely(listing, number))) return undefined;
    return { id, kind: 'ENUM', displayName: textIn(displayName, listing.language), values };
  });

/** Whether enough of the products know a filter, of those that are left or of all. */
const isKnownWidely = ({ counts, unfiltered }: Listing, number: number): boolean =>
  [counts, unfiltered].some(({ matches, filterCounts }) => (filterCounts[number] ?? 0) >= matches.length * LEAST_SHARE);

/** The values of a filter that the unfiltered listing has, and those that are chosen. */
const filterValues = (listing: Listing, filter: number): FilterAnswer['values'] => {
  const { index, counts, unfiltered, language } = listing;
  const chosen = listing.filter.chosen.get(filter);
  const values = valuesInOrder(index, language).get(filter) ?? [];
  return values.flatMap(({ number, id, displayValue }) => {
    const selected = chosen?.has(number) ?? false;
    if (!selected && (unfiltered.valueCounts[number] ?? 0) === 0) return [];
    return [{ id, displayValue, selected, count: counts.valueCounts[number] ?? 0 }];
  });
};
