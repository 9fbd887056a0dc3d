// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns, TurnMissed } from './in-turn.ts';

/** Works that end when the test says so; `begun` are the names of those that have begun. */
const openTurns = (limits = { most: 20, ofOne: 5 }) => {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, sender?: string, end?: AbortSignal): Promise<string> =>
    turns.inTurn(
      async () => {
        begun.push(name);
        await new Promise<void>((over) => ends.push(over));
        return name;
      },
      sender,
      end,
    );
  const endAll = async (works: readonly Promise<unknown>[]): Promise<void> => {
    const done = Promise.allSettled(works);
    for (let left = works.length; left > 0; left -= 1) {
      await expect.poll(() => ends.length).toBe(1);
      ends.pop()?.();
    }
    await done;
  };
  return { ...turns, begun, ask, endAll };
};

describe('turns', () => {
  it('go round by sender, one at a time: who asks for many waits for them', async () => {
    const { begun, ask, endAll } = openTurns();
    const works = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a')),
      ask('b1', 'b'),
      ask('c1'),
      ask('b2', 'b'),
    ];
    expect(begun).toEqual(['a1']);
    await endAll(works);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    // Who comes when nobody waits any more has the turn at once.
    const later = ask('a5', 'a');
    expect(begun.at(-1)).toBe('a5');
    await endAll([later]);
  });

  it('are full for a sender with its share, and for everybody when all shares together are used up', async () => {
    const { isFull, ask, endAll } = openTurns();
    const works = Array.from({ length: 4 }, () => ask('x', 'a'));
    expect(isFull('a')).toBe(false);
    works.push(ask('x', 'a'));
    expect(isFull('a')).toBe(true);
    while (works.length < 40) works.push(ask('x', 'a'));
    expect([isFull('a'), isFull('b'), isFull(undefined)]).toEqual([true, false, false]);
    for (const other of ['b', 'c', 'd']) for (let n = 0; n < 5; n += 1) works.push(ask('x', other));
    expect(isFull('e')).toBe(true);
    await endAll(works);
    expect([isFull('a'), isFull('e')]).toEqual([false, false]);
  });

  it('are twenty for senders that cannot be told apart', async () => {
    const { isFull, ask, endAll } = openTurns();
    const works = Array.from({ length: 19 }, () => ask('x'));
    expect(isFull(undefined)).toBe(false);
    works.push(ask('x'));
    expect(isFull(undefined)).toBe(true);
    await endAll(works);
  });

  it('are left by those whose time is over, whose places are free then; who has the turn keeps it', async () => {
    const { isFull, begun, ask, endAll } = openTurns({ most: 4, ofOne: 2 });
    const time = new AbortController();
    const first = ask('a1', 'a', time.signal);
    const missed = [ask('a2', 'a', time.signal), ask('b1', 'b', time.signal)];
    const patient = ask('c1', 'c');
    expect([isFull('a'), isFull('d')]).toEqual([true, true]);
    time.abort();
    for (const one of missed) await expect(one).rejects.toBeInstanceOf(TurnMissed);
    expect([isFull('a'), isFull('d')]).toEqual([false, false]);
    const next = ask('a3', 'a', new AbortController().signal);
    await endAll([first, patient, next]);
    expect([await first, begun]).toEqual(['a1', ['a1', 'c1', 'a3']]);
  });

  it('come to nobody whose time is over when it asks', async () => {
    const { begun, isFull, ask } = openTurns({ most: 1, ofOne: 1 });
    await expect(ask('late', 'a', AbortSignal.abort())).rejects.toBeInstanceOf(TurnMissed);
    expect([begun, isFull('a')]).toEqual([[], false]);
  });

  it('law: each work is done once, and its outcome is told to who has asked', async () => {
    const asked = fc.array(fc.record({ sender: fc.constantFrom('a', 'b', undefined), fails: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(asked, async (works) => {
        const { inTurn } = createTurns({ most: 3, ofOne: 1 });
        let running = 0;
        const outcomes = works.map(({ sender, fails }, at) =>
          inTurn(async () => {
            running += 1;
            expect(running).toBe(1);
            await Promise.resolve();
            running -= 1;
            if (fails) throw new Error(String(at));
            return at;
          }, sender).catch(({ message }: Error) => message),
        );
        expect(await Promise.all(outcomes)).toEqual(works.map(({ fails }, at) => (fails ? String(at) : at)));
      }),
    );
  });
});
