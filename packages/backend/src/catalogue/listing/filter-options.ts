// The filters beside a listing, in words. Source: spec 1 §3 "Filters".

import { STARS_MAX } from '@tornister/domain/catalogue';
import { RATING_STEPS } from '@tornister/domain/listing';
import { CENTS_PER_UNIT } from '@tornister/domain/money';
import { inLanguage, type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { FacetCount, Span } from './count-facets.ts';
import { type Bounds, type ListingFilter, PRICE_FILTER_ID, RATING_FILTER_ID } from './listing-filter.ts';

type FilterAnswer = Answer<'Filter'>;

/** A filter that fewer of the products know is not offered, unless it is in use. */
const LEAST_SHARE = 0.05;

const PRICE_NAME = { de: 'Preis', en: 'Price' };
const RATING_NAME = { de: 'Bewertung', en: 'Rating' };

/**
 * The filters of a listing: price first, then those with values in the shop's order, the rating last. Values that the unfiltered listing
 * has and the filtered one has not stay, with a count of 0: what leads nowhere is shown as that and does not vanish.
 */
export const filterOptions = (
  index: CatalogueIndex,
  counts: FacetCount,
  unfiltered: FacetCount,
  filter: ListingFilter,
  language: Language,
): readonly FilterAnswer[] => [
  ...priceFilter(counts.price, filter.price, language),
  ...enumFilters(index, counts, unfiltered, filter, language),
  ...ratingFilter(counts, filter.rating, language),
];

const rangeFilter = (
  kind: 'PRICE' | 'RATING',
  id: string,
  displayName: string,
  whole: Bounds,
  selected: Bounds | undefined,
): FilterAnswer => ({
  id,
  kind,
  displayName,
  values: [],
  min: whole.from,
  max: whole.to,
  minSelected: selected?.from ?? whole.from,
  maxSelected: selected?.to ?? whole.to,
});

const priceFilter = (span: Span | undefined, selected: Bounds | undefined, language: Language) => {
  // A range that was asked for stays a filter, also where nothing is left to be within it.
  const whole = span === undefined ? selected : { from: span.min, to: span.max };
  if (whole === undefined || (whole.from === whole.to && selected === undefined)) return [];
  const inUnits = ({ from, to }: Bounds): Bounds => ({ from: from / CENTS_PER_UNIT, to: to / CENTS_PER_UNIT });
  const displayName = inLanguage(PRICE_NAME, language);
  return [rangeFilter('PRICE', PRICE_FILTER_ID, displayName, inUnits(whole), selected && inUnits(selected))];
};

const ratingFilter = ({ rating, ratingCounts }: FacetCount, selected: Bounds | undefined, language: Language) => {
  if (rating === undefined && selected === undefined) return [];
  const displayName = inLanguage(RATING_NAME, language);
  const range = rangeFilter('RATING', RATING_FILTER_ID, displayName, { from: 0, to: STARS_MAX }, selected);
  const values = RATING_STEPS.map((from, at) => ({
    id: String(from),
    displayValue: String(from),
    selected: selected?.from === from,
    count: ratingCounts[at] ?? 0,
  }));
  return [{ ...range, values }];
};

/** Whether enough of the products know a filter. */
const isOffered = ({ matches, filterCounts }: FacetCount, filter: number): boolean =>
  (filterCounts[filter] ?? 0) >= matches.length * LEAST_SHARE;

const enumFilters = (
  index: CatalogueIndex,
  counts: FacetCount,
  unfiltered: FacetCount,
  filter: ListingFilter,
  language: Language,
): readonly FilterAnswer[] => {
  const valuesOf = valuesByFilter(index, counts, unfiltered, filter, language);
  return index.filters.flatMap((definition, number) => {
    const values = valuesOf.get(number) ?? [];
    const isInUse = filter.chosen.has(number);
    const isWorthIt = values.length > 1 && (isOffered(counts, number) || isOffered(unfiltered, number));
    if (!isInUse && !isWorthIt) return [];
    return [
      { id: definition.id, kind: 'ENUM' as const, displayName: textIn(definition.displayName, language), values },
    ];
  });
};

const valuesByFilter = (
  index: CatalogueIndex,
  counts: FacetCount,
  unfiltered: FacetCount,
  filter: ListingFilter,
  language: Language,
) => {
  const values = new Map<number, Answer<'FilterValue'>[]>();
  for (const number of valueOrder(index, language)) {
    const definition = index.filterValues[number];
    const count = counts.valueCounts[number] ?? 0;
    if (definition === undefined) continue;
    const selected = filter.chosen.get(definition.filter)?.has(number) ?? false;
    if ((unfiltered.valueCounts[number] ?? 0) === 0 && !selected) continue;
    const list = values.get(definition.filter) ?? [];
    list.push({ id: definition.id, displayValue: textIn(definition.label, language), selected, count });
    values.set(definition.filter, list);
  }
  return values;
};

const orders = new WeakMap<CatalogueIndex['filterValues'], Map<Language, readonly number[]>>();

// The words of a language in its own order, numbers in them by their size: A5 before A4, 9 years before 10.
const valueOrder = (index: CatalogueIndex, language: Language): readonly number[] => {
  const known = orders.get(index.filterValues) ?? new Map<Language, readonly number[]>();
  orders.set(index.filterValues, known);
  const order = known.get(language) ?? orderedValues(index, language);
  known.set(language, order);
  return order;
};

const orderedValues = (index: CatalogueIndex, language: Language): readonly number[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const label = (number: number): string => textIn(index.filterValues[number]?.label ?? {}, language);
  return [...index.filterValues.keys()].sort((left, right) => compare(label(left), label(right)) || left - right);
};
