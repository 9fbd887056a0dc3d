import { describe, expect, it } from 'vitest';
import { CHF, EUR } from '../../test/arbitraries/money.arbitrary.ts';
import { add, compare, decimalOf, inUnits, multiply, sum } from './arithmetic.ts';
import { cents, DEFAULT_CURRENCY, money, roundHalfUp } from './money.ts';
import { discountPercent, floorPercent, percentOf } from './percentage.ts';

describe('money (spec 1 §1)', () => {
  it('has EUR as its currency unless another is said', () => {
    expect(money(250)).toEqual({ cents: 250, currency: EUR });
    expect(DEFAULT_CURRENCY).toBe('EUR');
    expect(money(250, CHF).currency).toBe('CHF');
  });

  it('never holds a fraction of a cent', () => {
    expect(() => cents(0.5)).toThrow('whole number, not 0.5');
    expect(() => cents(Number.NaN)).toThrow('whole number');
    expect(() => cents(2 ** 53)).toThrow('whole number');
    expect(cents(-3)).toBe(-3);
  });
});

describe('roundHalfUp', () => {
  it.each([
    [0.49, 0],
    [0.5, 1],
    [0.51, 1],
    [1.49, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.49, 0],
    [-0.5, -1],
    [-1.5, -2],
    [-1.49, -1],
    [0.49999999999999994, 0],
  ])('rounds %d to %d', (value, rounded) => {
    expect(Object.is(roundHalfUp(value), rounded)).toBe(true);
  });
});

describe('sums and differences', () => {
  it('adds amounts of one currency', () => {
    expect(add(money(150), money(75))._unsafeUnwrap()).toEqual(money(225));
  });

  it('refuses what is beyond the whole cents that a number can hold', () => {
    const most = money(Number.MAX_SAFE_INTEGER);
    expect(add(most, money(0))._unsafeUnwrap()).toEqual(most);
    for (const refused of [add(most, money(1)), add(money(-1), money(-most.cents)), sum([most, most])])
      expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'money.out-of-range' });
  });

  it('refuses to mix two currencies', () => {
    const refusal = { kind: 'money.currency-mismatch', expected: EUR, actual: CHF };
    expect(add(money(1), money(1, CHF))._unsafeUnwrapErr()).toEqual(refusal);
    expect(compare(money(1), money(1, CHF))._unsafeUnwrapErr()).toEqual(refusal);
    expect(sum([money(1), money(1, CHF)])._unsafeUnwrapErr()).toEqual(refusal);
  });

  it('compares amounts', () => {
    expect(compare(money(1), money(2))._unsafeUnwrap()).toBe(-1);
    expect(compare(money(2), money(2))._unsafeUnwrap()).toBe(0);
    expect(compare(money(3), money(2))._unsafeUnwrap()).toBe(1);
  });

  it('adds up to zero of the asked currency when there is nothing', () => {
    expect(sum([])._unsafeUnwrap()).toEqual(money(0));
    expect(sum([], CHF)._unsafeUnwrap()).toEqual(money(0, CHF));
    expect(sum([money(1), money(2), money(3)])._unsafeUnwrap()).toEqual(money(6));
  });

  it('multiplies by a quantity', () => {
    expect(multiply(money(199), 3)).toEqual(money(597));
    expect(multiply(money(199, CHF), 0)).toEqual(money(0, CHF));
  });
});

describe('amounts for reports (spec 1 §9: price reported with 2 decimals)', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [350, '3.50'],
    [123_456, '1234.56'],
    [-5, '-0.05'],
    [-350, '-3.50'],
  ])('writes %d cents as %s', (amount, text) => {
    expect(decimalOf(money(amount))).toBe(text);
  });

  it('gives a plain number in whole units', () => {
    expect([0, 1, 10, 110, 1_999, 123_456, -129].map((amount) => inUnits(money(amount)))).toStrictEqual([
      0, 0.01, 0.1, 1.1, 19.99, 1234.56, -1.29,
    ]);
  });
});

describe('percentages', () => {
  it('rounds a share half up to the cent', () => {
    expect(percentOf(money(150), 5)).toEqual(money(8));
    expect(percentOf(money(149), 5)).toEqual(money(7));
    expect(percentOf(money(1_000, CHF), 100)).toEqual(money(1_000, CHF));
  });

  it('announces a reduction in whole percent, rounded down (§ 11 PAngV)', () => {
    expect(discountPercent(money(800), money(700))).toBe(12);
    expect(discountPercent(money(1_000), money(951))).toBe(4);
    expect(discountPercent(money(1_000), money(950))).toBe(5);
    expect(discountPercent(money(1_000), money(0))).toBe(100);
  });

  it('announces no reduction for an equal or higher price or another currency', () => {
    expect(discountPercent(money(1_000), money(1_000))).toBe(0);
    expect(discountPercent(money(1_000), money(1_001))).toBe(0);
    expect(discountPercent(money(1_000), money(500, CHF))).toBe(0);
    expect(discountPercent(money(0), money(0))).toBe(0);
  });

  it('rounds a share down, from 0 to 100', () => {
    expect(floorPercent(1, 3)).toBe(33);
    expect(floorPercent(199, 200)).toBe(99);
    expect(floorPercent(200, 200)).toBe(100);
    expect(floorPercent(5, 4)).toBe(100);
    expect(floorPercent(-1, 4)).toBe(0);
    expect(floorPercent(1, 0)).toBe(0);
    expect(floorPercent(1, -1)).toBe(0);
  });
});
