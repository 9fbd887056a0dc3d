import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
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
});
