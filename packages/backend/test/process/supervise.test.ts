import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { HEALTHY_MS, pauseAfter, supervise } from '../../../../scripts/lib/supervise.mjs';

/** A process that dies when the test says so, and a clock that the pauses move. */
const watched = () => {
  let now = 0;
  const pauses: number[] = [];
  const said: string[] = [];
  let child = new EventEmitter();
  let starts = 0;
  const supervisor = supervise('backend', child, {
    start: () => {
      starts += 1;
      child = new EventEmitter();
      return child;
    },
    say: (line: string) => said.push(line),
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
  return { die, pauses, said, supervisor, starts: () => starts };
};

describe('supervise', () => {
  it('starts a dead process again, with a pause that doubles', async () => {
    const { die, pauses, starts, said } = watched();
    for (let death = 1; death <= 3; death += 1) await die(100);
    expect(pauses).toEqual([500, 1_000, 2_000]);
    expect(starts()).toBe(3);
    expect(said[0]).toBe('The backend has ended (SIGKILL) and is started again in 0.5 s.');
  });

  it('never gives up one that keeps dying at once, as while its database is away: one line each time, and at most half a minute until the next', async () => {
    const { die, pauses, said, starts } = watched();
    for (let death = 1; death <= 2_000; death += 1) await die(100);
    expect(starts()).toBe(2_000);
    expect(said).toHaveLength(2_000);
    expect(pauses.slice(4, 8)).toEqual([8_000, 16_000, 30_000, 30_000]);
    expect(pauses.at(-1)).toBe(30_000);
    expect(said.at(-1)).toBe('The backend has ended (SIGKILL) and is started again in 30 s.');
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

  it('starts nothing when the end begins within a pause', async () => {
    const { die, supervisor, starts } = watched();
    const dying = die(100);
    supervisor.stop();
    await dying;
    expect(starts()).toBe(0);
  });

  it('never waits longer than half a minute', () => {
    expect([pauseAfter(1), pauseAfter(6), pauseAfter(7), pauseAfter(5_000)]).toEqual([500, 16_000, 30_000, 30_000]);
  });
});
