// @vitest-environment node

import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openSharedCache } from '../../test/server/open-shared-cache.ts';
import { type AnswerCacheOptions, cacheAnswers, createAnswerCache } from './answer-cache.ts';
import { collectingMarks } from './answer-tags.ts';

/** A gateway of one question, which counts how often it is asked, behind a cache of its answers. */
const open = (options: Partial<AnswerCacheOptions> = {}) => {
  const clock = { ms: 0 };
  const cache = createAnswerCache({ seconds: 10, maxBytes: 1_000_000, now: () => clock.ms, ...options });
  let asked = 0;
  const questions = {
    price: (id: string) => {
      asked += 1;
      return id === 'away' ? errAsync({ kind: 'gateway.unreachable' as const }) : okAsync(`${id}: answer ${asked}`);
    },
  };
  const { price } = cacheAnswers(questions, ['price'], cache, 'shop');
  const answerTo = async (id: string): Promise<unknown> => (await price(id)).unwrapOr('none');
  return { clock, price, answerTo, asked: () => asked };
};

describe('an answer', () => {
  it('is asked for once while it is fresh, and anew after that', async () => {
    const { clock, answerTo } = open();
    const answers = [await answerTo('a')];
    for (const ms of [9_999, 10_000]) {
      clock.ms = ms;
      answers.push(await answerTo('a'));
    }
    expect(answers).toEqual(['a: answer 1', 'a: answer 1', 'a: answer 2']);
  });

  it('that is under way is asked for once, whoever asks for it meanwhile', async () => {
    const { price, asked } = open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => price('a')));
    expect(new Set(answers.map((answer) => answer.unwrapOr('none')))).toEqual(new Set(['a: answer 1']));
    expect(asked()).toBe(1);
  });

  it('that failed is asked for anew by the next', async () => {
    const { price, asked } = open();
    expect((await price('away')).isErr()).toBe(true);
    expect((await price('away')).isErr()).toBe(true);
    expect(asked()).toBe(2);
  });

  it('that could not be had tells every page that asked for it, also while it was under way; others are whole', async () => {
    const { answerTo } = open();
    const page = (id: string) => collectingMarks(() => answerTo(id));
    const made = await Promise.all([page('away'), page('away'), page('a')]);
    expect(made.map(({ isWhole }) => isWhole)).toEqual([false, false, true]);
  });

  it('tells the page that is made of it when it was asked for', async () => {
    const { clock, answerTo } = open();
    clock.ms = 1_000;
    await answerTo('a');
    clock.ms = 9_000;
    expect((await collectingMarks(() => answerTo('a'))).asOf).toBe(1_000);
    expect((await collectingMarks(() => answerTo('b'))).asOf).toBe(9_000);
  });

  it('is that of its own question', async () => {
    const { answerTo } = open();
    expect([await answerTo('a'), await answerTo('b')]).toEqual(['a: answer 1', 'b: answer 2']);
  });
});

describe('an answer of another shop host', () => {
  it.each([
    ['is taken while it is younger than answers stay fresh', 9_999, 0],
    ['is asked for anew when it is as old as that', 10_000, 1],
  ])('%s', async (_, ageMs, asked) => {
    const { shared } = openSharedCache(ageMs);
    expect(await open({ shared }).answerTo('a')).toBe('a: answer 1');
    const ours = open({ shared });
    expect(await ours.answerTo('a')).toBe('a: answer 1');
    expect(ours.asked()).toBe(asked);
  });

  it('is at hand from then on, and as old as it is', async () => {
    const { shared, kept } = openSharedCache(4_000);
    await open({ shared }).answerTo('a');
    const ours = open({ shared });
    await ours.answerTo('a');
    kept.clear();
    ours.clock.ms = 5_999;
    await ours.answerTo('a');
    expect(ours.asked()).toBe(0);
    ours.clock.ms = 6_000;
    await ours.answerTo('a');
    expect(ours.asked()).toBe(1);
  });

  it('that could not be had tells every page that asked for it, also while it was under way; others are whole', async () => {
    const { answerTo } = open();
    const page = (id: string) => collectingMarks(() => answerTo(id));
    const made = await Promise.all([page('away'), page('away'), page('a')]);
    expect(made.map(({ isWhole }) => isWhole)).toEqual([false, false, true]);
  });

  it('tells the page that is made of it when that one has stored it', async () => {
    const { shared } = openSharedCache(4_000);
    await open({ shared }).answerTo('a');
    const ours = open({ shared });
    ours.clock.ms = 10_000;
    for (const ms of [10_000, 13_000]) {
      ours.clock.ms = ms;
      expect((await collectingMarks(() => ours.answerTo('a'))).asOf).toBe(6_000);
    }
  });

  it.each([{ seconds: 0 }, { maxBytes: 0 }])('is not looked for by a cache of nothing: %j', async (options) => {
    const { shared, calls } = openSharedCache();
    const { answerTo } = open({ ...options, shared });
    expect([await answerTo('a'), await answerTo('a')]).toEqual(['a: answer 1', 'a: answer 2']);
    expect(calls()).toBe(0);
  });
});
