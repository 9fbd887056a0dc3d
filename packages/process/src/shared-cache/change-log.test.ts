import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChangeLog, sequenceOf } from './change-log.ts';
import { EVERYTHING } from './shared-store.ts';

const change = (number: number, ...tags: string[]) => ({ position: `1-${number}`, tags });
const learned = (...after: ReturnType<typeof change>[]) => ({
  after,
  newest: after.at(-1)?.position ?? '0-0',
  list: 'one',
});

describe('sequenceOf', () => {
  it('orders positions by their time and then by their number; what is none is before all', () => {
    const sequences = ['0-0', '1-1', '1-2', '1-16777214', '2-0', '1763880000000-9'].map(sequenceOf);
    expect(sequences).toEqual(sequences.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(sequenceOf('nonsense')).toBe(0n);
  });
});

describe('what has changed', () => {
  it('is what a later change names; earlier changes and other tags do not count', () => {
    const log = createChangeLog();
    log.learn(learned(change(1, 'a')));
    const since = log.sequence();
    expect(log.hasChanged({ tags: ['a'], since: 0n })).toBe(true);
    expect(log.hasChanged({ tags: ['a'], since })).toBe(false);
    log.learn(learned(change(2, 'b')));
    expect(log.hasChanged({ tags: ['a'], since })).toBe(false);
    expect(log.hasChanged({ tags: ['x', 'b'], since })).toBe(true);
  });

  it('is all that was made before a change of everything', () => {
    const log = createChangeLog();
    log.learn(learned(change(1, EVERYTHING)));
    expect(log.hasChanged({ tags: [], since: 0n })).toBe(true);
    expect(log.hasChanged({ tags: [], since: log.sequence() })).toBe(false);
  });

  it('is all that was made before the log began anew', () => {
    const log = createChangeLog();
    log.restart('5-0');
    expect(log.hasChanged({ tags: [], since: sequenceOf('4-9') })).toBe(true);
    expect(log.hasChanged({ tags: [], since: sequenceOf('5-0') })).toBe(false);
    expect(log.epoch()).toBe(1);
  });

  it('remembers so many tags; one more, and all that was before counts as changed', () => {
    const log = createChangeLog(2);
    log.learn(learned(change(1, 'a', 'b')));
    expect(log.hasChanged({ tags: ['c'], since: 0n })).toBe(false);
    log.learn(learned(change(2, 'c')));
    expect(log.hasChanged({ tags: ['z'], since: sequenceOf('1-1') })).toBe(true);
    expect(log.hasChanged({ tags: ['z'], since: log.sequence() })).toBe(false);
  });

  it('is never missed, whatever was announced and however much is remembered', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(tag, { minLength: 1 }), { maxLength: 20 }),
        fc.nat(20),
        fc.uniqueArray(tag),
        fc.integer({ min: 1, max: 4 }),
        (announced, madeAfter, tags, mostTags) => {
          const log = createChangeLog(mostTags);
          announced.forEach((named, at) => {
            log.learn(learned(change(at + 1, ...named)));
          });
          const since = madeAfter === 0 ? 0n : sequenceOf(`1-${madeAfter}`);
          const isNamed = announced.some((named, at) => at + 1 > madeAfter && named.some((one) => tags.includes(one)));
          return !isNamed || log.hasChanged({ tags, since });
        },
      ),
    );
  });
});
