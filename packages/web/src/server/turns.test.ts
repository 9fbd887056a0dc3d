// @vitest-environment node

import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns of an event loop that the test turns by hand, and what began in them. */
const loop = () => {
  const next: (() => void)[] = [];
  const begun: string[] = [];
  const turn = createTurns((goOn) => next.push(goOn));
  return {
    begun,
    arrive: (name: string) => void turn().then(() => begun.push(name)),
    /** Lets the next turn come; answers whether anybody waited for one. */
    goOn: async () => {
      const goOn = next.shift();
      goOn?.();
      await Promise.resolve();
      await Promise.resolve();
      return goOn !== undefined;
    },
    settled: async () => {
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

it('one piece of work begins in a turn, in the order in which they came; alone none waits', async () => {
  const { begun, arrive, goOn, settled } = loop();
  for (const name of ['a', 'b', 'c']) arrive(name);
  await settled();
  expect(begun).toEqual(['a']);
  await goOn();
  expect(begun).toEqual(['a', 'b']);
  arrive('d');
  await goOn();
  await goOn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect([await goOn(), await goOn()]).toEqual([true, false]);
  arrive('e');
  await settled();
  expect(begun.at(-1)).toBe('e');
});

it('what has arrived is taken in between two pieces of work', async () => {
  const turn = createTurns();
  const happened: string[] = [];
  const work = ['first', 'second', 'third'].map((name) => turn().then(() => happened.push(name)));
  setImmediate(() => happened.push('arrived'));
  await Promise.all(work);
  expect(happened).toEqual(['first', 'second', 'arrived', 'third']);
});
