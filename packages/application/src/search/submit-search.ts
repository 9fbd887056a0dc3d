// Submitting the search box: which answers are asked for, in which order. Source: spec 1 §4 "Search submit", §8.

import {
  asksForDirectMatch,
  type SearchDestination,
  type SubmittedSearch,
  searchDestination,
  searchTerm,
  termsAfterHub,
} from '@tornister/domain/search';
import { SECOND_MS } from '@tornister/domain/shared';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { RecentAnswers } from '../browse/recent-answers.ts';
import type { GatewayError, SearchGateway } from '../ports/index.ts';

type Lookups = Pick<SearchGateway, 'checkHub' | 'directMatch' | 'adjustLongtail'>;
type Ports = { readonly search: Lookups; readonly recent: Pick<RecentAnswers, 'ask'> };
export type SearchToSubmit = Pick<SubmittedSearch, 'typed' | 'currentAddress' | 'isOnProductPage' | 'ownHosts'>;

type Found = Pick<SubmittedSearch, 'hub' | 'directMatch' | 'longtail'>;

const longtailFor = (search: Lookups, term: string): ResultAsync<SubmittedSearch['longtail'], GatewayError> =>
  search.adjustLongtail(term).map(
    (answer) =>
      answer && {
        searchQuery: answer.searchQuery,
        filters: answer.filters.map(({ name, values }) => ({ id: name, values })),
      },
  );

/**
 * How long it counts that look-ups failed: long enough that the search page, which comes next, does not wait for them once more; not long enough for who
 * has waited there in vain, too, and tries again.
 */
export const FAILED_LOOKUP_COUNTS_MS = 5 * SECOND_MS;

/** A look-up that failed found nothing; `failed` is told of it. */
const orNothing = <Value>(
  lookup: ResultAsync<Value, GatewayError>,
  failed: (error: GatewayError) => void,
): ResultAsync<Value | undefined, never> =>
  lookup.orElse((error) => {
    failed(error);
    return okAsync(undefined);
  });

/** What is found for a term; as an error where a look-up failed. Who did not answer one look-up is asked no further one: nobody waits three times. */
const lookUp = (search: Lookups, submitted: SearchToSubmit): ResultAsync<Found, Found> => {
  let hasFailed = false;
  let isSilent = false;
  const failed = ({ kind }: GatewayError): void => {
    hasFailed = true;
    isSilent ||= kind === 'gateway.unreachable' || kind === 'gateway.timed-out';
  };
  const behindHub = (hub: SubmittedSearch['hub']): ResultAsync<Found, never> => {
    if (isSilent || !asksForDirectMatch({ ...submitted, hub })) return okAsync({ hub });
    const { query } = termsAfterHub(submitted.typed, hub);
    return orNothing(search.directMatch(query), failed).andThen((url) => {
      if (url !== undefined) return okAsync({ hub, directMatch: { url } });
      if (isSilent) return okAsync({ hub });
      return orNothing(longtailFor(search, query), failed).map((longtail) => ({ hub, longtail }));
    });
  };
  return orNothing(search.checkHub(submitted.typed.trim()), failed)
    .andThen(behindHub)
    .andThen((found): Result<Found, Found> => (hasFailed ? err(found) : ok(found)));
};

/**
 * Where a submitted text leads. An empty one asks nobody. The search hub is asked first; a direct match only when it gives no redirect,
 * and with what the hub made of the term; a longtail adjustment only when there is no direct match either. What a term leads to is asked once in ten
 * minutes: the search page finds what the search box has asked. Look-ups that fail show no message (spec 1 §8) and are asked again, but for five seconds
 * not by the search page that they led to.
 */
export const submitSearch = (
  { search, recent }: Ports,
  submitted: SearchToSubmit,
): ResultAsync<SearchDestination, never> => {
  const term = searchTerm(submitted.typed);
  if (term === undefined) return okAsync(searchDestination(submitted));
  return recent
    .ask(`where leads ${term}`, () => lookUp(search, submitted), FAILED_LOOKUP_COUNTS_MS)
    .orElse((found) => okAsync(found))
    .map((found) => searchDestination({ ...submitted, ...found }));
};
