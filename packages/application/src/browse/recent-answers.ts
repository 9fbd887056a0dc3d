// Answers that a tab has already got and may show again: while a shopper goes back and forth, and from the moment a link is pointed at
// until it is pressed. Source: spec 1 §9 "Refetch after 10 minutes between route changes".

import { isRefetchDue } from '@tornister/domain/routing';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Clock } from '../ports/index.ts';

/** Answers that are kept at the most; the oldest one goes first. */
export const RECENT_ANSWERS_MAX = 40;

export type RecentAnswers = {
  /** The answer to a question that was asked less than ten minutes ago, or a new one. What failed is asked again. */
  readonly ask: <Value, Failure>(
    question: string,
    ask: () => ResultAsync<Value, Failure>,
  ) => ResultAsync<Value, Failure>;
  /** Whether `ask` would answer at once: the answer is here and fresh. */
  readonly isHere: (question: string) => boolean;
};

type Kept = { readonly answer: ResultAsync<unknown, unknown>; readonly since: Instant; isHere: boolean };

/** A memory of answers that lives as long as a tab, or as one request on the shop host. */
export const createRecentAnswers = (clock: Pick<Clock, 'now'>): RecentAnswers => {
  const kept = new Map<string, Kept>();

  const keep = (question: string, answer: ResultAsync<unknown, unknown>): void => {
    const entry: Kept = { answer, since: clock.now(), isHere: false };
    kept.delete(question);
    kept.set(question, entry);
    const oldest = kept.size > RECENT_ANSWERS_MAX ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    void answer.match(
      () => {
        entry.isHere = true;
      },
      () => kept.get(question) === entry && kept.delete(question),
    );
  };

  /** An answer that was asked for less than ten minutes ago. */
  const fresh = (question: string): Kept | undefined => {
    const known = kept.get(question);
    return known !== undefined && !isRefetchDue(known.since, clock.now()) ? known : undefined;
  };

  return {
    ask: <Value, Failure>(question: string, ask: () => ResultAsync<Value, Failure>) => {
      const known = fresh(question);
      // A question names what it asks for, so the answer under the same name has its type.
      if (known !== undefined) return known.answer as ResultAsync<Value, Failure>;
      const answer = ask();
      keep(question, answer);
      return answer;
    },
    isHere: (question) => fresh(question)?.isHere === true,
  };
};
