// A cache of answers that a tab has got and may show again: while a shopper goes back and forth, and from the moment a link is pointed at
// until it is pressed. Source: spec 1 §9 "Refetch after 10 minutes between route changes".

import { isRefetchDue } from '@tornister/domain/routing';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Clock } from '../ports/index.ts';

/** Answers that are cached at the most; the one that was asked for longest ago goes first, so that links that are pointed at push out no page that was seen after. */
export const RECENT_ANSWERS_MAX = 40;

export type RecentAnswers = {
  /** The answer to a question that was asked less than ten minutes ago, or a new one. What failed is asked again, at once unless its failure counts for a while. */
  readonly ask: <Value, Failure>(
    question: string,
    ask: () => ResultAsync<Value, Failure>,
    failureCountsMs?: number,
  ) => ResultAsync<Value, Failure>;
  /** Whether `ask` would answer at once: the answer is here and fresh. */
  readonly isHere: (question: string) => boolean;
};

type CachedAnswer = {
  readonly answer: ResultAsync<unknown, unknown>;
  readonly since: Instant;
  isHere: boolean;
  /** A failure counts until then. */
  countsUntil: number;
};

/** A cache that lives as long as a tab, or as one request on the shop host. */
export const createRecentAnswers = (clock: Pick<Clock, 'now'>): RecentAnswers => {
  const cache = new Map<string, CachedAnswer>();

  const store = (question: string, answer: ResultAsync<unknown, unknown>, failureCountsMs: number): void => {
    const entry: CachedAnswer = { answer, since: clock.now(), isHere: false, countsUntil: Number.POSITIVE_INFINITY };
    cache.delete(question);
    cache.set(question, entry);
    const oldest = cache.size > RECENT_ANSWERS_MAX ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    void answer.match(
      () => {
        entry.isHere = true;
      },
      () => {
        if (failureCountsMs > 0) entry.countsUntil = clock.now() + failureCountsMs;
        else if (cache.get(question) === entry) cache.delete(question);
      },
    );
  };

  /** An answer that was asked for less than ten minutes ago, or a failure that still counts. */
  const fresh = (question: string): CachedAnswer | undefined => {
    const known = cache.get(question);
    const now = clock.now();
    return known !== undefined && !isRefetchDue(known.since, now) && now < known.countsUntil ? known : undefined;
  };

  return {
    ask: <Value, Failure>(question: string, ask: () => ResultAsync<Value, Failure>, failureCountsMs = 0) => {
      const known = fresh(question);
      // A question names what it asks for, so the answer under the same name has its type.
      if (known !== undefined) {
        cache.delete(question);
        cache.set(question, known);
        return known.answer as ResultAsync<Value, Failure>;
      }
      const answer = ask();
      store(question, answer, failureCountsMs);
      return answer;
    },
    isHere: (question) => fresh(question)?.isHere === true,
  };
};
