import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  INITIAL_QUANTITY,
  isAcceptedChange,
  isAcceptedQuantity,
  orderable,
  orderQuantity,
  quantityLimits,
  showsMinimumOrderQuantity,
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

  it('show their minimum above 1', () => {
    expect([0, 1, 2].map(showsMinimumOrderQuantity)).toEqual([false, false, true]);
  });

  it('are brought within their limits', () => {
    const limits = { minimum: 2, maximum: 5 };
    expect([1, 2, 3, 5, 6].map((quantity) => withinLimits(quantity, limits))).toEqual([2, 2, 3, 5, 5]);
  });
});

describe('what can be ordered (spec 3 §5)', () => {
  const item = { minimumOrderQuantity: 5, maxQuantity: 20 };

  it.each([
    [4, 'raised', 5],
    [5, 'as-wanted', 5],
    [20, 'as-wanted', 20],
    [21, 'lowered', 20],
    [5.9, 'as-wanted', 5],
    [Number.NaN, 'raised', 5],
    [Number.POSITIVE_INFINITY, 'lowered', 20],
  ])('%d of 5 to 20 is %s: %i', (wanted, kind, quantity) => {
    expect(orderable(wanted, item)).toEqual({ kind, quantity });
  });

  it('is lowered to the only quantity there is, not raised to it', () => {
    const one = { minimumOrderQuantity: 1, maxQuantity: 1 };
    expect(orderable(5, one)).toEqual({ kind: 'lowered', quantity: 1 });
    expect(orderable(0, one)).toEqual({ kind: 'raised', quantity: 1 });
  });

  it('is nothing where the maximum is below the minimum, and 1 to 999 where the item says nothing', () => {
    expect(orderable(5, { minimumOrderQuantity: 5, maxQuantity: 4 })).toEqual({ kind: 'not-for-sale' });
    expect(orderable(1, { maxQuantity: 0 })).toEqual({ kind: 'not-for-sale' });
    expect(orderable(1, { minimumOrderQuantity: 1_000 })).toEqual({ kind: 'not-for-sale' });
    expect([0, 1_000].map((wanted) => orderable(wanted, {}))).toEqual([
      { kind: 'raised', quantity: 1 },
      { kind: 'lowered', quantity: 999 },
    ]);
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

  it('what can be ordered lies within the limits, is as wanted there, and is nothing where there are none', () => {
    const some = fc.integer({ min: -3, max: 30 });
    fc.assert(
      fc.property(some, some, some, (wanted, minimumOrderQuantity, maxQuantity) => {
        const found = orderable(wanted, { minimumOrderQuantity, maxQuantity });
        const least = Math.max(1, minimumOrderQuantity);
        if (maxQuantity < least) {
          expect(found).toEqual({ kind: 'not-for-sale' });
          return;
        }
        const kind = wanted < least ? 'raised' : wanted > maxQuantity ? 'lowered' : 'as-wanted';
        const quantity = { raised: least, lowered: maxQuantity, 'as-wanted': wanted }[kind];
        expect(found).toEqual({ kind, quantity });
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
