import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney, CHF, someCents, someMoney, somePercent } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { allocate } from './allocation.ts';
import { add, compare, decimalOf, multiply, sum } from './arithmetic.ts';
import { money, roundHalfUp } from './money.ts';
import { discountPercent, percentOf } from './percentage.ts';

const RUNS = { numRuns: NUM_RUNS };

describe('money as laws', () => {
  it('adding zero changes nothing', () => {
    fc.assert(
      fc.property(anyMoney(), (amount) => {
        expect(add(amount, money(0))._unsafeUnwrap()).toEqual(amount);
      }),
      RUNS,
    );
  });

  it('the order of adding does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyMoney(), { maxLength: 8 }), (amounts) => {
        expect(sum(amounts)).toEqual(sum([...amounts].reverse()));
      }),
      RUNS,
    );
  });

  it('what is added makes as much more as it is', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (left, right) => {
        expect(add(left, right)._unsafeUnwrap().cents - right.cents).toBe(left.cents);
      }),
      RUNS,
    );
  });

  it('comparing the other way round turns the answer', () => {
    fc.assert(
      fc.property(anyMoney(), anyMoney(), (left, right) => {
        const there = compare(left, right)._unsafeUnwrap();
        expect(compare(right, left)._unsafeUnwrap() + there).toBe(0);
      }),
      RUNS,
    );
  });

  it('two currencies never meet in a sum', () => {
    fc.assert(
      fc.property(fc.array(anyMoney(), { maxLength: 5 }), anyMoney(), (amounts, other) => {
        expect(sum([...amounts, money(other.cents, CHF)]).isErr()).toBe(true);
      }),
      RUNS,
    );
  });

  it('so many pieces cost as much as adding the piece so often', () => {
    fc.assert(
      fc.property(someMoney(0, 100_000), fc.integer({ min: 0, max: 50 }), (unit, quantity) => {
        expect(multiply(unit, quantity)).toEqual(sum(Array.from({ length: quantity }, () => unit))._unsafeUnwrap());
      }),
      RUNS,
    );
  });

  it('rounding half up is monotonic and never further away than a half', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (value, more) => {
          expect(roundHalfUp(value + more)).toBeGreaterThanOrEqual(roundHalfUp(value));
          expect(Math.abs(roundHalfUp(value) - value)).toBeLessThanOrEqual(0.5);
        },
      ),
      RUNS,
    );
  });

  it('rounding half up treats debts like credits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        expect(roundHalfUp(-value) + roundHalfUp(value)).toBe(0);
      }),
      RUNS,
    );
  });

  it('the written amount means the same amount', () => {
    fc.assert(
      fc.property(anyMoney(), (amount) => {
        expect(Math.round(Number(decimalOf(amount)) * 100)).toBe(amount.cents);
        expect(decimalOf(amount)).toMatch(/^-?\d+\.\d{2}$/);
      }),
      RUNS,
    );
  });
});

describe('percentages as laws', () => {
  it('a higher percentage never takes less', () => {
    fc.assert(
      fc.property(someMoney(), somePercent(), somePercent(), (amount, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(percentOf(amount, high).cents).toBeGreaterThanOrEqual(percentOf(amount, low).cents);
      }),
      RUNS,
    );
  });

  it('an announced reduction never promises more than the price gives', () => {
    fc.assert(
      fc.property(someMoney(1, 10_000_000), someCents(0, 10_000_000), (before, now) => {
        const percent = discountPercent(before, money(now));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        if (now < before.cents) expect(before.cents * percent).toBeLessThanOrEqual((before.cents - now) * 100);
        else expect(percent).toBe(0);
      }),
      RUNS,
    );
  });
});

describe('allocation as laws', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  const usable = weights.filter((list) => list.some((weight) => weight > 0));

  it('shares always add up to the whole', () => {
    fc.assert(
      fc.property(anyMoney(), usable, (amount, list) => {
        const shares = allocate(amount, list)._unsafeUnwrap();
        expect(sum(shares)._unsafeUnwrap()).toEqual(amount);
        expect(shares).toHaveLength(list.length);
      }),
      RUNS,
    );
  });

  it('no share is a whole cent or more away from its fair part', () => {
    fc.assert(
      fc.property(someMoney(), usable, (amount, list) => {
        const total = list.reduce((all, weight) => all + weight, 0);
        const shares = allocate(amount, list)._unsafeUnwrap();
        for (const [index, share] of shares.entries())
          expect(Math.abs(share.cents - (amount.cents * (list[index] ?? 0)) / total)).toBeLessThan(1.000001);
      }),
      RUNS,
    );
  });

  it('nothing goes to a weight of zero', () => {
    fc.assert(
      fc.property(anyMoney(), usable, (amount, list) => {
        const shares = allocate(amount, [...list, 0])._unsafeUnwrap();
        expect(shares.at(-1)?.cents).toBe(0);
      }),
      RUNS,
    );
  });

  it('debts are shared like credits', () => {
    fc.assert(
      fc.property(someMoney(), usable, (amount, list) => {
        const credit = allocate(amount, list)._unsafeUnwrap();
        const debt = allocate(money(-amount.cents), list)._unsafeUnwrap();
        expect(debt.map(({ cents }) => cents + 0)).toEqual(credit.map(({ cents }) => 0 - cents));
      }),
      RUNS,
    );
  });
});
