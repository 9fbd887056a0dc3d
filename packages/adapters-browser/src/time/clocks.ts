import type { Clock } from '@tornister/application/ports';
import { instantOf, SECOND_MS } from '@tornister/domain/shared';
import { interval, map, NEVER, share, timer } from 'rxjs';

/** The device's clock. */
export const createSystemClock = (): Clock => {
  const now = () => instantOf(Date.now());
  return {
    now,
    everySecond$: interval(SECOND_MS).pipe(map(now), share()),
    after$: (ms) => timer(ms).pipe(map(() => undefined)),
  };
};

/** The clock of one request: it stands still while the page is made, and starts no timer. */
export const createRequestClock = (requestedAt: number): Clock => {
  const now = instantOf(requestedAt);
  return { now: () => now, everySecond$: NEVER, after$: () => NEVER };
};
