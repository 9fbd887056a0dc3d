import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { isBestPrice, shownItemPrice, shownTilePrice } from './price-display.ts';

describe('prices on pages and tiles', () => {
  it('strike only the lowest price of the last 30 days', () => {
    expect(shownItemPrice({ current: money(700), lowestBefore: money(800) })).toEqual({
      price: { current: money(700), old: money(800), startFrom: false },
      discountPercent: 12,
    });
    expect(shownItemPrice({ current: money(900), lowestBefore: money(800) })).toEqual({
      price: { current: money(900), startFrom: false },
      discountPercent: 0,
    });
  });

  it('are called best where editors have marked them and they are below every price of the 30 days before (ADR 0056)', () => {
    const marked = (current: number, isMarked = true): boolean =>
      isBestPrice(isMarked, shownItemPrice({ current: money(current), lowestBefore: money(800) }).price);
    expect([799, 800, 801].map((cents) => marked(cents))).toEqual([true, false, false]);
    expect(marked(799, false)).toBe(false);
    expect(isBestPrice(true, shownItemPrice({ current: money(800) }).price)).toBe(false);
  });

  it('carry the base price', () => {
    const base = { price: money(796), unit: 'l' };
    expect(shownItemPrice({ current: money(199), base }).price.base).toEqual(base);
    expect(shownItemPrice({ current: money(199) }).price).not.toHaveProperty('base');
  });

  it('are the lowest of the items, marked as a start when the items differ', () => {
    const shown = shownTilePrice([
      { current: money(300) },
      { current: money(200), lowestBefore: money(250) },
      { current: money(400) },
    ]);
    expect(shown).toEqual({ price: { current: money(200), old: money(250), startFrom: true }, discountPercent: 20 });
    expect(shownTilePrice([{ current: money(300) }, { current: money(300) }])?.price.startFrom).toBe(false);
    expect(shownTilePrice([])).toBeUndefined();
  });
});

describe('prices as laws', () => {
  it('there is no percentage without a struck price that is higher', () => {
    fc.assert(
      fc.property(someMoney(1, 10_000), fc.option(someMoney(1, 10_000), { nil: undefined }), (current, before) => {
        const shown = shownItemPrice({ current, ...(before === undefined ? {} : { lowestBefore: before }) });
        if (shown.discountPercent === 0) return;
        expect(shown.price.old?.cents).toBeGreaterThan(current.cents);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('no item is cheaper than its tile says', () => {
    fc.assert(
      fc.property(fc.array(someMoney(1, 1_000), { minLength: 1, maxLength: 6 }), (prices) => {
        const tile = shownTilePrice(prices.map((current) => ({ current })));
        expect(tile?.price.current.cents).toBe(Math.min(...prices.map(({ cents }) => cents)));
        expect(tile?.price.startFrom).toBe(new Set(prices.map(({ cents }) => cents)).size > 1);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
