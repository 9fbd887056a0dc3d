// What the address of a page says and the shop does not understand, to be told to whoever opened it. Source: spec 1 §2 "Query parameters", §4 "Listing".

import type { FilterOptions } from './listing.ts';
import { filterEntries, isRangeFilterId, isSortCode, parseRange } from './listing-query.ts';
import { isPageNumber } from './page-number.ts';
import { LISTING_PARAMETERS } from './parameters.ts';
import { addressWith, firstValue, parseQueryString, type QueryEntries } from './query-string.ts';

/** A part of an address that changes nothing, because the shop does not understand it: of what it speaks, and what it says. */
export type UnknownPart =
  | {
      readonly kind: 'page' | 'sort' | 'category' | 'variant' | 'stars' | 'reviews' | 'tab';
      readonly value: string;
    }
  /** `name` is what the shop calls the filter; of a filter that it does not know, what the address calls it. */
  | { readonly kind: 'filter'; readonly name: string; readonly value: string };

/** Which page was asked for, where that is behind the last one, to which the address has led. */
const BEHIND_LAST_PAGE = 'behind';

/** The address of a list's last page for who asked for one behind it, so that the page can say so. */
export const lastPageInsteadOf = (lastPage: string, asked: number): string => {
  const [path = '', query = ''] = lastPage.split('?');
  return addressWith(path, [...parseQueryString(query), [BEHIND_LAST_PAGE, String(asked)]]);
};

/** A value of a filter, under the name that shoppers know it by. */
export const unknownFilter = (options: readonly FilterOptions[], id: string, value: string): UnknownPart => ({
  kind: 'filter',
  name: options.find((one) => one.id === id)?.displayName ?? id,
  value,
});

/** A part that is there and that nobody can read; an empty one says nothing, so nobody needs to. */
const unreadOne = (
  kind: 'page' | 'sort',
  value: string | undefined,
  isReadable: (text: string) => boolean,
): readonly UnknownPart[] => (value === undefined || value === '' || isReadable(value) ? [] : [{ kind, value }]);

/** Ranges that are none. */
const unreadRanges = (entries: QueryEntries): QueryEntries =>
  filterEntries(entries).filter(
    ([id, value]) => isRangeFilterId(id) && value !== '' && parseRange(value) === undefined,
  );

/**
 * What of a listing's address is no page, no order and no range whatever the shop sells. `parseListingQuery` takes it as not said; whoever
 * wrote it is told.
 */
export const unreadParts = (entries: QueryEntries, options: readonly FilterOptions[]): readonly UnknownPart[] => [
  ...unreadRanges(entries).map(([id, value]) => unknownFilter(options, id, value)),
  ...unreadOne('sort', firstValue(entries, LISTING_PARAMETERS.sort), isSortCode),
  ...unreadOne('page', firstValue(entries, LISTING_PARAMETERS.page), isPageNumber),
  ...unreadOne('page', firstValue(entries, BEHIND_LAST_PAGE), (text) => !isPageNumber(text)),
];
