// Opens the pages with listings as their addresses describe them: where they lead instead, or what they show. Source: spec 1 §2, §4, §5.

import { EMPTY_QUERY, parseListingQuery, parseQueryString } from '@tornister/domain/listing';
import { PATHS, safeTarget } from '@tornister/domain/routing';
import { isFreshSearch } from '@tornister/domain/search';
import type { CategoryId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CatalogueGateway, GatewayError, SearchGateway } from '../ports/index.ts';
import { submitSearch } from '../search/submit-search.ts';
import { type CategoryFrame, type Listing, type ListingOpening, openCategory, openSearch } from './browse-listing.ts';
import {
  isFormAddress,
  type ListingSource,
  listingHref,
  listingQueryOfForm,
  pageHref,
  readSearchAddress,
} from './listing-address.ts';
import type { RecentAnswers } from './recent-answers.ts';

type Elsewhere = { readonly kind: 'elsewhere'; readonly to: string };
const elsewhere = (to: string): Elsewhere => ({ kind: 'elsewhere', to });

type OpenedCategory =
  | { readonly kind: 'open'; readonly category: CategoryFrame; readonly listing: Listing }
  | { readonly kind: 'unknown' }
  | Elsewhere;

/** The results of a search; popular searches when nothing was found. */
export type SearchResults = {
  readonly listing: Listing;
  readonly term: string;
  readonly originalTerm: string;
  readonly popular: readonly string[];
};
type OpenedSearch = { readonly kind: 'open'; readonly results: SearchResults } | Elsewhere;

type AskedSearch = {
  readonly queryString: string;
  readonly ownHosts: readonly string[];
  /** Whether the search box has already looked for redirects, direct matches and filters; without scripts nobody has. */
  readonly isDecided: boolean;
};

export type OpenListing = {
  /** A category at its own path, with the state of its listing that the query string describes. */
  readonly category: (asked: {
    readonly id: CategoryId;
    readonly path: string;
    readonly queryString: string;
  }) => ResultAsync<OpenedCategory, GatewayError>;
  readonly search: (asked: AskedSearch) => ResultAsync<OpenedSearch, GatewayError>;
};

type Ports = {
  readonly catalogue: Pick<CatalogueGateway, 'category'>;
  readonly search: SearchGateway;
  readonly recent: Pick<RecentAnswers, 'ask'>;
};

const openedCategory = (opening: ListingOpening<CategoryFrame>, hrefOf: (page: number) => string): OpenedCategory => {
  switch (opening.kind) {
    case 'unknown':
      return opening;
    case 'beyond-last-page':
      return elsewhere(hrefOf(opening.lastPage));
    case 'open':
      return { kind: 'open', category: opening.page, listing: opening.listing };
  }
};

/**
 * Opens listings. An address that a form wrote leads to the proper address of its listing, a page behind the last one to the last. A term
 * that was just typed goes where the search hub, a direct match or a longtail adjustment wants it (spec 1 §4); an empty search searches
 * nothing and goes home (spec 1 §5). What was asked for less than ten minutes ago is not asked for again.
 */
export const createOpenListing = ({ catalogue, search, recent }: Ports): OpenListing => {
  const openCategoryAt: OpenListing['category'] = ({ id, path, queryString }) => {
    const entries = parseQueryString(queryString);
    const source: ListingSource = { kind: 'category', path };
    if (isFormAddress(entries)) return okAsync(elsewhere(listingHref(source, listingQueryOfForm(entries, 'category'))));
    const query = parseListingQuery(entries, 'category');
    return recent
      .ask(`category ${id} ${listingHref(source, query)}`, () => openCategory(catalogue, id, query))
      .map((opening) => openedCategory(opening, (page) => pageHref(source, query, page)));
  };

  const withPopular = (listing: Listing, { term, originalTerm }: SearchTerms): ResultAsync<OpenedSearch, never> => {
    const results = { listing, term, originalTerm };
    const isEmpty = listing.result.totalCount === 0 && !listing.isNarrowed;
    const popular = isEmpty ? search.suggest('').orElse(() => okAsync<readonly string[], never>([])) : okAsync([]);
    return popular.map((queries) => ({ kind: 'open', results: { ...results, popular: queries } }));
  };

  const openSearchAt: OpenListing['search'] = ({ queryString, ownHosts, isDecided }) => {
    const entries = parseQueryString(queryString);
    const { source, query } = readSearchAddress(PATHS.search, queryString);
    if (source.term === '') return okAsync(elsewhere(PATHS.home));
    if (isFormAddress(entries)) return okAsync(elsewhere(listingHref(source, listingQueryOfForm(entries, 'search'))));
    const isFresh = isFreshSearch({ ...source, query });

    const answer = (
      opening: ListingOpening<{ readonly directMatchUrl?: string }>,
    ): ReturnType<OpenListing['search']> => {
      if (opening.kind === 'unknown') return okAsync(elsewhere(PATHS.home));
      if (opening.kind === 'beyond-last-page') return okAsync(elsewhere(pageHref(source, query, opening.lastPage)));
      const product = isFresh ? safeTarget(opening.page.directMatchUrl, ownHosts) : undefined;
      return product === undefined ? withPopular(opening.listing, source) : okAsync(elsewhere(product));
    };
    const openHere = () =>
      recent.ask(listingHref(source, query), () => openSearch(search, source, query)).andThen(answer);
    if (isDecided || !isFresh) return openHere();
    return submitSearch(search, {
      typed: source.term,
      currentAddress: listingHref(source, EMPTY_QUERY),
      isOnProductPage: false,
      ownHosts,
    }).andThen((destination) =>
      destination.kind === 'scroll-to-listing' ? openHere() : okAsync(elsewhere(destination.to)),
    );
  };
  return { category: openCategoryAt, search: openSearchAt };
};

type SearchTerms = { readonly term: string; readonly originalTerm: string };
