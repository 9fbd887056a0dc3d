// Value added tax, computed per line and summed. Rates are in permille, because Swiss rates have a decimal (8.1 % = 81).
// Lines carry plain cents and share one currency, so a sum over two currencies cannot be written.
// Source: docs/adr/0009 "Money, time, numbers"; spec 2 §3 "tax", "net value".

import { type Cents, type CurrencyCode, DEFAULT_CURRENCY, type Money, money, roundHalfUp } from './money.ts';

/** Tenths of a percent: 190 is 19 %. */
export type RatePermille = number;

const PERMILLE = 1_000;

/** Whether the amounts of the lines hold the tax (consumer shops) or not (business shop). */
export type TaxBasis = 'gross' | 'net';

export type TaxedAmount = { readonly net: Money; readonly tax: Money; readonly gross: Money };
export type TaxableLine = { readonly amount: Cents; readonly ratePermille: RatePermille };
export type TaxGroup = { readonly ratePermille: RatePermille; readonly net: Money; readonly tax: Money };

/** All lines together, with one group per rate, the highest rate first. */
export type TaxTotals = TaxedAmount & { readonly groups: readonly TaxGroup[] };

/** Splits a price with tax: the tax is rounded half up, the net is what remains. */
export const splitGross = (gross: Money, ratePermille: RatePermille): TaxedAmount => {
  const tax = roundHalfUp((gross.cents * ratePermille) / (PERMILLE + ratePermille));
  return { net: money(gross.cents - tax, gross.currency), tax: money(tax, gross.currency), gross };
};

/** Adds the tax to a price without it, rounded half up. */
export const addTax = (net: Money, ratePermille: RatePermille): TaxedAmount => {
  const tax = roundHalfUp((net.cents * ratePermille) / PERMILLE);
  return { net, tax: money(tax, net.currency), gross: money(net.cents + tax, net.currency) };
};

/** The price with tax, from one without. */
export const grossOf = (net: Money, ratePermille: RatePermille): Money => addTax(net, ratePermille).gross;

/** The price without tax, from one with it. */
export const netOf = (gross: Money, ratePermille: RatePermille): Money => splitGross(gross, ratePermille).net;

/** Net and tax of one amount, whichever of gross and net it is. */
export const taxed = (amount: Money, ratePermille: RatePermille, basis: TaxBasis): TaxedAmount =>
  basis === 'gross' ? splitGross(amount, ratePermille) : addTax(amount, ratePermille);

/** Tax per line, summed: the groups always add up to the totals, and net and tax to the gross. */
export const taxTotals = (
  lines: readonly TaxableLine[],
  basis: TaxBasis,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): TaxTotals => {
  const groups = new Map<RatePermille, { net: number; tax: number }>();
  for (const { amount, ratePermille } of lines) {
    const line = taxed({ cents: amount, currency }, ratePermille, basis);
    const group = groups.get(ratePermille) ?? { net: 0, tax: 0 };
    groups.set(ratePermille, { net: group.net + line.net.cents, tax: group.tax + line.tax.cents });
  }
  const all = [...groups].sort(([left], [right]) => right - left);
  const net = all.reduce((total, [, group]) => total + group.net, 0);
  const tax = all.reduce((total, [, group]) => total + group.tax, 0);
  return {
    net: money(net, currency),
    tax: money(tax, currency),
    gross: money(net + tax, currency),
    groups: all.map(([ratePermille, group]) => ({
      ratePermille,
      net: money(group.net, currency),
      tax: money(group.tax, currency),
    })),
  };
};
