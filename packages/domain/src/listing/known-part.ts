// What the shop knows of what a listing's address asks for. Apart from the filters, as only those need it who open a listing. Source: spec 1 §4 "Listing".

import { STARS_MAX } from '../catalogue/stars.ts';
import { withoutCategory, withoutSort } from './filters.ts';
import type { ListingQuery, ListingResult, RangeFilter } from './listing.ts';
import { formatRange } from './listing-query.ts';
import { type UnknownPart, unknownFilter } from './unknown-parts.ts';

type KnownPart = {
  readonly known: ListingQuery;
  /** The category, values of filters and the order, as the address says them. */
  readonly unknown: readonly UnknownPart[];
};

/** Nothing has more stars than the most: a range that begins above them is no filter, and changes nothing. */
export const isRangeOfStars = ({ from }: Pick<RangeFilter, 'from'>): boolean => from <= STARS_MAX;

/**
 * What of a query the shop knows, by the filters, categories and orders that it answered with. What it does not know changes nothing: it must
 * not look as if it did, and the shopper is told. An answer without any order says nothing of orders.
 */
export const knownPartOf = (
  query: ListingQuery,
  { filters: options, categoryOptions, sorts }: Pick<ListingResult, 'filters' | 'categoryOptions' | 'sorts'>,
): KnownPart => {
  const { searchInCategoryId: category, sort } = query;
  const isSortKnown = sort === undefined || sorts.length === 0 || sorts.some(({ code }) => code === sort);
  const isCategoryKnown = category === undefined || categoryOptions.some(({ id }) => id === category);
  const isKnown = (id: string, value: string): boolean =>
    options.some((one) => one.id === id && one.kind === 'enum' && one.values.some((known) => known.id === value));
  // Above the highest price there may be something tomorrow.
  const isRangeKnown = (range: RangeFilter): boolean =>
    options.some(
      ({ id, kind }) => id === range.id && (kind === 'price' || (kind === 'rating' && isRangeOfStars(range))),
    );
  const enumFilters = query.enumFilters
    .map(({ id, values }) => ({ id, values: values.filter((value) => isKnown(id, value)) }))
    .filter(({ values }) => values.length > 0);
  const inCategory = isCategoryKnown ? query : withoutCategory(query);
  return {
    known: {
      ...(isSortKnown ? inCategory : withoutSort(inCategory)),
      enumFilters,
      rangeFilters: query.rangeFilters.filter(isRangeKnown),
    },
    unknown: [
      ...(isCategoryKnown ? [] : [{ kind: 'category', value: category } as const]),
      ...query.enumFilters.flatMap(({ id, values }) =>
        values.filter((value) => !isKnown(id, value)).map((value) => unknownFilter(options, id, value)),
      ),
      ...query.rangeFilters
        .filter((range) => !isRangeKnown(range))
        .map((range) => unknownFilter(options, range.id, formatRange(range))),
      ...(isSortKnown ? [] : [{ kind: 'sort', value: sort } as const]),
    ],
  };
};
