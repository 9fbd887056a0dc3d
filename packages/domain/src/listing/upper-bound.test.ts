import { describe, expect, it } from 'vitest';
import { RANGE_BOUND_MAX, upperBound } from './index.ts';

describe('the upper bound of a range (spec 1 §4)', () => {
  it.each([
    ['price', 0, 0],
    ['price', 5, 5],
    ['price', 9_999_998.99, 9_999_998.99],
    ['price', RANGE_BOUND_MAX, undefined],
    ['rating', 4.99, 4.99],
    ['rating', 5, undefined],
    ['rating', RANGE_BOUND_MAX, undefined],
  ] as const)('of a %s to %d is %s', (kind, to, bound) => expect(upperBound(kind, to)).toBe(bound));
});
