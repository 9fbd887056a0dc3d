import { createHandDrivenClock } from '@tornister/application/testing';
import { REQUEST_TIMEOUT_MS, TIMEOUT_MESSAGE } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import type { FetchLike } from './fetch-like.ts';
import { retrying } from './retry.ts';
import { timeLimit } from './time-limit.ts';
import { TimedOut } from './timed-out.ts';

const QUERY = { body: '{"query":"query getFooter{getFooter}"}' };
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A budget on a clock that a test drives, and pauses on the same clock. */
const onClock = () => {
  const clock = createHandDrivenClock();
  const budget = (ms: number): AbortSignal => {
    const controller = new AbortController();
    clock.after$(ms).subscribe(() => controller.abort(new Error('over')));
    return controller.signal;
  };
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after$(ms).subscribe(() => resolve());
    });
  const pass = async (ms: number): Promise<void> => {
    clock.pass(ms);
    await turns();
  };
  return { budget, wait, pass };
};

/** A backend that stands still: nothing ends a call to it but the caller. */
const frozen: FetchLike = (_url, { signal }) =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));

const outcomeOf = (call: Promise<Response>) => {
  const seen: string[] = [];
  call.then(
    () => seen.push('answered'),
    (reason: Error) => seen.push(reason.message),
  );
  return seen;
};

describe('time limit (spec 2 §8, F13)', () => {
  it('ends a call to a backend that stands still when the budget is over, not before, and never repeats it', async () => {
    const { budget, wait, pass } = onClock();
    let attempts = 0;
    const counted: FetchLike = (url, init) => {
      attempts += 1;
      return frozen(url, init);
    };
    const signal = budget(REQUEST_TIMEOUT_MS);
    const seen = outcomeOf(timeLimit(retrying(counted, { wait, random: () => 0 }), () => signal)('/', QUERY));
    await pass(REQUEST_TIMEOUT_MS - 1);
    expect(seen).toEqual([]);
    await pass(1);
    expect(seen).toEqual([TIMEOUT_MESSAGE]);
    await pass(60_000);
    expect(attempts).toBe(1);
  });

  it('is one budget for all that a page asks one after another', async () => {
    const { budget, pass } = onClock();
    const signal = budget(REQUEST_TIMEOUT_MS);
    const call = timeLimit(frozen, () => signal);
    const first = outcomeOf(call('/', QUERY));
    await pass(REQUEST_TIMEOUT_MS);
    const second = outcomeOf(call('/', QUERY));
    await turns();
    expect([first, second]).toEqual([[TIMEOUT_MESSAGE], [TIMEOUT_MESSAGE]]);
  });

  it('ends the pauses between attempts as well', async () => {
    const { budget, wait, pass } = onClock();
    const cut: FetchLike = () => Promise.reject(new Error('cut'));
    const signal = budget(500);
    const seen = outcomeOf(timeLimit(retrying(cut, { wait, random: () => 0 }), () => signal)('/', QUERY));
    await pass(300);
    await pass(199);
    expect(seen).toEqual([]);
    await pass(1);
    expect(seen).toEqual([TIMEOUT_MESSAGE]);
  });

  it('holds even for rules that do not look at the signal', async () => {
    const { budget, pass } = onClock();
    const signal = budget(REQUEST_TIMEOUT_MS);
    const seen = outcomeOf(
      timeLimit(
        () => new Promise(() => undefined),
        () => signal,
      )('/', QUERY),
    );
    await pass(REQUEST_TIMEOUT_MS);
    expect(seen).toEqual([TIMEOUT_MESSAGE]);
  });

  it('hands the call on as it is, with the signal that ends it', async () => {
    const { signal } = new AbortController();
    const seen: unknown[] = [];
    const counted: FetchLike = async (url, init) => {
      seen.push([url, init]);
      return new Response('{}');
    };
    await timeLimit(counted, () => signal)('/', { ...QUERY, method: 'POST' });
    expect(seen).toEqual([['/', { ...QUERY, method: 'POST', signal }]]);
  });

  it('makes no call when the budget is over before it', async () => {
    let calls = 0;
    const counted: FetchLike = async () => {
      calls += 1;
      return new Response('{}');
    };
    const outcome = timeLimit(counted, () => AbortSignal.abort(new Error('over')))('/', QUERY);
    await expect(outcome).rejects.toThrow(new TimedOut());
    await expect(outcome).rejects.toBeInstanceOf(TimedOut);
    expect(calls).toBe(0);
  });

  it('leaves other failures as they are', async () => {
    const { signal } = new AbortController();
    const call = timeLimit(
      () => Promise.reject(new Error('cut')),
      () => signal,
    );
    await expect(call('/', {})).rejects.toThrow('cut');
  });
});
