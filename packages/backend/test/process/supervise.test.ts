import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { HEALTHY_MS, MOST_QUICK_DEATHS, pauseAfter, supervise } from '../../../../scripts/lib/supervise.mjs';

/** A process that dies when the test says so, and a clock that the pauses move. */
const watched = () => {
  let now = 0;
  const pauses: number[] = [];
  const said: string[] = [];
  const gaveUp: string[] = [];
  let child = new EventEmitter();
  let starts = 0;
  const supervisor = supervise('backend', child, {
    start: () => {
      starts += 1;
      child = new EventEmitter();
      return child;
    },
    say: (line: string) => said.push(line),
    giveUp: (line: string) => gaveUp.push(line),
    wait: async (ms: number) => {
      pauses.push(ms);
      now += ms;
    },
    now: () => now,
  });
  const die = async (afterMs: number): Promise<void> => {
    now += afterMs;
    child.emit('exit', null, 'SIGKILL');
    await Promise.resolve();
    await Promise.resolve();
  };
  return { die, pauses, said, gaveUp, supervisor, starts: () => starts };
};

describe('supervise', () => {
  it('starts a dead process again, with a pause that doubles', async () => {
    const { die, pauses, starts, said } = watched();
    for (let death = 1; death < MOST_QUICK_DEATHS; death += 1) await die(100);
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(starts()).toBe(MOST_QUICK_DEATHS - 1);
    expect(said[0]).toBe('The backend has ended (SIGKILL) and is started again in 0.5 s.');
  });

  it('gives up with one line when the process keeps dying at once', async () => {
    const { die, gaveUp, starts } = watched();
    for (let death = 1; death <= MOST_QUICK_DEATHS + 1; death += 1) await die(100);
    expect(gaveUp).toHaveLength(1);
    expect(gaveUp[0]).toMatch(/^The backend ended 6 times in a row [^\n]+$/);
    expect(starts()).toBe(MOST_QUICK_DEATHS - 1);
  });

  it.each([
    ['forgets earlier deaths of a process that lived a minute', HEALTHY_MS, 500],
    ['remembers them a moment before', HEALTHY_MS - 1, 1_000],
  ])('%s', async (_title, lifeMs, pause) => {
    const { die, pauses } = watched();
    await die(100);
    await die(lifeMs);
    expect(pauses).toEqual([500, pause]);
  });

  it('leaves a process alone that was asked to stop', async () => {
    const { die, supervisor, starts } = watched();
    supervisor.stop();
    await die(100);
    expect(starts()).toBe(0);
  });

  it('never waits longer than half a minute', () => {
    expect(pauseAfter(1)).toBe(500);
    expect(pauseAfter(MOST_QUICK_DEATHS - 1)).toBeLessThanOrEqual(30_000);
    expect(pauseAfter(MOST_QUICK_DEATHS)).toBeUndefined();
  });
});
