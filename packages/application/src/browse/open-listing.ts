// Opens the pages with listings as their addresses describe them: where they lead instead, or what they show. Source: spec 1 §2, §4, §5.

import {
  EMPTY_QUERY,
  type ListingQuery,
  lastPageInsteadOf,
  parseListingQuery,
  parseQueryString,
  type QueryEntries,
  type SearchedTerms,
  unreadParts,
} from '@tornister/domain/listing';
import { visibleMenu } from '@tornister/domain/navigation';
import { PATHS, safeTarget } from '@tornister/domain/routing';
import { isFreshSearch, isFreshSearchWithin, termsAfterHub } from '@tornister/domain/search';
import type { CategoryId } from '@tornister/domain/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { toMenu } from '../navigation/to-menu.ts';
import type { CatalogueGateway, ContentGateway, GatewayError, SearchGateway, SearchPage } from '../ports/index.ts';
import { submitSearch } from '../search/submit-search.ts';
import { type CategoryFrame, type Listing, type ListingOpening, openCategory, openSearch } from './browse-listing.ts';
import { isFormAddress, listingHrefOfForm } from './form-address.ts';
import { type ListingSource, listingHref, pageHref, readSearchAddress } from './listing-address.ts';
import type { RecentAnswers } from './recent-answers.ts';

type Elsewhere = { readonly kind: 'elsewhere'; readonly to: string };
const elsewhere = (to: string): Elsewhere => ({ kind: 'elsewhere', to });

type OpenedCategory =
  | { readonly kind: 'open'; readonly category: CategoryFrame; readonly listing: Listing }
  | { readonly kind: 'unknown' }
  | Elsewhere;

/** The results of a search; ways on when nothing was found. */
export type SearchResults = SearchedTerms & {
  readonly listing: Listing;
  /** What was searched instead of a mistyped term; for an exact search that found nothing what would find something. */
  readonly correctedTerm?: string;
  readonly popular: readonly string[];
  /** The categories at the top, in the editors' order. */
  readonly categories: readonly SearchedCategory[];
};
type SearchedCategory = { readonly id: CategoryId; readonly name: string; readonly path: string };
type OpenedSearch = { readonly kind: 'open'; readonly results: SearchResults } | Elsewhere;

type AskedSearch = {
  readonly queryString: string;
  readonly ownHosts: readonly string[];
};

export type OpenListing = {
  /** A category at this path, its own or another one, with the state of its listing that the query string describes. */
  readonly category: (asked: {
    readonly id: CategoryId;
    readonly path: string;
    readonly queryString: string;
  }) => ResultAsync<OpenedCategory, GatewayError>;
  readonly search: (asked: AskedSearch) => ResultAsync<OpenedSearch, GatewayError>;
};

type Ports = {
  readonly catalogue: Pick<CatalogueGateway, 'category'>;
  readonly content: Pick<ContentGateway, 'navigation'>;
  readonly search: SearchGateway;
  readonly recent: Pick<RecentAnswers, 'ask'>;
};

/** The listing with what nobody could read in its address, which is another one although the same is asked for. */
const withUnread = (listing: Listing, entries: QueryEntries): Listing => {
  const unread = unreadParts(entries, listing.result.filters);
  return unread.length === 0 ? listing : { ...listing, unknown: [...listing.unknown, ...unread] };
};

/** Where the last page is for who asked for one behind it. */
const lastPageOf =
  (source: ListingSource, query: ListingQuery) =>
  (lastPage: number): string =>
    lastPageInsteadOf(pageHref(source, query, lastPage), query.page);

const openedCategory = (
  opening: ListingOpening<CategoryFrame>,
  entries: QueryEntries,
  hrefOf: (page: number) => string,
): OpenedCategory => {
  switch (opening.kind) {
    case 'unknown':
      return opening;
    case 'beyond-last-page':
      return elsewhere(hrefOf(opening.lastPage));
    case 'open':
      return { kind: 'open', category: opening.page, listing: withUnread(opening.listing, entries) };
  }
};

type Lead = 'here' | 'circle' | { readonly to: string };

/** The term of an address that searches for a term and nothing else. */
const freshTermIn = (address: string): string | undefined => {
  const [path = '', queryString = ''] = address.split('?');
  if (path !== PATHS.search) return undefined;
  const { source, query } = readSearchAddress(PATHS.search, `?${queryString}`);
  return source.term !== '' && isFreshSearch({ ...source, query }) ? source.term : undefined;
};

/**
 * Opens listings. An address that a form wrote leads to the proper address of its listing, a page behind the last one to the last, which says so. A term
 * and nothing else goes where the search hub, a direct match or a longtail adjustment wants it (spec 1 §4), whether it was typed or stands in a link;
 * an empty search searches nothing and goes home (spec 1 §5). What is searched within a category stays there: of it the hub alone is asked, for another
 * term. What was asked for less than ten minutes ago is not asked for again.
 */
