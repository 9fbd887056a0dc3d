import fc from 'fast-check';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { optimistic } from './optimistic.ts';

const NUM_RUNS = 200;
type Ending = 'done' | 'refused' | 'rejected' | 'thrown';

const command = (ending: Ending, value: number) => (): ResultAsync<number, string> => {
  if (ending === 'thrown') throw new Error('a bug');
  if (ending === 'rejected') return new ResultAsync(Promise.reject(new Error('a bug')));
  return ending === 'done' ? okAsync(value) : errAsync('no');
};

describe('an optimistic value', () => {
  it('shows a change at once and what the server says in its place', async () => {
    const shown = optimistic(1);
    const attempt = shown.attempt((value) => value + 10, command('done', 5));
    expect([shown.state$.value, shown.confirmed()]).toEqual([11, 1]);
    await attempt;
    expect([shown.state$.value, shown.confirmed()]).toEqual([5, 5]);
  });

  it('has confirmed an answer before the next command runs', async () => {
    const shown = optimistic(1);
    const first = shown.attempt((value) => value, command('done', 5));
    const second = shown.attempt(
      (value) => value,
      () => okAsync(shown.confirmed()),
    );
    await Promise.all([first, second]);
    expect([shown.state$.value, shown.confirmed()]).toEqual([5, 5]);
  });

  it('settles every change, however its command ends: nothing stays on its way', async () => {
    const ending = fc.constantFrom<Ending>('done', 'refused', 'rejected', 'thrown');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(ending, fc.integer()), { maxLength: 8 }), async (wanted) => {
        const shown = optimistic(0);
        const attempts = wanted.map(([how, value]) => shown.attempt((now) => now + 1, command(how, value)));
        expect(shown.state$.value).toBe(wanted.length);
        await Promise.allSettled(attempts);
        const last = wanted.findLast(([how]) => how === 'done')?.[1] ?? 0;
        expect([shown.state$.value, shown.confirmed()]).toEqual([last, last]);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
