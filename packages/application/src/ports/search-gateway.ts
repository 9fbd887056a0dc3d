// Port: search results, suggestions, and where a search leads.

import type { ListingQuery, ListingResult, SearchedTerms } from '@tornister/domain/listing';
import type { Suggestions } from '@tornister/domain/search';
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

/** What a search answers beside its listing. */
export type SearchPage = {
  /** Where the term maps to one product. */
  readonly directMatchUrl?: string;
  /** What was searched instead of a mistyped term; for an exact search that found nothing what would find something. */
  readonly correctedTerm?: string;
};

/** Asks the shop's search. */
export type SearchGateway = {
  /** Results for a term; an exact one is not corrected. */
  readonly search: (
    terms: Pick<SearchedTerms, 'term' | 'isExact'>,
    query: ListingQuery,
  ) => ResultAsync<SearchPage & { readonly listing: ListingResult }, GatewayError>;
  readonly checkHub: (term: string) => ResultAsync<SearchHubAnswer, GatewayError>;
  /** Address of the product that the term names exactly. */
  readonly directMatch: (term: string) => ResultAsync<string | undefined, GatewayError>;
  readonly adjustLongtail: (term: string) => ResultAsync<LongtailAnswer | undefined, GatewayError>;
  /** Suggestions for what is typed, with the first products; popular searches and no products when it is empty. */
  readonly suggest: (typed: string) => ResultAsync<Suggestions, GatewayError>;
};
