import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { afterSliding, amountsAt, boundsAt, sliderSpan, thumbsAt } from './index.ts';

const span = { min: 2, max: 40 };
const price = fc.integer({ min: 0, max: 9_999 });

describe('the slider of a price', () => {
  it('reaches over all prices in whole units', () => {
    expect(sliderSpan({ min: 2.49, max: 39.01 })).toEqual(span);
    expect(sliderSpan({ min: 2, max: 40 })).toEqual(span);
  });

  it('says what the fields say, and its ends where they say nothing', () => {
    expect(amountsAt(span, { from: undefined, to: Number.NaN })).toEqual({ from: 2, to: 40 });
    expect(amountsAt(span, { from: 2.5, to: 10 })).toEqual({ from: 2.5, to: 10 });
    expect(amountsAt(span, { from: 1, to: 41 })).toEqual({ from: 1, to: 41 });
  });

  it('stands within its ends, also where it says more', () => {
    expect(thumbsAt(span, { from: 2.5, to: 10 })).toEqual({ from: 2.5, to: 10 });
    expect(thumbsAt(span, { from: 1, to: 41 })).toEqual({ from: 2, to: 40 });
    expect(thumbsAt(span, { from: 50, to: 1 })).toEqual({ from: 40, to: 2 });
  });

  it.each([
    [19, 19],
    [20, 20],
    [21, 20],
  ])('stops at the other thumb: %i becomes %i', (value, from) => {
    expect(afterSliding(span, { from: 5, to: 20 }, 'from', value)).toEqual({ from, to: 20 });
  });

  it.each([
    [6, 6],
    [5, 5],
    [4, 5],
  ])('stops at the other thumb from above: %i becomes %i', (value, to) => {
    expect(afterSliding(span, { from: 5, to: 20 }, 'to', value)).toEqual({ from: 5, to });
  });

  it('moves in whole units', () => {
    expect(afterSliding(span, { from: 2.5, to: 20 }, 'from', 7.5)).toEqual({ from: 8, to: 20 });
    expect(afterSliding(span, { from: 2.5, to: 20 }, 'to', 7.4)).toEqual({ from: 2.5, to: 7 });
  });

  it('says no bound at its ends', () => {
    expect(boundsAt(span, { from: 2, to: 40 })).toEqual({});
    expect(boundsAt(span, { from: 3, to: 40 })).toEqual({ from: 3 });
    expect(boundsAt(span, { from: 2, to: 39 })).toEqual({ to: 39 });
  });

  it('never turns a range around or leaves its ends, whatever is moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('from' as const, 'to' as const), price));
    fc.assert(
      fc.property(price, price, moves, (one, other, all) => {
        const whole = sliderSpan({ min: Math.min(one, other), max: Math.max(one, other) });
        const open = amountsAt(whole, { from: undefined, to: undefined });
        const { from, to } = all.reduce((at, [moved, value]) => afterSliding(whole, at, moved, value), open);
        expect(whole.min <= from && from <= to && to <= whole.max).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
