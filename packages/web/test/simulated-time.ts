// A time of its own for tests with many simulated clients: timers, clocks, limits of calls and chance, all out of one seed. Nothing waits for real time.

import { vi } from 'vitest';

/** Numbers from 0 up to, but not including, 1: the same ones for the same seed (mulberry32). */
const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** All that is ready to go on has gone on. */
const turnEnd = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Starts such a time; `vi.useRealTimers`, `vi.restoreAllMocks` and `vi.unstubAllGlobals` end it. What the code draws by `Math.random` and what the
 * simulation draws come from two generators: a change of the one leaves the other.
 */
export const simulateTime = (seed: number) => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(-seed));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const random = seededRandom(seed);
  return {
    random,
    between: (least: number, most: number): number => least + random() * (most - least),
    now: () => Date.now(),
    pass: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
    /** Lets the time pass from timer to timer until this is done. */
    until: async (work: Promise<unknown>): Promise<void> => {
      let isDone = false;
      const end = (): void => {
        isDone = true;
      };
      work.then(end, end);
      for (await turnEnd(); !isDone; await turnEnd()) vi.advanceTimersToNextTimer();
      await work;
    },
  };
};

/** A tab's `location` and `navigator`, as far as its calls look at them. */
export const stubTab = (): void => {
  vi.stubGlobal('location', new URL('https://shop.test/'));
  vi.stubGlobal('navigator', { onLine: true });
};
