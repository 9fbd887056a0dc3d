import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { dragTarget, SLIDER_ARROW_THROTTLE_MS, sliderArrows, takesArrowPress } from './slider.ts';

const options = { numRuns: NUM_RUNS };

describe('laws of the slider', () => {
  it('however fast an arrow is pressed, two presses that it takes are at least 2000 ms apart', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { minLength: 1, maxLength: 30 }), (gaps) => {
        let now = 0;
        const taken: number[] = [];
        for (const gap of gaps) {
          now += gap;
          if (takesArrowPress(taken.at(-1), now)) taken.push(now);
        }
        expect(taken[0]).toBe(gaps[0]);
        const apart = taken.slice(1).map((at, index) => at - (taken[index] ?? 0));
        expect(apart.every((ms) => ms >= SLIDER_ARROW_THROTTLE_MS)).toBe(true);
      }),
      options,
    );
  });

  it('a row that fits has no arrows, and one that scrolls from end to end loses one and gains the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.nat(5_000), (clientWidth, hidden) => {
        const scrollWidth = clientWidth + hidden;
        const start = sliderArrows({ scrollLeft: 0, clientWidth, scrollWidth });
        const end = sliderArrows({ scrollLeft: hidden, clientWidth, scrollWidth });
        expect(start).toEqual({ hasPrevious: false, hasNext: hidden > 15 });
        expect(end).toEqual({ hasPrevious: hidden > 15, hasNext: false });
      }),
      options,
    );
  });

  it('a row that was dragged stays within its ends, and stands where it was when the mouse has come back', () => {
    const box = fc
      .tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat(5_000), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([clientWidth, hidden, share]) => ({
        clientWidth,
        scrollWidth: clientWidth + hidden,
        scrollLeft: hidden * share,
      }));
    fc.assert(
      fc.property(box, fc.integer({ min: -9_000, max: 9_000 }), (row, moved) => {
        const left = dragTarget(row, moved);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(row.scrollWidth - row.clientWidth);
        expect(moved > 0 ? left <= row.scrollLeft : left >= row.scrollLeft).toBe(true);
        expect(dragTarget(row, 0)).toBe(row.scrollLeft);
      }),
      options,
    );
  });
});
