import { instantOf } from '@tornister/domain/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createScope } from '../kernel/index.ts';
import { createWatchTime } from './watch-time.ts';

describe('the moment that countdowns show', () => {
  it('begins with the moment of the shop host and goes on second by second, until the page is left', () => {
    const everySecond$ = new Subject<ReturnType<typeof instantOf>>();
    const scope = createScope();
    const time = createWatchTime(scope, { clock: { everySecond$ } }, instantOf(1_000));
    expect(time.state$.value).toBe(1_000);
    everySecond$.next(instantOf(2_000));
    expect(time.state$.value).toBe(2_000);
    scope.end();
    expect(everySecond$.observed).toBe(false);
  });
});
