// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const mapOf = (most: number, freshMs = 1_000) => {
  const clock = { ms: 0 };
  return {
    map: createBoundedCache<string>({ freshMs, most, weigh: (text) => text.length, now: () => clock.ms }),
    clock,
  };
};

describe('kept map', () => {
  it('forgets what was used least recently when it grows too heavy', () => {
    const { map } = mapOf(2);
    map.set('a', '1');
    map.set('b', '2');
    map.get('a');
    map.set('c', '3');
    expect([map.get('a')?.value, map.get('b')?.value, map.get('c')?.value]).toEqual(['1', undefined, '3']);
  });

  it('answers only fresh entries to get, and stale ones to peek', () => {
    const { map, clock } = mapOf(10);
    map.set('a', '1');
    clock.ms = 1_000;
    expect(map.get('a')).toBeUndefined();
    expect(map.peek('a')).toEqual({ value: '1', isFresh: false });
  });

  it('never weighs more than it may, whatever is put in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.string({ maxLength: 9 }))), (entries) => {
        const { map } = mapOf(20);
        for (const [key, value] of entries) map.set(key, value);
        const weight = [...new Set(entries.map(([key]) => key))].reduce(
          (sum, key) => sum + (map.peek(key)?.value.length ?? 0),
          0,
        );
        expect(weight).toBeLessThanOrEqual(20);
      }),
    );
  });
});
