import { describe, expect, it } from 'vitest';
import { orderable } from '../catalogue/quantity-rules.ts';
import { quantityErrorOf } from './quantity-error.ts';

describe('why so many pieces cannot be had (spec 3 §5, §8)', () => {
  it.each([
    [4, 5, 20, { kind: 'cart.below-minimum', minimum: 5 }],
    [5, 5, 20, undefined],
    [20, 5, 20, undefined],
    [21, 5, 20, { kind: 'cart.above-maximum', maximum: 20 }],
    [5, 1, 1, { kind: 'cart.above-maximum', maximum: 1 }],
    [5, 5, 3, { kind: 'cart.not-for-sale' }],
  ])('%i pieces of %i to %i', (wanted, minimumOrderQuantity, maxQuantity, error) => {
    expect(quantityErrorOf(orderable(wanted, { minimumOrderQuantity, maxQuantity }))).toEqual(error);
  });
});
