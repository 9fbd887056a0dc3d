import { money } from '@tornister/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotalsOf, lineTotalOf, type PriceableLine } from './price-cart.ts';

const NUM_RUNS = 300;

const line: fc.Arbitrary<PriceableLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    pieces: fc.integer({ min: 0, max: 999 }),
    price: fc.integer({ min: 1, max: 500_000 }),
    special: fc.integer({ min: 1, max: 500_000 }),
    ratePermille: fc.constantFrom(190, 70, 200, 100, 81, 26),
    hasFixedPrice: fc.boolean(),
    isFree: fc.boolean(),
  })
  .map(({ quantity, pieces, price, special, ...rest }) => ({
    ...rest,
    quantity,
    quantityLightning: Math.min(quantity, pieces),
    unitPrice: money(price),
    lightningPrice: money(Math.min(price, special)),
  }));

const cart = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  saving: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => money(cents)),
  shippingCost: fc.integer({ min: 0, max: 10_000 }).map((cents) => money(cents)),
  basis: fc.constantFrom('gross', 'net' as const),
  standardRatePermille: fc.constant(190),
});

describe('cartTotalsOf (I3)', () => {
  it('net and taxes always add up to the grand total', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { net, taxes, grandTotal } = cartTotalsOf(one);
        expect(net.cents + taxes.reduce((sum, { tax }) => sum + tax.cents, 0)).toBe(grandTotal.cents);
        expect(taxes.reduce((sum, group) => sum + group.net.cents, 0)).toBe(net.cents);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('lines less savings plus shipping are what the taxes are counted from', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const totals = cartTotalsOf(one);
        const counted = one.basis === 'gross' ? totals.grandTotal : totals.net;
        expect(totals.basketValue.cents + totals.shippingCost.cents).toBe(counted.cents);
        expect(totals.subtotal.cents).toBe(one.lines.reduce((sum, each) => sum + lineTotalOf(each).total.cents, 0));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a saving never exceeds what the goods without a fixed price cost', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const most = one.lines.reduce((sum, each) => sum + (each.hasFixedPrice ? 0 : lineTotalOf(each).total.cents), 0);
        expect(cartTotalsOf(one).promotionsSaving.cents).toBe(Math.min(most, one.saving.cents));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
