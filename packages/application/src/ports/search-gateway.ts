// Port: search results, suggestions, and where a search leads.

import type { ListingQuery, ListingResult } from '@tornister/domain/listing';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type SearchHubAnswer = {
  readonly redirectPath?: string;
  readonly query: string;
  readonly originalQuery: string;
};
export type LongtailAnswer = {
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly searchQuery: string;
};

/** Asks the shop's search. */
export type SearchGateway = {
  /** Results for a term; `directMatchUrl` when the term maps to one product. */
  readonly search: (
    term: string,
    query: ListingQuery,
  ) => ResultAsync<{ readonly directMatchUrl?: string; readonly listing: ListingResult }, GatewayError>;
  readonly checkHub: (term: string) => ResultAsync<SearchHubAnswer, GatewayError>;
  /** Address of the product that the term names exactly. */
  readonly directMatch: (term: string) => ResultAsync<string | undefined, GatewayError>;
  readonly adjustLongtail: (term: string) => ResultAsync<LongtailAnswer | undefined, GatewayError>;
  /** Suggestions for what is typed; popular searches when it is empty. */
  readonly suggest: (typed: string) => ResultAsync<readonly string[], GatewayError>;
};
