// The address of a search that takes a text as it was typed. It stands apart, for only the results of a search link to it.

import { addressWith } from '../listing/query-string.ts';
import { formatSearchTerms } from '../listing/search-terms.ts';
import { PATHS } from '../routing/routes.ts';

/** The address that searches exactly what was typed, whatever the shop would make of it (spec 1 §2 "original-query display"). */
export const exactSearchAddress = (typed: string): string =>
  addressWith(PATHS.search, formatSearchTerms({ term: typed, originalTerm: typed, isExact: true }));
