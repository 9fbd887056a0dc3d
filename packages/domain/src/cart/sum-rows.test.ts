import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import type { CartTotals } from './cart.ts';
import { sumRowsOf } from './sum-rows.ts';

const TOTALS: CartTotals = {
  subtotal: money(10_000),
  promotionsSaving: money(1_000),
  shippingCost: money(495),
  basketValue: money(9_000),
  net: money(7_979),
  taxes: [
    { ratePermille: 190, net: money(7_000), tax: money(1_330) },
    { ratePermille: 70, net: money(979), tax: money(186) },
  ],
  grandTotal: money(9_495),
};

const kinds = (changes: Partial<CartTotals>, reader: Parameters<typeof sumRowsOf>[1]): readonly string[] =>
  sumRowsOf({ ...TOTALS, ...changes }, reader).map((row) => `${row.kind} ${row.amount.cents}`);

describe('the rows of the sums (spec 2 §3)', () => {
  it('tell consumers what is to be paid, and then the tax that is in it', () => {
    expect(kinds({}, { isB2b: false })).toEqual([
      'subtotal 10000',
      'saving 1000',
      'shipping 495',
      'grand 9495',
      'tax 1330',
      'tax 186',
    ]);
  });

  it('tell institutions the net amount, the tax, and then what is to be paid', () => {
    expect(kinds({}, { isB2b: true }).slice(3)).toEqual(['net 7979', 'tax 1330', 'tax 186', 'grand 9495']);
  });

  it('have no saving where nothing is saved, and no shipping of what is not sent', () => {
    const less = { promotionsSaving: money(0), taxes: [] };
    expect(kinds(less, { isB2b: false, isSent: false })).toEqual(['subtotal 10000', 'grand 9495']);
  });

  it.each([
    [495, false, 'charged'],
    [0, false, 'free'],
    [0, true, 'free-by-prime'],
  ])('say how shipping at %i cents reads, prime %s: %s', (cents, isPrime, term) => {
    const rows = sumRowsOf({ ...TOTALS, shippingCost: money(cents), isPrime }, { isB2b: false });
    expect(rows).toContainEqual({ kind: 'shipping', amount: money(cents), term });
  });
});
