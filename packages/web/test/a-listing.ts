// A listing of a category as views are shown it, for tests of them.

import type { Listing } from '@tornister/application/browse';
import { aListingResult } from '@tornister/application/testing';
import { EMPTY_QUERY } from '@tornister/domain/listing';

/** One page of one product, nothing chosen, but for what a test wants otherwise. */
export const aListing = (changes: Partial<Listing> = {}): Listing => ({
  source: { kind: 'category', path: '/papier/hefte/' },
  query: EMPTY_QUERY,
  unknown: [],
  currentPage: 1,
  totalPages: 1,
  productsPerPage: 60,
  sort: 'si',
  defaultSort: 'si',
  isNarrowed: false,
  result: aListingResult(),
  ...changes,
});
