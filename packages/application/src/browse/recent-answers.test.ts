import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createRecentAnswers, RECENT_ANSWERS_MAX } from './recent-answers.ts';

const open = () => {
  const clock = createHandDrivenClock(1_000);
  const recent = createRecentAnswers(clock);
  let asked = 0;
  const ask = async (question: string): Promise<number> =>
    (
      await recent.ask(question, () => {
        asked += 1;
        return okAsync<number, never>(asked);
      })
    )._unsafeUnwrap();
  return { clock, recent, ask };
};

describe('recent answers: active queries are refetched when ten minutes have passed (spec 1 §4)', () => {
  it('gives the same answer again a millisecond before ten minutes are over', async () => {
    const { clock, ask } = open();
    await ask('/cat/12/');
    clock.pass(REFETCH_AFTER_MS - 1);
    expect(await ask('/cat/12/')).toBe(1);
  });

  it('asks again after ten minutes', async () => {
    const { clock, ask } = open();
    await ask('/cat/12/');
    clock.pass(REFETCH_AFTER_MS);
    expect(await ask('/cat/12/')).toBe(2);
  });

  it('asks again for what failed', async () => {
    const { recent } = open();
    await recent.ask('/cat/12/', () => errAsync('away'));
    expect(await recent.ask('/cat/12/', () => okAsync('here'))).toEqual(await okAsync('here'));
  });

  it('lets a failure count for as long as was said, from the moment when it was known', async () => {
    const { clock, recent } = open();
    let fail = (): void => undefined;
    const failing = new ResultAsync<string, string>(
      new Promise((resolve) => {
        fail = () => resolve(err('away'));
      }),
    );
    const ask = () => recent.ask('/cat/12/', () => okAsync<string, string>('here'), 3_000);
    const waiting = recent.ask('/cat/12/', () => failing, 3_000);
    clock.pass(9_000);
    fail();
    await waiting;
    clock.pass(2_999);
    expect(await ask()).toEqual(err('away'));
    expect(recent.isHere('/cat/12/')).toBe(false);
    clock.pass(1);
    expect(await ask()).toEqual(ok('here'));
  });

  it('forgets the oldest answer when there are too many', async () => {
    const { ask } = open();
    for (let question = 0; question <= RECENT_ANSWERS_MAX; question += 1) await ask(String(question));
    expect(await ask('0')).toBe(RECENT_ANSWERS_MAX + 2);
    expect(await ask(String(RECENT_ANSWERS_MAX))).toBe(RECENT_ANSWERS_MAX + 1);
  });

  it('keeps what was asked for again while others come', async () => {
    const { ask } = open();
    for (let question = 0; question < RECENT_ANSWERS_MAX; question += 1) await ask(String(question));
    expect(await ask('0')).toBe(1);
    await ask('one more');
    expect([await ask('0'), await ask('1')]).toEqual([1, RECENT_ANSWERS_MAX + 2]);
  });

  it('tells an answer that is here from one that is on its way, is old, or has failed', async () => {
    const { clock, recent } = open();
    let arrive = (): void => undefined;
    const answer = new ResultAsync<string, string>(
      new Promise((resolve) => {
        arrive = () => resolve(ok('here'));
      }),
    );
    const waiting = recent.ask('/prod/1/', () => answer);
    expect(recent.isHere('/prod/1/')).toBe(false);
    arrive();
    await waiting;
    expect(recent.isHere('/prod/1/')).toBe(true);
    clock.pass(REFETCH_AFTER_MS);
    expect(recent.isHere('/prod/1/')).toBe(false);
    await recent.ask('/prod/2/', () => errAsync('away'));
    expect([recent.isHere('/prod/2/'), recent.isHere('/prod/3/')]).toEqual([false, false]);
  });
});
