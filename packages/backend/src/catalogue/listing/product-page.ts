// One page of a listing: filtered, counted, sorted and cut out, with its tiles. Source: spec 1 §7 "category", "search".

import { PRODUCTS_PER_PAGE } from '@tornister/domain/listing';
import { clamp } from '@tornister/domain/shared';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { withChosenVariants } from '../tiles/chosen-variants.ts';
import { readTiles } from '../tiles/read-tiles.ts';
import { countFacets } from './count-facets.ts';
import type { FacetCount } from './facet-count.ts';
import { filterOptions } from './filter-options.ts';
import { type AskedFilter, chosenWords, filtersNothing, listingFilterOf, NO_FILTER } from './listing-filter.ts';
import { type GivenSort, sorted, sortOf, sortOptions } from './listing-sort.ts';

/** No page begins behind it. */
const MAX_OFFSET = 1_000_000;

export type AskedPage = {
  /** Numbers of the products in the order that counts as unsorted. */
  readonly products: Int32Array;
  readonly given: GivenSort;
  readonly paging: { readonly offset: number; readonly limit: number };
  readonly sortBy: string | null | undefined;
  readonly filter: AskedFilter;
  /** What the filter leaves of the products, where that has been counted already. */
  readonly counts?: FacetCount;
  /** What there is without a filter, where that has been counted already. */
  readonly unfiltered?: FacetCount;
  readonly categoryFilter?: readonly Answer<'CategoryOption'>[];
};

/** The page that was asked for; limits are brought within bounds. */
export const productPage = async (
  context: RequestContext,
  index: CatalogueIndex,
  asked: AskedPage,
): Promise<Answer<'ProductPage'>> => {
  const { storefront } = context;
  const filter = listingFilterOf(index, asked.filter);
  const counts = asked.counts ?? countFacets(index, storefront.store, asked.products, filter);
  const countAll = () => countFacets(index, storefront.store, asked.products, NO_FILTER);
  const unfiltered = filtersNothing(filter) ? counts : (asked.unfiltered ?? countAll());
  const sort = sortOf(asked.sortBy, asked.given);
  const offset = clamp(asked.paging.offset, 0, MAX_OFFSET);
  const limit = clamp(asked.paging.limit, 0, PRODUCTS_PER_PAGE);
  const page = sorted(index, counts.matches, sort, storefront, filter.chosen).subarray(offset, offset + limit);
  const tiles = await readTiles(
    context,
    Array.from(page, (product) => index.productIds[product] ?? ''),
  );
  return {
    entries: await withChosenVariants(context, tiles, chosenWords(index, filter), filter.price),
    sorts: sortOptions(asked.given, sort, storefront.language),
    filters: filterOptions({ index, counts, unfiltered, filter, language: storefront.language }),
    categoryFilter: asked.categoryFilter ?? [],
    totalCount: counts.matches.length,
  };
};
