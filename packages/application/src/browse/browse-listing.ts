// Opens the listing of a category or of a search as its address describes it. Source: spec 1 §2 "/cat/{id}", "/search", §4 "Listing".

import { type ProductTile, shortageTextFor, shortGoodsText } from '@tornister/domain/catalogue';
import {
  defaultSort,
  hasFilters,
  knownPartOf,
  type ListingQuery,
  type ListingResult,
  PRODUCTS_PER_PAGE,
  totalPages,
  type UnknownPart,
} from '@tornister/domain/listing';
import type { CategoryId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { CatalogueGateway, CategoryPage, GatewayError, SearchGateway, SearchPage } from '../ports/index.ts';
import type { ListingSource } from './listing-address.ts';

/** Listing state (spec 1 §3): everything that a view of products with filters, sorts and pages shows. */
export type Listing = {
  readonly source: ListingSource;
  /** What the shop knows of what was asked for. */
  readonly query: ListingQuery;
  /** What the address says and the shop does not understand. */
  readonly unknown: readonly UnknownPart[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly productsPerPage: number;
  readonly sort: string;
  readonly defaultSort: string;
  readonly isNarrowed: boolean;
  readonly result: ListingResult;
};

/** A page number behind the last page leads to the last page; everything else is open. */
export type ListingOpening<Page> =
  | { readonly kind: 'open'; readonly page: Page; readonly listing: Listing }
  | { readonly kind: 'beyond-last-page'; readonly lastPage: number }
  | { readonly kind: 'unknown' };

/** The overlays that a category gives to tiles without one of their own (spec 1 §3 "Category parameters"). */
type ShortageTexts = Pick<CategoryPage, 'shortageText' | 'shortageDealText'>;

const shortageTextOf = (tile: ProductTile, { shortageText, shortageDealText }: ShortageTexts): string | undefined =>
  shortageTextFor({ shortageText, lightningShortageText: shortageDealText }, tile);

// The way to a product of a category is that of the page; sixty times it would only be weight.
const lean = (tile: ProductTile, texts: ShortageTexts, kind: ListingSource['kind']): ProductTile => {
  const shortageText = shortGoodsText(tile.shortageText, [shortageTextOf(tile, texts)]);
  const breadcrumb = kind === 'search' ? tile.breadcrumb : [];
  return { ...tile, breadcrumb, ...(shortageText === undefined ? {} : { shortageText }) };
};

const listingOf = (
  source: ListingSource,
  asked: ListingQuery,
  result: ListingResult,
  texts: ShortageTexts = {},
): Listing => {
  const { known: query, unknown } = knownPartOf(asked, result);
  return {
    source,
    query,
    unknown,
    currentPage: query.page,
    totalPages: totalPages(result.totalCount),
    productsPerPage: PRODUCTS_PER_PAGE,
    sort: query.sort ?? defaultSort(source.kind),
    defaultSort: defaultSort(source.kind),
    isNarrowed: hasFilters(query),
    result: { ...result, entries: result.entries.map((tile) => lean(tile, texts, source.kind)) },
  };
};

const opened = <Page>(page: Page, listing: Listing): ListingOpening<Page> =>
  listing.currentPage > listing.totalPages
    ? { kind: 'beyond-last-page', lastPage: listing.totalPages }
    : { kind: 'open', page, listing };

/** A category without its listing, which is opened beside it. */
export type CategoryFrame = Omit<CategoryPage, 'listing'>;

/**
 * Opens a category at a state of its listing, whose choices stay at the path that was asked for: one that led to the category's own path would open
 * another page, and close what the shopper chooses from.
 */
export const openCategory = (
  catalogue: Pick<CatalogueGateway, 'category'>,
  id: CategoryId,
  source: Extract<ListingSource, { kind: 'category' }>,
  query: ListingQuery,
): ResultAsync<ListingOpening<CategoryFrame>, GatewayError> =>
  catalogue.category(id, query).map((category): ListingOpening<CategoryFrame> => {
    if (category === undefined) return { kind: 'unknown' };
    const { listing, ...frame } = category;
    return opened(frame, listingOf(source, query, listing, frame));
  });

/** Opens the results of a search. */
export const openSearch = (
  search: Pick<SearchGateway, 'search'>,
  source: Extract<ListingSource, { kind: 'search' }>,
  query: ListingQuery,
): ResultAsync<ListingOpening<SearchPage>, GatewayError> =>
  search.search(source, query).map(({ listing, ...page }) => opened(page, listingOf(source, query, listing)));
