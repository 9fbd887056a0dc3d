import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { starsFor } from './stars.ts';

describe('starsFor (spec 1 §9)', () => {
  it.each([
    [0, 1],
    [1.39, 1],
    [1.4, 1.5],
    [1.89, 1.5],
    [1.9, 2],
    [2.39, 2],
    [2.4, 2.5],
    [2.89, 2.5],
    [2.9, 3],
    [3.39, 3],
    [3.4, 3.5],
    [3.89, 3.5],
    [3.9, 4],
    [4.39, 4],
    [4.4, 4.5],
    [4.89, 4.5],
    [4.9, 5],
    [5, 5],
  ])('shows an average of %d as %d stars', (rating, stars) => {
    expect(starsFor(rating)).toBe(stars);
  });
});

describe('stars as laws', () => {
  const rating = fc.double({ min: 0, max: 5, noNaN: true });

  it('a better rating never has fewer stars', () => {
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        expect(starsFor(Math.max(one, other))).toBeGreaterThanOrEqual(starsFor(Math.min(one, other)));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
