// A listing as it lives in a tab: what is shown, what was asked for since, and where each choice leads. Source: spec 1 §4 "Listing".

import {
  afterForm,
  type ListingQuery,
  parseListingQuery,
  parseQueryString,
  type QueryEntries,
  type QueryEntry,
} from '@tornister/domain/listing';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Listing } from './browse-listing.ts';
import { listingHref, listingQueryAfterChange, listingQueryOfForm } from './listing-address.ts';

export type ListingState = {
  readonly listing: Listing;
  /** What the shopper has chosen: ahead of `listing` while its products are on their way, so that a choice is seen at once. */
  readonly asked: ListingQuery;
  readonly isLoading: boolean;
};

/** An address that is being opened. */
type PendingAddress = { readonly pathname: string; readonly search: string };

export type ViewListing = {
  readonly state$: Behavior<ListingState>;
  /** Changes one field of the form; answers the address of the listing with it. */
  readonly change: (field: QueryEntry) => string;
  /** Takes the whole form as it is filled in; answers the address of that listing, unless it is the one that is shown or being opened. */
  readonly submit: (fields: QueryEntries) => string | undefined;
  /** Takes note of what is being opened: this listing in another state, another page, or nothing (any more). */
  readonly follow: (pending: PendingAddress | undefined) => void;
};

/**
 * The state of a listing is its address: a choice answers where to go, and what is opened there is another listing. When nothing is being
 * opened any more, because it failed or the shopper stayed, the choices are again those of the products that are shown.
 */
export const createViewListing = (_scope: Scope, listing: Listing): ViewListing => {
  const { source, query } = listing;
  const { state$, update } = behavior<ListingState>({ listing, asked: query, isLoading: false });
  const open = (asked: ListingQuery): string => {
    update((state) => ({ ...state, asked }));
    return listingHref(source, asked);
  };
  return {
    state$,
    change: (field) => open(listingQueryAfterChange(state$.value.asked, field)),
    submit: (fields) => {
      const { asked } = state$.value;
      const before = listingHref(source, asked);
      const address = open(afterForm(asked, listingQueryOfForm(fields, source.kind)));
      return address === before ? undefined : address;
    },
    follow: (pending) => {
      const isHere = pending?.pathname === source.path;
      const asked = isHere ? parseListingQuery(parseQueryString(pending.search), source.kind) : query;
      update((state) => ({ ...state, asked, isLoading: pending !== undefined }));
    },
  };
};
