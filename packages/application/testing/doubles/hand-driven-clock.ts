// Test double: a clock that the test moves.

import { type Instant, instantOf, SECOND_MS } from '@tornister/domain/shared';
import { Observable, repeat, Subject } from 'rxjs';
import type { Clock } from '../../src/ports/index.ts';

export type HandDrivenClock = Clock & {
  /** Lets so many milliseconds pass; what is due in them happens, in its order. */
  readonly pass: (ms: number) => void;
};

type Alarm = { readonly at: number; readonly ring: () => void };

/** A clock that stands still until a test moves it. */
export const createHandDrivenClock = (start = 0): HandDrivenClock => {
  let now = start;
  let alarms: readonly Alarm[] = [];
  const seconds = new Subject<Instant>();
  const moveTo = (moment: number): void => {
    const crossed = Math.floor(moment / SECOND_MS) > Math.floor(now / SECOND_MS);
    now = moment;
    if (crossed) seconds.next(instantOf(now));
  };
  const after$ = (ms: number): Observable<void> =>
    new Observable((subscriber) => {
      const alarm: Alarm = {
        at: now + ms,
        ring: () => {
          subscriber.next();
          subscriber.complete();
        },
      };
      alarms = [...alarms, alarm];
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    });
  return {
    now: () => instantOf(now),
    everySecond$: seconds,
    every$: (ms) => after$(ms).pipe(repeat()),
    after$,
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = alarms.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
        const nextSecond = (Math.floor(now / SECOND_MS) + 1) * SECOND_MS;
        const moment = Math.min(due?.at ?? end, nextSecond, end);
        moveTo(moment);
        if (due !== undefined && due.at <= moment) {
          alarms = alarms.filter((alarm) => alarm !== due);
          due.ring();
        } else if (moment >= end) return;
      }
    },
  };
};
