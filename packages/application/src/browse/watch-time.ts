// Use case: the current time, every second, for countdowns.

import type { Instant } from '@tornister/domain/shared';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** A moment with the one that was told before it: about a second apart, and much more where the device sleeps or slows the tab down. */
type Moment = { readonly before: Instant; readonly now: Instant };

/** The moment, second by second, for what counts down. */
export type WatchTime = { readonly state$: Behavior<Moment> };

/**
 * It begins with the moment at which the shop host drew the page, so that both sides draw the same first frame, and goes on with the time that it is:
 * the page may have been kept since then. Nothing is before that moment.
 */
export const createWatchTime = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'now' | 'everySecond$'> },
  opened: Instant,
): WatchTime => {
  const { state$, set } = behavior<Moment>({ before: opened, now: opened });
  const start = clock.now();
  set({ before: start, now: start });
  scope.during(clock.everySecond$).subscribe((now) => set({ before: state$.value.now, now }));
  return { state$ };
};
