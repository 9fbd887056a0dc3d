import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  INITIAL_QUANTITY,
  isAcceptedChange,
  isAcceptedQuantity,
  orderQuantity,
  quantityLimits,
  showsMinimumOrderQuantity,
  wishlistQuantityLimits,
  withinLimits,
} from './quantity-rules.ts';

describe('quantities (spec 3 §5, §9)', () => {
  it('begin with 1, a lightning deal with 0', () => {
    expect(INITIAL_QUANTITY).toBe(1);
  });

  it('range from 1 to 999 when the item says nothing', () => {
    expect(quantityLimits({})).toEqual({ minimum: 1, maximum: 999 });
    expect(quantityLimits({ minimumOrderQuantity: 5, maxQuantity: 20 })).toEqual({ minimum: 5, maximum: 20 });
    expect(quantityLimits({ minimumOrderQuantity: 0, maxQuantity: 0 })).toEqual({ minimum: 1, maximum: 1 });
    expect(quantityLimits({ minimumOrderQuantity: 5, maxQuantity: 4 })).toEqual({ minimum: 5, maximum: 5 });
  });

  it('reach up to 9999 in a wishlist when the item has no maximum', () => {
    expect(wishlistQuantityLimits({})).toEqual({ minimum: 1, maximum: 9_999 });
    expect(wishlistQuantityLimits({ minimumOrderQuantity: 3, maxQuantity: 7 })).toEqual({ minimum: 3, maximum: 7 });
  });

  it('show their minimum above 1', () => {
    expect([0, 1, 2].map(showsMinimumOrderQuantity)).toEqual([false, false, true]);
  });

  it('are brought within their limits', () => {
    const limits = { minimum: 2, maximum: 5 };
    expect([1, 2, 3, 5, 6].map((quantity) => withinLimits(quantity, limits))).toEqual([2, 2, 3, 5, 5]);
  });
});

describe('minimum order quantity (spec 3 §5)', () => {
  it('is used when less is wanted', () => {
    expect(orderQuantity(9, 10, false)).toEqual({ quantity: 10, notice: 'raised-to-minimum' });
    expect(orderQuantity(9, 10, true)).toEqual({ quantity: 10, notice: 'raised-to-minimum' });
  });

  it('is hinted at when as much or more is wanted, but not for lightning deals', () => {
    expect(orderQuantity(10, 10, false)).toEqual({ quantity: 10, notice: 'minimum-hint' });
    expect(orderQuantity(11, 10, false)).toEqual({ quantity: 11, notice: 'minimum-hint' });
    expect(orderQuantity(10, 10, true)).toEqual({ quantity: 10, notice: 'none' });
  });

  it('is not hinted at when it is 1', () => {
    expect(orderQuantity(1, 1, false)).toEqual({ quantity: 1, notice: 'none' });
  });
});

describe('accepted changes (spec 3 §9)', () => {
  it('are at least 0 and below 9999', () => {
    expect([-1, 0, 1, 1.5, 9_998, 9_999].map(isAcceptedQuantity)).toEqual([false, true, true, false, true, false]);
    expect([-1, 0, 1, 9_998, 9_999, 10_000].map((next) => isAcceptedChange(next, 5, false))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('differ from the current quantity, are whole, and not of a removed entry', () => {
    expect(isAcceptedChange(5, 5, false)).toBe(false);
    expect(isAcceptedChange(2.5, 5, false)).toBe(false);
    expect(isAcceptedChange(Number.NaN, 5, false)).toBe(false);
    expect(isAcceptedChange(6, 5, true)).toBe(false);
  });
});

describe('quantities as laws', () => {
  it('what is ordered is never below the minimum and never below what was wanted', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1_000), fc.boolean(), (wanted, minimum, isDeal) => {
        const { quantity } = orderQuantity(wanted, minimum, isDeal);
        expect(quantity).toBe(Math.max(wanted, minimum));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('limits always leave at least one quantity to choose', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5_000 }), fc.integer({ min: -5, max: 5_000 }), (least, most) => {
        const { minimum, maximum } = quantityLimits({ minimumOrderQuantity: least, maxQuantity: most });
        expect(minimum).toBeGreaterThanOrEqual(1);
        expect(maximum).toBeGreaterThanOrEqual(minimum);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
