// The address of a search for a term. It stands apart from what a submitted search does, for links to a search need nothing else.
// Source: spec 1 §2 "/search", §4 "Search submit".

import { addressWith } from '../listing/query-string.ts';
import { formatSearchTerms } from '../listing/search-terms.ts';
import { PATHS } from '../routing/routes.ts';

/** The terms that the search box keeps after a submit. */
export type SearchTerms = { readonly query: string; readonly originalQuery: string };

/** The /search/ address of a term. */
export const searchAddress = ({ query, originalQuery }: SearchTerms): string =>
  addressWith(PATHS.search, formatSearchTerms({ term: query, originalTerm: originalQuery }));
