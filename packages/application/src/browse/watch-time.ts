// Use case: the current time, every second, for countdowns.

import type { Instant } from '@tornister/domain/shared';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** The moment, second by second, for what counts down. */
export type WatchTime = { readonly state$: Behavior<Instant> };

/** It begins with the moment of the shop host, so that both sides draw the same first frame. */
export const createWatchTime = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'everySecond$'> },
  opened: Instant,
): WatchTime => {
  const { state$, set } = behavior(opened);
  scope.during(clock.everySecond$).subscribe(set);
  return { state$ };
};
