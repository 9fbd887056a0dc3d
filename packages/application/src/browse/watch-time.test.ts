import { instantOf, MINUTE_MS } from '@tornister/domain/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createScope } from '../kernel/index.ts';
import { createWatchTime } from './watch-time.ts';

describe('the moment that countdowns show', () => {
  it('begins with the moment of the shop host and goes on second by second, until the page is left', () => {
    const everySecond$ = new Subject<ReturnType<typeof instantOf>>();
    const scope = createScope();
    const clock = { now: () => instantOf(1_000), everySecond$ };
    const time = createWatchTime(scope, { clock }, instantOf(1_000));
    expect(time.state$.value).toEqual({ before: 1_000, now: 1_000 });
    everySecond$.next(instantOf(2_000));
    expect(time.state$.value).toEqual({ before: 1_000, now: 2_000 });
    everySecond$.next(instantOf(9_500));
    expect(time.state$.value).toEqual({ before: 2_000, now: 9_500 });
    scope.end();
    expect(everySecond$.observed).toBe(false);
  });

  it('is the time that it is where the page was kept, and what the shop host drew for who takes that over', () => {
    const clock = createHandDrivenClock(9 * MINUTE_MS);
    const { state$ } = createWatchTime(createScope(), { clock }, instantOf(0));
    expect([state$.first.now, state$.value]).toEqual([0, { before: 9 * MINUTE_MS, now: 9 * MINUTE_MS }]);
  });
});
