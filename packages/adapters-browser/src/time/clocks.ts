// The port `Clock`: the shop's time by the device's clock in the tab, a fixed moment on the shop host.

import type { Clock } from '@tornister/application/ports';
import { instantOf, SECOND_MS } from '@tornister/domain/shared';
import { NEVER, Observable } from 'rxjs';

const every = <Value>(ms: number, value: () => Value): Observable<Value> =>
  new Observable((subscriber) => {
    const ticking = setInterval(() => subscriber.next(value()), ms);
    return () => clearInterval(ticking);
  });

/**
 * The device's clock, put right by so many milliseconds that it is behind the shop's. It goes on while the device sleeps, as a clock that counts from
 * the start of the page would not.
 */
export const createSystemClock = (lag = 0): Clock => {
  const now = () => instantOf(Date.now() + lag);
  return {
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
  };
};

/** The clock of one request: it stands still while the page is made, and starts no timer. */
export const createRequestClock = (requestedAt: number): Clock => {
  const moment = instantOf(requestedAt);
  return { now: () => moment, everySecond$: NEVER, every$: () => NEVER, after$: () => NEVER };
};
