// Addresses that a listing's form writes where there are no scripts, and where they lead. Source: spec 1 §2, §4 "Listing".

import {
  addressWith,
  LISTING_PARAMETERS,
  parseRange,
  type QueryEntries,
  type QueryEntry,
} from '@tornister/domain/listing';
import { type ListingSource, listingEntries, listingQueryOfForm, typedRanges } from './listing-address.ts';

/** True for an address that a form without scripts made: it has fields that no listing's own address has. */
export const isFormAddress = (entries: QueryEntries): boolean => typedRanges(entries).length > 0;

/** The proper address of what a filled form asks; bounds that are none stay in it, so that the page can say so. */
export const listingHrefOfForm = (source: ListingSource, entries: QueryEntries): string => {
  const unread = typedRanges(entries)
    .filter(([, text]) => parseRange(text) === undefined)
    .map(([id, text]): QueryEntry => [LISTING_PARAMETERS.filterPrefix + id, text]);
  return addressWith(source.path, [...listingEntries(source, listingQueryOfForm(entries, source.kind)), ...unread]);
};
