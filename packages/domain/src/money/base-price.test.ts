import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { BASE_PRICE_AMOUNT, basePrice, CONTENT_UNITS, type ContentUnit, isBasePriceRequired } from './base-price.ts';
import { money } from './money.ts';

describe('basePrice (§ 4 PAngV)', () => {
  it.each([
    [199, 250, 'ml', 796, 'l'],
    [398, 50, 'cl', 796, 'l'],
    [500, 2, 'l', 250, 'l'],
    [150, 300, 'g', 500, 'kg'],
    [1, 500_000, 'mg', 2, 'kg'],
    [999, 3, 'kg', 333, 'kg'],
    [299, 50, 'cm', 598, 'm'],
    [299, 500, 'mm', 598, 'm'],
    [1_000, 4, 'm', 250, 'm'],
    [100, 2_500, 'cm²', 400, 'm²'],
    [100, 0.5, 'm²', 200, 'm²'],
    [100, 500_000, 'cm³', 200, 'm³'],
    [100, 0.25, 'm³', 400, 'm³'],
  ] as const)('makes %d cents for %d %s to %d cents per %s', (price, amount, unit, perUnit, legal) => {
    expect(basePrice(money(price, CHF), { amount, unit })._unsafeUnwrap()).toEqual({
      price: money(perUnit, CHF),
      unit: legal,
    });
  });

  it('rounds half up', () => {
    expect(basePrice(money(1), { amount: 2, unit: 'l' })._unsafeUnwrap().price).toEqual(money(1));
    expect(basePrice(money(1), { amount: 3, unit: 'l' })._unsafeUnwrap().price).toEqual(money(0));
  });

  it('sees a half cent as such, also of contents that no float holds exactly', () => {
    const per = (cents: number, amount: number) =>
      basePrice(money(cents), { amount, unit: 'kg' })._unsafeUnwrap().price.cents;
    expect([per(399, 0.56), per(999, 2.16), per(1_890, 1.12)]).toEqual([713, 463, 1_688]);
    expect([per(399, 0.560_001), per(1, 1)]).toEqual([712, 1]);
    expect(basePrice(money(1), { amount: 1e-9, unit: 'kg' })._unsafeUnwrapErr().kind).toBe('money.no-content');
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has none for a content of %d', (amount) => {
    expect(basePrice(money(100), { amount, unit: 'g' })._unsafeUnwrapErr()).toEqual({ kind: 'money.no-content' });
  });

  it('may be left out for a package of exactly one unit', () => {
    expect(isBasePriceRequired({ amount: 1, unit: 'l' })).toBe(false);
    expect(isBasePriceRequired({ amount: 1_000, unit: 'ml' })).toBe(false);
    expect(isBasePriceRequired({ amount: 999, unit: 'ml' })).toBe(true);
    expect(isBasePriceRequired({ amount: 1_001, unit: 'ml' })).toBe(true);
    expect(isBasePriceRequired({ amount: 0, unit: 'ml' })).toBe(false);
  });
});

describe('basePrice as laws', () => {
  const units = fc.constantFrom(...(Object.keys(CONTENT_UNITS) as ContentUnit[]));

  it('is refused beyond what can be counted', () => {
    const refusal = { kind: 'money.out-of-range' };
    expect(basePrice(money(100), { amount: 1e305, unit: 'g' })._unsafeUnwrapErr()).toEqual(refusal);
    expect(basePrice(money(1e8), { amount: 1e-6, unit: 'mg' })._unsafeUnwrapErr()).toEqual(refusal);
    expect(basePrice(money(100), { amount: 1e300, unit: 'g' })._unsafeUnwrap().price).toEqual(money(0));
  });

  it('never throws, whatever a package is said to hold', () => {
    fc.assert(
      fc.property(someMoney(), units, fc.double(), (price, unit, amount) => {
        expect(() => basePrice(price, { amount, unit })).not.toThrow();
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is the price of 1.0 unit (spec 3 §9): a package of that much costs its base price', () => {
    expect(BASE_PRICE_AMOUNT).toBe(1);
    fc.assert(
      fc.property(someMoney(), units, (price, unit) => {
        const amount = CONTENT_UNITS[unit].perLegalUnit * BASE_PRICE_AMOUNT;
        expect(basePrice(price, { amount, unit })._unsafeUnwrap().price).toEqual(price);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('more for the same money is never dearer', () => {
    fc.assert(
      fc.property(
        someMoney(0, 1_000_000),
        units,
        fc.integer({ min: 1, max: 10_000 }),
        fc.nat(10_000),
        (price, unit, amount, more) => {
          const less = basePrice(price, { amount, unit })._unsafeUnwrap().price.cents;
          expect(basePrice(price, { amount: amount + more, unit })._unsafeUnwrap().price.cents).toBeLessThanOrEqual(
            less,
          );
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});
