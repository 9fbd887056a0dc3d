// The port `Clock`: the device's clock in the tab, a fixed moment on the shop host.

import type { Clock } from '@tornister/application/ports';
import { instantOf, SECOND_MS } from '@tornister/domain/shared';
import { NEVER, Observable } from 'rxjs';

const now = () => instantOf(Date.now());

const every = <Value>(ms: number, value: () => Value): Observable<Value> =>
  new Observable((subscriber) => {
    const ticking = setInterval(() => subscriber.next(value()), ms);
    return () => clearInterval(ticking);
  });

/** The device's clock. */
export const createSystemClock = (): Clock => ({
  now,
  everySecond$: every(SECOND_MS, now),
  every$: (ms) => every(ms, () => undefined),
  after$: (ms) =>
    new Observable((subscriber) => {
      const alarm = setTimeout(() => {
        subscriber.next();
        subscriber.complete();
      }, ms);
      return () => clearTimeout(alarm);
    }),
});

/** The clock of one request: it stands still while the page is made, and starts no timer. */
export const createRequestClock = (requestedAt: number): Clock => {
  const moment = instantOf(requestedAt);
  return { now: () => moment, everySecond$: NEVER, every$: () => NEVER, after$: () => NEVER };
};
