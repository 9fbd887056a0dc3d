// Use case: the current time, every second, for countdowns.

import type { Instant } from '@tornister/domain/shared';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** The moment, second by second, for what counts down. */
export type WatchTime = { readonly state$: Behavior<Instant> };

/**
 * It begins with the moment at which the shop host drew the page, so that both sides draw the same first frame, and goes on with the time that it is:
 * the page may have been kept since then.
 */
export const createWatchTime = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'now' | 'everySecond$'> },
  opened: Instant,
): WatchTime => {
  const { state$, set } = behavior(opened);
  set(clock.now());
  scope.during(clock.everySecond$).subscribe(set);
  return { state$ };
};
