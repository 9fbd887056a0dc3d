import { describe, expect, expectTypeOf, it } from 'vitest';
import { money } from '../money/money.ts';
import { PROFILES } from './profiles/index.ts';
import { spedition, swissPost } from './profiles/shippers.ts';
import type { TradingTerms } from './profiles/storefront-profile.ts';
import { tradingTermsOf } from './profiles/terms.ts';
import { shippingOfOne } from './shipping-of-one.ts';

const centsFor = (store: 'de' | 'ch', cents: number, isFreight = false): number =>
  shippingOfOne(store, { price: money(cents), isFreight }).cents;

describe('shipping of one article', () => {
  it('costs the cheapest parcel below the value from which parcels are free, and nothing from there on', () => {
    const { freeShippingFromCents: free, shippers } = tradingTermsOf('de');
    const parcels = shippers.filter(({ code }) => code !== 'spedition').map(({ homeCents }) => homeCents);
    expect(centsFor('de', free - 1)).toBe(Math.min(...parcels));
    expect(centsFor('de', free)).toBe(0);
    expect(centsFor('de', free + 1)).toBe(0);
  });

  it('costs freight for freight goods, whatever they are worth', () => {
    expect(centsFor('ch', 1, true)).toBe(59_00);
    expect(centsFor('ch', 999_00, true)).toBe(59_00);
  });

  it('is known in every storefront for parcels and for freight: a record without either has not the type', () => {
    for (const { store } of PROFILES) {
      const freight = tradingTermsOf(store).shippers.at(-1);
      const cost = shippingOfOne(store, { price: money(999_99), isFreight: true });
      expect([freight?.code, cost.cents], store).toEqual(['spedition', freight?.homeCents]);
      expect(shippingOfOne(store, { price: money(1), isFreight: false }).cents, store).toBeGreaterThan(0);
    }
    const rates = { homeCents: 1, abroadCents: 1 };
    const [parcels, freight] = [swissPost(rates), spedition(rates)] as const;
    type Shippers = TradingTerms['shippers'];
    expectTypeOf([parcels, freight] as const).toExtend<Shippers>();
    expectTypeOf([parcels] as const).not.toExtend<Shippers>();
    expectTypeOf([parcels, parcels] as const).not.toExtend<Shippers>();
    expectTypeOf([freight] as const).not.toExtend<Shippers>();
  });
});
