// Choosing and dropping filters, sort and page. Source: spec 1 §4 "Listing", §9 "Hero filters".

import type { CategoryId } from '../shared/brand.ts';
import type { CategoryOption, EnumFilter, FilterOptions, ListingQuery, RangeFilter } from './listing.ts';
import { EMPTY_QUERY, formatListingQuery } from './listing-query.ts';
import { pageWithin } from './page-number.ts';
import { formatQueryString } from './query-string.ts';

/** The listing in its default order. */
export const withoutSort = ({ sort: _sort, ...rest }: ListingQuery): ListingQuery => rest;
/** The search in all categories. */
export const withoutCategory = ({ searchInCategoryId: _category, ...rest }: ListingQuery): ListingQuery => rest;

/** True when anything narrows the listing. */
export const hasFilters = (query: ListingQuery): boolean =>
  query.enumFilters.length > 0 || query.rangeFilters.length > 0 || query.searchInCategoryId !== undefined;

// What the filters leave decides about page and sort: a change starts at page 1, the last one gone restores the default sort.
const settled = (query: ListingQuery): ListingQuery => {
  const onFirstPage = { ...query, page: 1 };
  return hasFilters(query) ? onFirstPage : withoutSort(onFirstPage);
};

/** What was there before in its order, what is new behind it: an address says its filters in the order in which they were chosen. */
const inOrderOf = <One>(before: readonly One[], asked: readonly One[], idOf: (one: One) => string): readonly One[] => {
  const known = new Set(before.map(idOf));
  const byId = new Map(asked.map((one) => [idOf(one), one]));
  return [
    ...before.map((one) => byId.get(idOf(one))).filter((one) => one !== undefined),
    ...asked.filter((one) => !known.has(idOf(one))),
  ];
};

/** The filters of the one query in the order of the other. */
const arranged = (before: ListingQuery, asked: ListingQuery): ListingQuery => ({
  ...asked,
  enumFilters: inOrderOf(before.enumFilters, asked.enumFilters, ({ id }) => id).map(({ id, values }) => ({
    id,
    values: inOrderOf(valuesOf(before, id), values, (value) => value),
  })),
  rangeFilters: inOrderOf(before.rangeFilters, asked.rangeFilters, ({ id }) => id),
});

/** Apart from their pages; the order is compared by itself, as the default one of a search is not written. */
const isSameChoice = (one: ListingQuery, other: ListingQuery): boolean => {
  const textOf = (query: ListingQuery): string =>
    formatQueryString(formatListingQuery({ ...query, page: 1 }, 'search'));
  return one.sort === other.sort && textOf(one) === textOf(other);
};

/**
 * What a filled form makes of a listing. A form that asks for what is shown changes nothing, not even the page; where it takes the last filter
 * away and asks for no other order, the listing gets the default one (spec 1 §4). Source: spec 1 §4 "Listing".
 */
export const afterForm = (before: ListingQuery, asked: ListingQuery): ListingQuery => {
  const next = arranged(before, asked);
  if (isSameChoice(before, next)) return before;
  return hasFilters(before) && before.sort === next.sort ? settled(next) : next;
};

const withEnumFilter = (query: ListingQuery, id: string, values: readonly string[]): ListingQuery => {
  const isPresent = query.enumFilters.some((filter) => filter.id === id);
  const changed: readonly EnumFilter[] = isPresent
    ? query.enumFilters.map((filter) => (filter.id === id ? { id, values } : filter))
    : [...query.enumFilters, { id, values }];
  return { ...query, enumFilters: changed.filter((filter) => filter.values.length > 0) };
};

const valuesOf = (query: ListingQuery, id: string): readonly string[] =>
  query.enumFilters.find((filter) => filter.id === id)?.values ?? [];

/** True when the value of the filter is chosen. */
export const isChosen = (query: ListingQuery, id: string, value: string): boolean =>
  valuesOf(query, id).includes(value);

/** Removing a filter value removes the filter when its value list becomes empty (spec 1 §4). */
export const removeFilterValue = (query: ListingQuery, id: string, value: string): ListingQuery =>
  isChosen(query, id, value)
    ? settled(
        withEnumFilter(
          query,
          id,
          valuesOf(query, id).filter((chosen) => chosen !== value),
        ),
      )
    : query;

/** Chooses a value that is not chosen, removes one that is; the listing starts again at page 1. */
export const toggleFilterValue = (query: ListingQuery, id: string, value: string): ListingQuery =>
  isChosen(query, id, value)
    ? removeFilterValue(query, id, value)
    : settled(withEnumFilter(query, id, [...valuesOf(query, id), value]));

/** Sets the bounds of a range filter in place of earlier ones. */
export const chooseRange = (query: ListingQuery, range: RangeFilter): ListingQuery =>
  settled({ ...query, rangeFilters: [...query.rangeFilters.filter(({ id }) => id !== range.id), range] });

/** Removes a range filter. */
export const removeRange = (query: ListingQuery, id: string): ListingQuery =>
  query.rangeFilters.some((range) => range.id === id)
    ? settled({ ...query, rangeFilters: query.rangeFilters.filter((range) => range.id !== id) })
    : query;

/** Narrows a search to a category, or widens it again. */
export const chooseCategory = (query: ListingQuery, category: CategoryId | undefined): ListingQuery =>
  settled(category === undefined ? withoutCategory(query) : { ...query, searchInCategoryId: category });

/** Removing all filters resets sort to default (spec 1 §4). */
export const removeAllFilters = (): ListingQuery => EMPTY_QUERY;

/** Another order starts at page 1 and keeps the filters. */
export const chooseSort = (query: ListingQuery, sort: string): ListingQuery => ({ ...query, sort, page: 1 });

/** Values below 1 become 1 (spec 1 §4), and so does what is no number; fractions are cut off. */
export const choosePage = (query: ListingQuery, page: number): ListingQuery => ({ ...query, page: pageWithin(page) });

/** Up to 5 hero filters; spec 1 §9. */
export const HERO_FILTERS_MAX = 5;
/** 4 when a category filter is present; spec 1 §9. */
export const HERO_FILTERS_MAX_WITH_CATEGORY = 4;

export type HeroEntry =
  | { readonly kind: 'sort' }
  | { readonly kind: 'category' }
  | { readonly kind: 'filter'; readonly filter: FilterOptions };

/** The row above a listing: sort, the category entry where categories can be chosen, and the first filters. */
export const heroEntries = (
  filters: readonly FilterOptions[],
  categories: readonly CategoryOption[],
): readonly HeroEntry[] => {
  const hasCategories = categories.length > 0;
  return [
    { kind: 'sort' },
    ...(hasCategories ? [{ kind: 'category' } as const] : []),
    ...filters
      .slice(0, hasCategories ? HERO_FILTERS_MAX_WITH_CATEGORY : HERO_FILTERS_MAX)
      .map((filter) => ({ kind: 'filter', filter }) as const),
  ];
};

/** Category options are shown as 'name (count)' (spec 1 §3). */
export const categoryOptionLabel = ({ name, count }: Pick<CategoryOption, 'name' | 'count'>): string =>
  `${name} (${count})`;