export const createOpenListing = ({ catalogue, content, search, recent }: Ports): OpenListing => {
  const openCategoryAt: OpenListing['category'] = ({ id, path, queryString }) => {
    const entries = parseQueryString(queryString);
    const source = { kind: 'category', path } as const;
    if (isFormAddress(entries)) return okAsync(elsewhere(listingHrefOfForm(source, entries)));
    const query = parseListingQuery(entries, 'category');
    return recent
      .ask(`category ${id} ${listingHref(source, query)}`, () => openCategory(catalogue, id, source, query))
      .map((opening) => openedCategory(opening, entries, lastPageOf(source, query)));
  };

  /** Where somebody who found nothing may go on; what cannot be had is left out. */
  const popularAndCategories = (): ResultAsync<Pick<SearchResults, 'popular' | 'categories'>, never> =>
    ResultAsync.fromSafePromise(
      Promise.all([
        search.suggest('').unwrapOr({ suggestions: [], products: [] }),
        content.navigation(1).unwrapOr([]),
      ]).then(([{ suggestions: popular }, nodes]) => ({
        popular,
        categories: visibleMenu(toMenu(nodes, 1)).map(({ id, name, path }) => ({ id, name, path })),
      })),
    );

  const withSuggestions = (
    results: Omit<SearchResults, 'popular' | 'categories'>,
  ): ResultAsync<OpenedSearch, never> => {
    const isEmpty = results.listing.result.totalCount === 0 && !results.listing.isNarrowed;
    const suggestions = isEmpty ? popularAndCategories() : okAsync({ popular: [], categories: [] });
    return suggestions.map((found) => ({ kind: 'open', results: { ...results, ...found } }));
  };

  const openSearchAt: OpenListing['search'] = ({ queryString, ownHosts }) => {
    const entries = parseQueryString(queryString);
    const { source, query } = readSearchAddress(PATHS.search, queryString);
    if (source.term === '') return okAsync(elsewhere(PATHS.home));
    if (isFormAddress(entries)) return okAsync(elsewhere(listingHrefOfForm(source, entries)));
    const isFresh = isFreshSearch({ ...source, query });

    const answer = (opening: ListingOpening<SearchPage>): ReturnType<OpenListing['search']> => {
      if (opening.kind === 'unknown') return okAsync(elsewhere(PATHS.home));
      if (opening.kind === 'beyond-last-page') return okAsync(elsewhere(lastPageOf(source, query)(opening.lastPage)));
      const { directMatchUrl, correctedTerm } = opening.page;
      const product = isFresh ? safeTarget(directMatchUrl, ownHosts) : undefined;
      if (product !== undefined) return okAsync(elsewhere(product));
      const { kind: _kind, path: _path, ...terms } = source;
      return withSuggestions({
        ...terms,
        listing: withUnread(opening.listing, entries),
        ...(correctedTerm === undefined ? {} : { correctedTerm }),
      });
    };
    const openHere = () =>
      recent.ask(listingHref(source, query), () => openSearch(search, source, query)).andThen(answer);
    if (isFreshSearchWithin({ ...source, query }))
      return (
        recent
          .ask(`hub ${source.term}`, () => search.checkHub(source.term))
          .map((hub) => termsAfterHub(source.term, hub))
          // A look-up that failed says nothing (spec 1 §8).
          .orElse(() => okAsync(termsAfterHub(source.term, undefined)))
          .andThen(({ query: term, originalQuery: originalTerm }) =>
            term === source.term
              ? openHere()
              : okAsync(elsewhere(listingHref({ ...source, term, originalTerm }, query))),
          )
      );
    if (!isFresh) return openHere();
    const seen = new Set<string>();
    /** Where a term leads in the end; `here` where it leads nowhere else, `circle` where redirects of the search lead back. */
    const leadsTo = (term: string): ResultAsync<Lead, GatewayError> => {
      seen.add(term);
      const currentAddress = listingHref({ ...source, term, originalTerm: term }, EMPTY_QUERY);
      return submitSearch(
        { search, recent },
        { typed: term, currentAddress, isOnProductPage: false, ownHosts },
      ).andThen((destination): ResultAsync<Lead, GatewayError> => {
        if (destination.kind === 'scroll-to-listing') return okAsync('here');
        const { to } = destination;
        const next = freshTermIn(to);
        if (next === undefined) return okAsync({ to });
        if (seen.has(next)) return okAsync('circle');
        return leadsTo(next).map((further) => (further === 'here' ? { to } : further));
      });
    };
    return leadsTo(source.term).andThen((lead) =>
      lead === 'here' || lead === 'circle' ? openHere() : okAsync(elsewhere(lead.to)),
    );
  };
  return { category: openCategoryAt, search: openSearchAt };
};
