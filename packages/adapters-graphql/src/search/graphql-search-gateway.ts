// The port `SearchGateway`, on GraphQL.

import type { SearchGateway } from '@tornister/application/ports';
import {
  adjustLongtailSearchQuery,
  checkQuery,
  checkSearchHub,
  getSuggestQueries,
  search,
} from '../generated/operations/search.ts';
import { toListingVariables } from '../mapping/listing-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toHubAnswer, toLongtail, toSearchResult, toSuggestions } from './search-mapper.ts';

/** The shop's search from the backend. */
export const createGraphqlSearchGateway = (transport: GraphqlTransport): SearchGateway => ({
  search: ({ term: searchTerm, isExact }, query) => {
    const { filter, ...variables } = toListingVariables(query);
    const terms = isExact === true ? { searchTerm, isExact } : { searchTerm };
    return transport.run(search, { ...variables, filter: { ...filter, ...terms } }, toSearchResult);
  },
  checkHub: (originalQuery) => transport.run(checkSearchHub, { originalQuery }, toHubAnswer),
  directMatch: (originalQuery) => transport.run(checkQuery, { originalQuery }, (answer) => answer.checkQuery.link?.url),
  adjustLongtail: (searchQuery) => transport.run(adjustLongtailSearchQuery, { searchQuery }, toLongtail),
  suggest: (userQuery) => transport.run(getSuggestQueries, { userQuery }, toSuggestions),
});
