// Submitting the search box: which answers are asked for, in which order. Source: spec 1 §4 "Search submit", §8.

import {
  asksForDirectMatch,
  type SearchDestination,
  type SubmittedSearch,
  searchDestination,
  searchTerm,
  termsAfterHub,
} from '@tornister/domain/search';
import { okAsync, ResultAsync } from 'neverthrow';
import type { SearchGateway } from '../ports/index.ts';

type Lookups = Pick<SearchGateway, 'checkHub' | 'directMatch' | 'adjustLongtail'>;
export type SearchToSubmit = Pick<SubmittedSearch, 'typed' | 'currentAddress' | 'isOnProductPage' | 'ownHosts'>;

// Search lookups show no user message on failure (spec 1 §8): a look-up that failed found nothing.
const orNothing = <Value>(lookup: ResultAsync<Value, unknown>): ResultAsync<Value | undefined, never> =>
  ResultAsync.fromSafePromise(lookup.then((answer) => answer.unwrapOr(undefined)));

const longtailFor = (search: Lookups, term: string): ResultAsync<SubmittedSearch['longtail'], never> =>
  orNothing(search.adjustLongtail(term)).map(
    (answer) =>
      answer && {
        searchQuery: answer.searchQuery,
        filters: answer.filters.map(({ name, values }) => ({ id: name, values })),
      },
  );

/**
 * Where a submitted text leads. An empty one asks nobody. The search hub is asked first; a direct match only when it gives no redirect,
 * and with what the hub made of the term; a longtail adjustment only when there is no direct match either.
 */
export const submitSearch = (search: Lookups, submitted: SearchToSubmit): ResultAsync<SearchDestination, never> => {
  const term = searchTerm(submitted.typed);
  if (term === undefined) return okAsync(searchDestination(submitted));
  return orNothing(search.checkHub(term)).andThen((hub) => {
    const withHub: SubmittedSearch = { ...submitted, hub };
    if (!asksForDirectMatch(withHub)) return okAsync(searchDestination(withHub));
    const { query } = termsAfterHub(submitted.typed, hub);
    return orNothing(search.directMatch(query)).andThen((url) => {
      if (url !== undefined) return okAsync(searchDestination({ ...withHub, directMatch: { url } }));
      return longtailFor(search, query).map((longtail) => searchDestination({ ...withHub, longtail }));
    });
  });
};
