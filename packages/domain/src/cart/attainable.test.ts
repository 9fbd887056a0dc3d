import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { aCartLine } from '../../test/builders/a-cart-line.ts';
import { money } from '../money/money.ts';
import {
  attainableFrom,
  canChooseFreeArticle,
  isChosenGift,
  isFreeShippingPossible,
  lineSaving,
  missingToFreeShipping,
  parcelCost,
  savingWithoutPromotions,
  undiscountedSum,
} from './attainable.ts';

describe('what a cart can still reach (spec 2 §3)', () => {
  it('is reached with exactly the threshold, and otherwise says what is missing', () => {
    const from = (value: number) => attainableFrom(money(value), money(4_900));
    expect(from(4_899)).toEqual({ kind: 'missing', amount: money(1) });
    expect(from(4_900)).toEqual({ kind: 'reached' });
    expect(from(4_901)).toEqual({ kind: 'reached' });
    expect(attainableFrom(money(1, CHF), money(2, CHF))).toEqual({ kind: 'missing', amount: money(1, CHF) });
  });

  it('never compares two currencies', () => {
    expect(() => attainableFrom(money(1), money(2, CHF))).toThrow('CHF');
    expect(() => missingToFreeShipping(money(1, CHF), money(2))).toThrow('EUR');
    expect(() => parcelCost({ worth: money(1), isFree: false }, money(495), money(2, CHF))).toThrow('CHF');
  });

  it('free shipping is possible where a value grants it', () => {
    expect(isFreeShippingPossible(money(0))).toBe(true);
    expect(isFreeShippingPossible(undefined)).toBe(false);
  });

  it('free shipping misses an amount, unless it is reached or impossible', () => {
    expect(missingToFreeShipping(money(4_000), money(4_900))).toEqual(money(900));
    expect(missingToFreeShipping(money(4_900), money(4_900))).toBeUndefined();
    expect(missingToFreeShipping(money(4_000), undefined)).toBeUndefined();
    expect(missingToFreeShipping(money(0), money(4_900))).toEqual(money(4_900));
    expect(missingToFreeShipping(money(1), money(4_900))).toEqual(money(4_899));
  });

  it('shipping is free from the threshold on, not because goods cost nothing', () => {
    const cost = (value: number, threshold?: number) =>
      parcelCost(
        { worth: money(value), isFree: false },
        money(495),
        threshold === undefined ? undefined : money(threshold),
      ).cents;
    expect([cost(4_899, 4_900), cost(4_900, 4_900), cost(9_999), cost(0, 4_900), cost(0)]).toEqual([
      495, 0, 495, 495, 495,
    ]);
    const franken = { worth: money(9, CHF), isFree: false };
    expect(parcelCost(franken, money(495, CHF), money(9, CHF))).toEqual(money(0, CHF));
    expect(cost(1)).toBe(495);
  });

  it('parcels are free for whom a voucher or a membership makes them so, whatever the goods are worth', () => {
    const free = { worth: money(1, CHF), isFree: true };
    expect(parcelCost(free, money(495, CHF), money(4_900, CHF))).toEqual(money(0, CHF));
    expect(parcelCost(free, money(495, CHF), undefined)).toEqual(money(0, CHF));
  });

  it('a free article can be chosen once, when the basket is worth enough', () => {
    const cart = { lines: [aCartLine()], freeArticles: ['ruler'], basketValue: money(5_000) };
    expect(canChooseFreeArticle(cart)).toBe(true);
    expect(canChooseFreeArticle({ ...cart, freeArticleMinPrice: money(5_000) })).toBe(true);
    expect(canChooseFreeArticle({ ...cart, freeArticleMinPrice: money(5_001) })).toBe(false);
    expect(canChooseFreeArticle({ ...cart, freeArticles: [] })).toBe(false);
    const gift = aCartLine({ kind: { kind: 'free-gift' } });
    expect(canChooseFreeArticle({ ...cart, lines: [aCartLine(), gift] })).toBe(false);
    const promotion = aCartLine({ kind: { kind: 'promotion-free' } });
    const ofVoucher = aCartLine({ kind: { kind: 'free-gift', relatedVoucherCode: 'GESCHENK' } });
    expect(canChooseFreeArticle({ ...cart, lines: [promotion, ofVoucher] })).toBe(true);
    expect(canChooseFreeArticle({ ...cart, lines: [ofVoucher, gift] })).toBe(false);
    expect([gift, ofVoucher, promotion].map(isChosenGift)).toEqual([true, false, false]);
  });
});

describe('what a cart saves (spec 2 §3)', () => {
  const line = (unit: number, strike: number | undefined, quantity: number) =>
    aCartLine({
      unitPrice: money(unit),
      quantity,
      positionTotal: money(unit * quantity),
      ...(strike === undefined ? {} : { strikePrice: money(strike) }),
    });

  it('is the difference to the struck prices', () => {
    const lines = [line(700, 800, 2), line(100, undefined, 3), line(500, 400, 1)];
    expect(undiscountedSum(lines)).toBe(2_400);
    expect(savingWithoutPromotions(lines)).toBe(200);
    expect(savingWithoutPromotions([])).toBe(0);
  });

  it('is never below zero', () => {
    expect(savingWithoutPromotions([aCartLine({ positionTotal: money(999) })])).toBe(0);
    // Nor does one line take from what another saves.
    const lines = [line(700, 800, 2), aCartLine({ positionTotal: money(9_999) })];
    expect([savingWithoutPromotions(lines), ...lines.map(lineSaving)]).toEqual([200, money(200), undefined]);
  });

  it('is said at each line, a struck price and a deal in one, in the currency of the line', () => {
    const inDeal = (total: number, strike?: number) => ({ ...line(1_000, strike, 3), positionTotal: money(total) });
    expect(lineSaving(line(1_000, undefined, 3))).toBeUndefined();
    expect(lineSaving(line(1_000, 1_000, 3))).toBeUndefined();
    expect(lineSaving(line(1_000, 1_200, 3))).toEqual(money(600));
    expect(lineSaving(inDeal(2_400))).toEqual(money(600));
    expect(lineSaving(inDeal(2_400, 1_200))).toEqual(money(1_200));
    expect(lineSaving(aCartLine({ unitPrice: money(5, CHF), positionTotal: money(4, CHF) }))).toEqual(money(1, CHF));
    const lines = [line(700, 800, 2), inDeal(2_400, 1_200), line(100, undefined, 1)];
    expect(savingWithoutPromotions(lines)).toBe(1_400);
  });
});

describe('thresholds as laws', () => {
  it('adding what is missing always reaches', () => {
    fc.assert(
      fc.property(someMoney(), someMoney(), (value, threshold) => {
        const attainable = attainableFrom(value, threshold);
        const missing = attainable.kind === 'missing' ? attainable.amount.cents : 0;
        expect(attainableFrom(money(value.cents + missing), threshold).kind).toBe('reached');
        if (missing > 0) expect(attainableFrom(money(value.cents + missing - 1), threshold).kind).toBe('missing');
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
