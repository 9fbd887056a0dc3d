// Addresses of a listing: what a filter, a chip, a sort or a page number leads to. Source: spec 1 §2, §4 "Listing", §9.

import {
  addressWith,
  chooseCategory,
  choosePage,
  chooseRange,
  chooseSort,
  firstValue,
  formatListingQuery,
  formatSearchAddress,
  isRangeFilterId,
  LISTING_PARAMETERS,
  type ListingQuery,
  parseListingQuery,
  parseQueryString,
  parseRange,
  parseSearchAddress,
  parseValueList,
  type QueryEntries,
  type QueryEntry,
  RANGE_BOUND_MAX,
  removeRange,
  type SearchedTerms,
  toggleFilterValue,
} from '@tornister/domain/listing';
import { brandId, type CategoryId } from '@tornister/domain/shared';

/** Which listing it is: that of a category, at its own path, or that of a search with its terms. */
export type ListingSource =
  | { readonly kind: 'category'; readonly path: string }
  | ({ readonly kind: 'search'; readonly path: string } & SearchedTerms);

/** The parameters of a listing in a state. */
export const listingEntries = (source: ListingSource, query: ListingQuery): QueryEntries =>
  source.kind === 'search' ? formatSearchAddress({ ...source, query }) : formatListingQuery(query, 'category');

/** The address of a listing in a state; one state has one address. */
export const listingHref = (source: ListingSource, query: ListingQuery): string =>
  addressWith(source.path, listingEntries(source, query));

/** The address of a page of the same listing. */
export const pageHref = (source: ListingSource, query: ListingQuery, page: number): string =>
  listingHref(source, choosePage(query, page));

const RANGE_FIELD_PREFIX = 'range.';

/**
 * Names of the two fields with the bounds of a range. A form without scripts cannot write both into the one parameter
 * `filter.PRICE.{id}=from-to`, so they have names of their own, and the listing answers with its proper address.
 */
export const rangeFieldNames = (id: string): { readonly from: string; readonly to: string } => ({
  from: `${RANGE_FIELD_PREFIX}${id}.from`,
  to: `${RANGE_FIELD_PREFIX}${id}.to`,
});

const isRangeField = ([name]: QueryEntry): boolean => name.startsWith(RANGE_FIELD_PREFIX);

const decimal = (text: string | undefined): string => (text ?? '').trim().replace(',', '.');

/** The widest range that an address can say: an empty field means "no bound". */
const OPEN_RANGE = { min: 0, max: RANGE_BOUND_MAX } as const;

/** The ranges of a form by their ids, the two fields of each as the one text that an address has for them. */
export const typedRanges = (entries: QueryEntries): QueryEntries => {
  const fields = entries.filter(isRangeField).map(([name]) => name.slice(RANGE_FIELD_PREFIX.length));
  const ids = new Set(fields.map((field) => field.replace(/\.(?:from|to)$/u, '')));
  return [...ids].map((id): QueryEntry => {
    const names = rangeFieldNames(id);
    const textOf = (name: string): string => decimal(firstValue(entries, name));
    return [id, `${textOf(names.from) || OPEN_RANGE.min}-${textOf(names.to) || OPEN_RANGE.max}`];
  });
};

/**
 * What a filled form asks of a listing. An empty field is no bound, two empty ones no filter. The listing starts again at page 1.
 */
export const listingQueryOfForm = (entries: QueryEntries, kind: ListingSource['kind']): ListingQuery => {
  const asked = { ...parseListingQuery(entries, kind), page: 1 };
  return typedRanges(entries).reduce((query, [id, text]) => {
    const bounds = parseRange(text);
    const isOpen = bounds === undefined || (bounds.from === OPEN_RANGE.min && bounds.to === OPEN_RANGE.max);
    return isOpen ? query : chooseRange(query, { id, ...bounds });
  }, asked);
};

/** The listing after one field of its form was changed: sort, category, a stars filter or a checkbox. */
export const listingQueryAfterChange = (query: ListingQuery, [name, value]: QueryEntry): ListingQuery => {
  if (name === LISTING_PARAMETERS.sort) return chooseSort(query, value);
  if (name === LISTING_PARAMETERS.category) {
    return chooseCategory(query, value === '' ? undefined : brandId<CategoryId>(value));
  }
  const id = name.slice(LISTING_PARAMETERS.filterPrefix.length);
  if (!isRangeFilterId(id)) return toggleFilterValue(query, id, parseValueList(value)[0] ?? value);
  const range = parseRange(value);
  return range === undefined ? removeRange(query, id) : chooseRange(query, { id, ...range });
};

/** What an address asks: the terms of a search, and the state of the listing. */
export const readSearchAddress = (
  path: string,
  queryString: string,
): { readonly source: Extract<ListingSource, { kind: 'search' }>; readonly query: ListingQuery } => {
  const { query, ...terms } = parseSearchAddress(parseQueryString(queryString));
  return { source: { kind: 'search', path, ...terms }, query };
};
