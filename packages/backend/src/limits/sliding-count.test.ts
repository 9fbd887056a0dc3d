import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAt, turnAfter, waitFor } from './sliding-count.ts';

const WINDOW = 1_000;
const counts = fc.record({
  windowStart: fc.integer({ min: 0, max: 5 }).map((n) => n * WINDOW),
  current: fc.nat(50),
  previous: fc.nat(50),
});

describe('countAt', () => {
  it('counts this window whole, and of the one before the part that is not yet a window old', () => {
    const counted = { windowStart: 5_000, current: 3, previous: 10 };
    expect(countAt(counted, 5_000, WINDOW)).toBe(13);
    expect(countAt(counted, 5_500, WINDOW)).toBe(8);
    expect(countAt(counted, 6_000, WINDOW)).toBe(3);
    expect(countAt(counted, 6_500, WINDOW)).toBe(1.5);
    expect(countAt(counted, 7_000, WINDOW)).toBe(0);
  });

  it('law: falls with time', () => {
    fc.assert(
      fc.property(counts, fc.nat(3_000), fc.nat(500), (counted, after, more) => {
        const at = counted.windowStart + after;
        expect(countAt(counted, at + more, WINDOW)).toBeLessThanOrEqual(countAt(counted, at, WINDOW) + 1e-9);
      }),
    );
  });
});

describe('waitFor', () => {
  it('law: after the wait one more fits, and a millisecond earlier it does not', () => {
    fc.assert(
      fc.property(counts, fc.nat(2_000), fc.integer({ min: 1, max: 40 }), (counted, after, most) => {
        const at = counted.windowStart + after;
        const wait = waitFor(counted, at, { most, windowMs: WINDOW });
        expect(countAt(counted, at + wait, WINDOW) + 1).toBeLessThanOrEqual(most);
        if (wait > 0) expect(countAt(counted, at + wait - 1, WINDOW) + 1).toBeGreaterThan(most);
      }),
    );
  });
});

describe('turnAfter', () => {
  it('law: gives no period more turns than the limit, none before it is asked for, and those of before first', () => {
    const asked = fc.array(fc.nat(WINDOW / 2), { maxLength: 40 });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 6 }), (waits, most) => {
        const turns: number[] = [];
        let now = 0;
        for (const wait of waits) {
          now += wait;
          const turn = turnAfter(turns.slice(-most), now, { most, windowMs: WINDOW });
          expect(turn).toBeGreaterThanOrEqual(Math.max(now, turns.at(-1) ?? now));
          expect(turns.filter((given) => given > turn - WINDOW).length).toBeLessThan(most);
          turns.push(turn);
        }
      }),
    );
  });

  it('puts off only what is too much', () => {
    expect(turnAfter([1_000, 1_100], 1_200, { most: 3, windowMs: WINDOW })).toBe(1_200);
    expect(turnAfter([1_000, 1_100, 1_200], 1_300, { most: 3, windowMs: WINDOW })).toBe(2_000);
    expect(turnAfter([1_000, 1_100, 1_200], 2_500, { most: 3, windowMs: WINDOW })).toBe(2_500);
  });
});
