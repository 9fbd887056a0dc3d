// Searching and what comes before it: redirects, rewrites, direct matches, long tails, suggestions. Source: spec 1 §4, §7.

import { DEFAULT_SEARCH_SORT } from '@tornister/domain/listing';
import { currentCatalogue } from '../catalogue/index/current-catalogue.ts';
import { listingFilterOf, NO_FILTER } from '../catalogue/listing/listing-filter.ts';
import { productPage } from '../catalogue/listing/product-page.ts';
import { readTiles } from '../catalogue/tiles/read-tiles.ts';
import type { QueryResolvers } from '../graphql/generated/resolver-types.ts';
import { categoryOptions, onlyIn } from './category-options.ts';
import { directMatch } from './direct-match.ts';
import { foundProducts } from './found-products.ts';
import { knownQuery, rewriteOf } from './known-query.ts';
import { suggestedProducts, suggestionsFor } from './suggest.ts';

/** Longer terms are cut: nobody types them. */
const LONGEST_TERM = 200;

const cut = (term: string | null | undefined): string => (term ?? '').slice(0, LONGEST_TERM);

export const searchResolvers: Pick<
  QueryResolvers,
  'search' | 'checkSearchHub' | 'checkQuery' | 'adjustLongtailSearchQuery' | 'getSuggestQueries'
> = {
  search: async (_parent, { paging, sortBy, filter }, context) => {
    const { database, storefront } = context;
    const { language } = storefront;
    const term = cut(filter.searchTerm);
    const index = await currentCatalogue(database);
    const found = await foundProducts(database, index, term, language, filter.isExact ?? false);
    const link = await directMatch(database, term, language);
    const everywhere = found.countsIn(index, storefront.store, listingFilterOf(index, filter));
    const categoryFilter = categoryOptions(index, everywhere.matches, filter.category || undefined, language);
    // A category that the shop does not have narrows nothing.
    const category = categoryFilter.find(({ selected }) => selected)?.id;
    return {
      link: link === undefined ? null : { url: link },
      correctedTerm: found.correctedTerm ?? null,
      products: await productPage(context, index, {
        ...(category === undefined
          ? {
              products: found.numbers,
              counts: everywhere,
              unfiltered: found.countsIn(index, storefront.store, NO_FILTER),
            }
          : { products: onlyIn(index, found.numbers, category) }),
        given: DEFAULT_SEARCH_SORT,
        paging,
        sortBy,
        filter,
        categoryFilter,
      }),
    };
  },
  checkSearchHub: async (_parent, { originalQuery }, { database }) => {
    const { isIt, closest } = knownQuery(cut(originalQuery));
    const redirect = await database
      .selectFrom('search_redirects')
      .select('target')
      .where(isIt)
      .orderBy(closest)
      .executeTakeFirst();
    const rewritten = await rewriteOf(database, cut(originalQuery));
    return { redirectPath: redirect?.target ?? null, query: rewritten ?? originalQuery, originalQuery };
  },
  checkQuery: async (_parent, { originalQuery }, { database, storefront }) => {
    const url = await directMatch(database, cut(originalQuery), storefront.language);
    return { link: url === undefined ? null : { url } };
  },
  adjustLongtailSearchQuery: async (_parent, { searchQuery }, { database }) => {
    const { isIt, closest } = knownQuery(cut(searchQuery));
    const row = await database
      .selectFrom('search_long_tails')
      .select(['search_query', 'filters'])
      .where(isIt)
      .orderBy(closest)
      .executeTakeFirst();
    return row ? { searchQuery: row.search_query, filters: row.filters } : null;
  },
  getSuggestQueries: async (_parent, { userQuery }, context) => {
    const { database, storefront } = context;
    const products = await readTiles(context, await suggestedProducts(database, userQuery, storefront.language));
    // A product that is shown with its picture is not named once more.
    const names = new Set(products.map(({ name }) => name));
    const suggestions = await suggestionsFor(database, userQuery, storefront.language);
    return {
      suggestQueries: suggestions.filter((suggest) => !names.has(suggest)).map((suggest) => ({ suggest })),
      products,
    };
  },
};
