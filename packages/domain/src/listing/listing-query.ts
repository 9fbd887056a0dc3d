// The address of a listing, read and written: what can be shown can be bookmarked. Source: spec 1 §2 "/cat/{id}", "/search", §4 "Listing".

import { brandId, type CategoryId } from '../shared/brand.ts';
import {
  DEFAULT_CATEGORY_SORT,
  DEFAULT_SEARCH_SORT,
  type EnumFilter,
  type ListingQuery,
  type RangeFilter,
} from './listing.ts';
import { parsePage } from './page-number.ts';
import { LISTING_PARAMETERS } from './parameters.ts';
import { firstValue, type QueryEntries, type QueryEntry } from './query-string.ts';
import { formatSearchTerms, type SearchedTerms } from './search-terms.ts';
import { formatValueList, parseValueList } from './value-list.ts';

export type ListingKind = 'category' | 'search';

/** Range filters carry their kind in their id: `PRICE.{id}` and `rating.{id}` (spec 1 §2). */
export const RANGE_PREFIXES = ['PRICE.', 'rating.'] as const;

/** Default sort is `si` for categories and `relevance` for search (spec 1 §4, §9). */
export const defaultSort = (kind: ListingKind): string =>
  kind === 'category' ? DEFAULT_CATEGORY_SORT : DEFAULT_SEARCH_SORT;

/** A listing as nobody has changed it. */
export const EMPTY_QUERY: ListingQuery = { page: 1, enumFilters: [], rangeFilters: [] };

/** True for the id of a filter with bounds instead of values. */
export const isRangeFilterId = (id: string): boolean =>
  RANGE_PREFIXES.some((prefix) => id.startsWith(prefix) && id.length > prefix.length);

const RANGE = /^(\d{1,7}(?:[.,]\d{1,2})?)-(\d{1,7}(?:[.,]\d{1,2})?)?$/u;
const SORT_CODE = /^[\w-]{1,40}$/u;

/** Whether a text can be the code of an order; which ones there are says the backend. */
export const isSortCode = (text: string): boolean => SORT_CODE.test(text);

/** Bounds above cannot be typed or read; an upper bound of this is none. */
export const RANGE_BOUND_MAX = 9_999_999;
const CENTS = 100;

const boundOf = (text: string): number => Number(text.replace(',', '.'));

/**
 * Reads `from-to` (spec 1 §4), and `from-` for a range without an upper bound. Bounds may have two decimals behind a point or a comma; the
 * wrong way round they mean the same range. What is malformed is none.
 */
export const parseRange = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const [, one, other] = RANGE.exec(text) ?? [];
  if (one === undefined) return undefined;
  const [from, to] = [boundOf(one), other === undefined ? RANGE_BOUND_MAX : boundOf(other)];
  return { from: Math.min(from, to), to: Math.max(from, to) };
};

const boundText = (bound: number): string =>
  String(Math.round(Math.min(Math.max(bound, 0), RANGE_BOUND_MAX) * CENTS) / CENTS);

/** Writes `from-to` (spec 1 §4), so that it can be read again: to two decimals, from 0 to 9,999,999; the highest bound is not written. */
export const formatRange = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${boundText(from)}-${to >= RANGE_BOUND_MAX ? '' : boundText(to)}`;

/** What an address says of filters, under their ids. */
export const filterEntries = (entries: QueryEntries): QueryEntries =>
  entries
    .filter(([name]) => name.startsWith(LISTING_PARAMETERS.filterPrefix))
    .map(([name, value]): QueryEntry => [name.slice(LISTING_PARAMETERS.filterPrefix.length), value])
    .filter(([id]) => id !== '');

const enumFiltersIn = (entries: QueryEntries): readonly EnumFilter[] => {
  const byId = new Map<string, Set<string>>();
  for (const [id, text] of entries) {
    if (isRangeFilterId(id)) continue;
    const values = byId.get(id) ?? new Set();
    byId.set(id, values);
    for (const value of parseValueList(text)) values.add(value);
  }
  return [...byId].filter(([, values]) => values.size > 0).map(([id, values]) => ({ id, values: [...values] }));
};

const rangeFiltersIn = (entries: QueryEntries): readonly RangeFilter[] => {
  const byId = new Map<string, RangeFilter>();
  for (const [id, text] of entries) {
    const range = isRangeFilterId(id) ? parseRange(text) : undefined;
    if (range !== undefined && !byId.has(id)) byId.set(id, { id, ...range });
  }
  return [...byId.values()];
};

const sortIn = (entries: QueryEntries, kind: ListingKind): string | undefined => {
  const sort = firstValue(entries, LISTING_PARAMETERS.sort);
  return sort !== undefined && isSortCode(sort) && sort !== defaultSort(kind) ? sort : undefined;
};

/** What an address asks of its listing. Total: what cannot be understood counts as not said. */
export const parseListingQuery = (entries: QueryEntries, kind: ListingKind): ListingQuery => {
  const filters = filterEntries(entries);
  const sort = sortIn(entries, kind);
  const category = kind === 'search' ? firstValue(entries, LISTING_PARAMETERS.category) : undefined;
  return {
    page: parsePage(firstValue(entries, LISTING_PARAMETERS.page)),
    ...(sort === undefined ? {} : { sort }),
    enumFilters: enumFiltersIn(filters),
    rangeFilters: rangeFiltersIn(filters),
    ...(category === undefined || category === '' ? {} : { searchInCategoryId: brandId<CategoryId>(category) }),
  };
};

/** The parameters of a listing's address; what is the default is not written, so that one listing has one address. */
export const formatListingQuery = (query: ListingQuery, kind: ListingKind): QueryEntries => {
  const { page, sort, enumFilters, rangeFilters, searchInCategoryId } = query;
  const name = (id: string): string => LISTING_PARAMETERS.filterPrefix + id;
  return [
    ...(searchInCategoryId === undefined || kind === 'category'
      ? []
      : [[LISTING_PARAMETERS.category, searchInCategoryId] as const]),
    ...enumFilters.map(({ id, values }) => [name(id), formatValueList(values)] as const),
    ...rangeFilters.map((range) => [name(range.id), formatRange(range)] as const),
    ...(sort === undefined || sort === defaultSort(kind) ? [] : [[LISTING_PARAMETERS.sort, sort] as const]),
    ...(page <= 1 ? [] : [[LISTING_PARAMETERS.page, String(page)] as const]),
  ];
};

/** A search listing: the term that is searched, the one that was typed, and the listing's own state. */
export type SearchAddress = SearchedTerms & { readonly query: ListingQuery };

/** What the address of a search says. Without `oq` the typed term is the searched one; an `oq` that equals it asks for exactly that. */
export const parseSearchAddress = (entries: QueryEntries): SearchAddress => {
  const term = (firstValue(entries, LISTING_PARAMETERS.term) ?? '').trim();
  const originalTerm = (firstValue(entries, LISTING_PARAMETERS.originalTerm) ?? '').trim();
  const isExact = term !== '' && originalTerm === term;
  return {
    term,
    originalTerm: originalTerm || term,
    ...(isExact ? { isExact } : {}),
    query: parseListingQuery(entries, 'search'),
  };
};

/** The parameters of a search's address. */
export const formatSearchAddress = ({ query, ...terms }: SearchAddress): QueryEntries => [
  ...formatSearchTerms(terms),
  ...formatListingQuery(query, 'search'),
];
