import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import { instantOf } from '../shared/instant.ts';
import {
  dealTotals,
  isDealRunning,
  isDealShown,
  isLightningId,
  lightningIdOf,
  plainIdOf,
  remainingAllowance,
  reservedPercentage,
  splitDealQuantity,
} from './deal-quantity.ts';

const RUNS = { numRuns: NUM_RUNS };

describe('splitDealQuantity (spec 3 §4)', () => {
  it('takes normal pieces once the allowance is used up', () => {
    const split = (wanted: number, quantityMax: number, alreadyInCart = 0) =>
      splitDealQuantity(wanted, { quantityMax, alreadyInCart });
    expect(split(2, 3)).toEqual({ lightning: 2, normal: 0 });
    expect(split(3, 3)).toEqual({ lightning: 3, normal: 0 });
    expect(split(4, 3)).toEqual({ lightning: 3, normal: 1 });
    expect(split(5, 4, 1)).toEqual({ lightning: 3, normal: 2 });
    expect(split(5, 4, 9)).toEqual({ lightning: 0, normal: 5 });
    expect(split(0, 4)).toEqual({ lightning: 0, normal: 0 });
    expect(split(-1, 4)).toEqual({ lightning: 0, normal: 0 });
  });

  it('knows what is left of the allowance: the maximum minus what is in the cart', () => {
    expect([2, 3, 4].map((inCart) => remainingAllowance(3, inCart))).toEqual([1, 0, 0]);
    expect([-3, -1, 0].map((inCart) => remainingAllowance(3, inCart))).toEqual([3, 3, 3]);
  });

  it('splits no fraction of a piece: that is a bug of the caller', () => {
    for (const wanted of [2.5, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => splitDealQuantity(wanted, { quantityMax: 4, alreadyInCart: 0 }), `${wanted}`).toThrow('Pieces');
    for (const allowance of [
      { quantityMax: 4, alreadyInCart: 1.5 },
      { quantityMax: Number.NaN, alreadyInCart: 0 },
    ])
      expect(() => splitDealQuantity(5, allowance)).toThrow('Pieces');
  });
});

describe('deals', () => {
  it('cost and save by their split', () => {
    expect(dealTotals({ lightning: 3, normal: 2 }, money(500), money(400))).toEqual({
      total: money(2_200),
      saving: money(300),
    });
    expect(dealTotals({ lightning: 1, normal: 0 }, money(500), money(600)).saving).toEqual(money(0));
    expect(dealTotals({ lightning: 1, normal: 0 }, money(500, CHF), money(1)).total).toEqual(money(500, CHF));
  });

  it('are reserved in whole percent, rounded down', () => {
    expect(reservedPercentage(2, 3)).toBe(66);
    expect(reservedPercentage(999, 1_000)).toBe(99);
    expect(reservedPercentage(3, 3)).toBe(100);
  });

  it('run until their end, if they are available', () => {
    const deal = { isAvailable: true, until: instantOf(1_000) };
    expect([999, 1_000].map((now) => isDealRunning(deal, instantOf(now)))).toEqual([true, false]);
    expect(isDealRunning({ ...deal, isAvailable: false }, instantOf(0))).toBe(false);
  });

  it('are told of until their end, while something is free or every piece is reserved', () => {
    const deal = { isAvailable: true, until: instantOf(1_000), reservedPercentage: 99 };
    const reserved = { ...deal, isAvailable: false, reservedPercentage: 100 };
    expect([999, 1_000].map((now) => isDealShown(deal, instantOf(now)))).toEqual([true, false]);
    expect([999, 1_000].map((now) => isDealShown(reserved, instantOf(now)))).toEqual([true, false]);
    expect(isDealShown({ ...reserved, reservedPercentage: 99 }, instantOf(0))).toBe(false);
  });

  it('put a suffix behind the id, once', () => {
    const id = brandId<ItemId>('4711');
    expect(lightningIdOf(id)).toBe('4711-lightning-deal');
    expect(lightningIdOf(lightningIdOf(id))).toBe('4711-lightning-deal');
    expect(plainIdOf(lightningIdOf(id))).toBe('4711');
    expect(plainIdOf(id)).toBe('4711');
    expect([isLightningId('4711'), isLightningId('4711-lightning-deal')]).toEqual([false, true]);
  });
});

describe('deals as laws', () => {
  const some = fc.nat(100);

  it('lightning and normal pieces always add up to the wanted quantity, within the allowance', () => {
    fc.assert(
      fc.property(some, some, some, (wanted, quantityMax, alreadyInCart) => {
        const { lightning, normal } = splitDealQuantity(wanted, { quantityMax, alreadyInCart });
        expect(lightning + normal).toBe(wanted);
        expect(lightning).toBeLessThanOrEqual(Math.max(0, quantityMax - alreadyInCart));
        expect(Math.min(lightning, normal)).toBeGreaterThanOrEqual(0);
        if (normal > 0) expect(lightning + alreadyInCart).toBeGreaterThanOrEqual(quantityMax);
      }),
      RUNS,
    );
  });

  it('adding in two goes gets as many lightning pieces as adding at once', () => {
    fc.assert(
      fc.property(some, some, some, (first, second, quantityMax) => {
        const one = splitDealQuantity(first, { quantityMax, alreadyInCart: 0 });
        const two = splitDealQuantity(second, { quantityMax, alreadyInCart: one.lightning });
        const both = splitDealQuantity(first + second, { quantityMax, alreadyInCart: 0 });
        expect(one.lightning + two.lightning).toBe(both.lightning);
      }),
      RUNS,
    );
  });

  it('what is paid and what is saved add up to the normal price', () => {
    fc.assert(
      fc.property(some, some, someMoney(0, 10_000), someMoney(0, 10_000), (lightning, normal, unit, special) => {
        fc.pre(special.cents <= unit.cents);
        const { total, saving } = dealTotals({ lightning, normal }, unit, special);
        expect(total.cents + saving.cents).toBe((lightning + normal) * unit.cents);
      }),
      RUNS,
    );
  });

  it('100 percent is reserved only when nothing is left', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 100 }), (reserved, total) => {
        expect(reservedPercentage(reserved, total) === 100).toBe(reserved >= total);
      }),
      RUNS,
    );
  });
});
