import { DAY_MS, instantOf } from '@tornister/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { pricePointsOf, pricesOf, storeCents } from './price-lists.ts';

const NOW = instantOf(Date.UTC(2026, 10, 21, 8));

const itemAt = (n: number) => {
  const item = [...aSmallShop(n + 1).products()][n]?.items[0];
  if (item === undefined) throw new Error('The small shop has no such product.');
  return item;
};

describe('price lists (docs/adr/0009 "Money, time, numbers")', () => {
  it('has the same net price everywhere, with the tax of each store', () => {
    expect(storeCents('de', 1190, 'standard')).toBe(1190);
    expect(storeCents('at', 1190, 'standard')).toBe(1200);
    expect(storeCents('ch', 1190, 'standard')).toBe(1081);
    expect(storeCents('b2b', 1190, 'standard')).toBe(1000);
    expect(storeCents('at', 1070, 'reduced')).toBe(1100);
  });

  it('never sells dearer in a store what is cheaper in Germany', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), fc.constantFrom('at', 'ch', 'b2b'), (one, other, store) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(storeCents(store, low, 'standard')).toBeLessThanOrEqual(storeCents(store, high, 'standard'));
      }),
    );
  });

  it('strikes the lowest price of the 30 days before a reduction, in every store', () => {
    const reduced = itemAt(5);
    for (const { store, cents, strike_cents } of pricesOf(reduced, 'standard', NOW)) {
      expect(strike_cents).toBe(storeCents(store ?? 'de', reduced.priceCents + 100, 'standard'));
      expect(strike_cents).toBeGreaterThan(cents ?? 0);
    }
  });

  it('strikes nothing when the price was lower within those 30 days', () => {
    for (const { strike_cents } of pricesOf(itemAt(7), 'standard', NOW)) expect(strike_cents).toBeNull();
  });

  it('keeps every price that held, with its beginning', () => {
    const points = pricePointsOf(itemAt(7), 'standard', NOW).filter(({ store }) => store === 'de');
    expect(points.map(({ valid_from }) => (NOW - (valid_from ?? 0)) / DAY_MS)).toEqual([60, 20, 5]);
  });
});
