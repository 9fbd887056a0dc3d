// Where a submitted search leads. Source: spec 1 §4 "Search submit".

import { hasFilters } from '../listing/filters.ts';
import type { EnumFilter } from '../listing/listing.ts';
import { EMPTY_QUERY, formatSearchAddress, type SearchAddress } from '../listing/listing-query.ts';
import { addressWith, parseQueryString, type QueryEntries } from '../listing/query-string.ts';
import { pathOf, withTrailingSlash } from '../routing/path.ts';
import { PATHS } from '../routing/routes.ts';
import { safeTarget } from '../routing/safe-target.ts';
import { type SearchTerms, searchAddress } from './search-address.ts';

/** What the search hub makes of a term (spec 1 §3 "Search"). */
export type HubAnswer = {
  readonly redirectPath?: string | undefined;
  readonly query?: string | undefined;
  readonly originalQuery?: string | undefined;
};
/** A product that the term names exactly. */
export type DirectMatch = { readonly url: string };
/** Filters that were read out of a long query, and what is left of it. */
export type LongtailAnswer = { readonly filters: readonly EnumFilter[]; readonly searchQuery: string };

export type SubmittedSearch = {
  /** What stands in the box. */
  readonly typed: string;
  /** Path and query of the current page. */
  readonly currentAddress: string;
  /** True on a product page, also on one whose address is not /prod/{id}. */
  readonly isOnProductPage: boolean;
  readonly ownHosts: readonly string[];
  readonly hub?: HubAnswer | undefined;
  readonly directMatch?: DirectMatch | undefined;
  readonly longtail?: LongtailAnswer | undefined;
};

export type SearchDestination =
  | { readonly kind: 'home'; readonly to: '/'; readonly terms: SearchTerms }
  | { readonly kind: 'navigate'; readonly to: string; readonly terms: SearchTerms }
  /** The browser loads the page anew; a product page that is loaded records its product itself, as one that was looked at. */
  | { readonly kind: 'load'; readonly to: string; readonly terms: SearchTerms }
  /** The address would not change: the page scrolls smoothly to its product listing; one that has none, as after an outage, is asked for again. */
  | { readonly kind: 'scroll-to-listing'; readonly to: string; readonly terms: SearchTerms };

/** The typed text as it is searched; nothing for an empty or whitespace-only one, which searches nothing (spec 1 §5). */
export const searchTerm = (typed: string): string | undefined => typed.trim() || undefined;

const hubRedirect = ({ hub, ownHosts }: SubmittedSearch): string | undefined => safeTarget(hub?.redirectPath, ownHosts);

/** A direct match is asked for only when the search hub gives no redirect that can be followed. */
export const asksForDirectMatch = (submitted: SubmittedSearch): boolean => hubRedirect(submitted) === undefined;

/** The term after the search hub: what it returned replaces what was typed. */
export const termsAfterHub = (typed: string, hub: HubAnswer | undefined): SearchTerms => {
  const term = typed.trim();
  return { query: hub?.query?.trim() || term, originalQuery: hub?.originalQuery?.trim() || term };
};

/** Parameters out of longtail filters; filters without values say nothing. */
const longtailAddress = (terms: SearchTerms, filters: readonly EnumFilter[]): string =>
  addressWith(
    PATHS.search,
    formatSearchAddress({
      term: terms.query,
      originalTerm: terms.originalQuery,
      query: { ...EMPTY_QUERY, enumFilters: filters.filter(({ values }) => values.length > 0) },
    }),
  );

/** Targets are paths or absolute addresses: nothing else is safe to follow. */
const isAbsolute = (target: string): boolean => !target.startsWith('/');

const entriesText = (entries: QueryEntries): string => JSON.stringify(entries);

/** True when both addresses show the same: equal path (trailing slash optional) and equal decoded parameters. */
export const isSameAddress = (left: string, right: string): boolean => {
  const [leftQuery, rightQuery] = [left, right].map((address) =>
    entriesText(parseQueryString(/\?([^#]*)/u.exec(address)?.[1] ?? '')),
  );
  return withTrailingSlash(pathOf(left)) === withTrailingSlash(pathOf(right)) && leftQuery === rightQuery;
};

const NOTHING_SEARCHED: SearchTerms = { query: '', originalQuery: '' };

const arrive = (to: string, terms: SearchTerms, currentAddress: string): SearchDestination => {
  if (isAbsolute(to)) return { kind: 'load', to, terms };
  return { kind: isSameAddress(to, currentAddress) ? 'scroll-to-listing' : 'navigate', to, terms };
};

// A product page that only gets other parameters would keep its old product: it is loaded anew.
const arriveAtProduct = (to: string, { currentAddress, isOnProductPage }: SubmittedSearch): SearchDestination => {
  const terms = NOTHING_SEARCHED;
  const isPrefix = withTrailingSlash(pathOf(to)).startsWith(withTrailingSlash(pathOf(currentAddress)));
  return isOnProductPage && isPrefix ? { kind: 'load', to, terms } : arrive(to, terms, currentAddress);
};

/**
 * Empty goes home. Otherwise, in this order: (1) the search hub's redirect, or its rewritten terms; (2) a direct product
 * match, which clears the query; (3) longtail filters with a rewritten query; else the /search/ address. An absolute
 * target is a full page load, the current address scrolls to the listing. A target outside the shop is not followed.
 */
export const searchDestination = (submitted: SubmittedSearch): SearchDestination => {
  const { typed, hub, directMatch, longtail, currentAddress, ownHosts } = submitted;
  if (searchTerm(typed) === undefined) return { kind: 'home', to: '/', terms: NOTHING_SEARCHED };
  const terms = termsAfterHub(typed, hub);
  const redirect = hubRedirect(submitted);
  if (redirect !== undefined) return arrive(redirect, terms, currentAddress);
  const product = safeTarget(directMatch?.url, ownHosts);
  if (product !== undefined) return arriveAtProduct(product, submitted);
  const rewritten = { ...terms, query: longtail?.searchQuery.trim() || terms.query };
  const target = longtail && longtail.filters.length > 0 ? longtailAddress(rewritten, longtail.filters) : undefined;
  return target === undefined
    ? arrive(searchAddress(terms), terms, currentAddress)
    : arrive(target, rewritten, currentAddress);
};

/**
 * Whether an address says a term, a category to search it in, and nothing else, as the form of a category's page sends it: then only the search hub is
 * asked, and what it makes of the term is searched in that category. Source: spec 1 §2 "searchInCategoryId", §4 "Search submit".
 */
export const isFreshSearchWithin = ({ query, ...terms }: SearchAddress): boolean => {
  const { searchInCategoryId, ...rest } = query;
  return searchInCategoryId !== undefined && isFreshSearch({ ...terms, query: rest });
};

/** Whether an address says a term and nothing else, as a form without scripts sends it: then nobody has looked where it leads. */
export const isFreshSearch = ({ term, originalTerm, isExact, query }: SearchAddress): boolean =>
  isExact !== true && originalTerm === term && !hasFilters(query) && query.page === 1 && query.sort === undefined;
