// The amounts of an invoice without their tax, as EN 16931 wants lines, allowances and charges to be: where prices hold the tax, each line and
// the delivery come to their part of what the order is taxed on.

import { taxableAmounts } from '@tornister/domain/cart';
import { allocate, cents, money, netOf } from '@tornister/domain/money';
import { vatPermille } from '@tornister/domain/storefront';
import type { InvoiceFacts } from './invoice-facts.ts';

type Priced = Pick<InvoiceFacts, 'store' | 'isNet' | 'lines' | 'taxes' | 'savingCents' | 'shippingCents'>;

export type NetAmounts = {
  readonly lines: InvoiceFacts['lines'];
  /** What of the delivery is taxed under each rate, in the order of the taxes. */
  readonly shippingCents: readonly number[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const shared = (amount: number, weights: readonly number[]): readonly number[] =>
  allocate(money(amount), weights)
    .map((shares) => shares.map((share) => share.cents))
    .unwrapOr(weights.map(() => 0));

/**
 * What of the delivery the order was taxed on under each rate: what its taxed amount is above its goods. Orders of earlier versions shared the
 * delivery by lines and not by rates, which can be a cent apart; only where the sums do not fit is it shared anew.
 */
const deliveryOf = ({ store, isNet, lines, taxes, savingCents, shippingCents }: Priced): readonly number[] => {
  const { goods, shipping } = taxableAmounts({
    lines: lines.map((line) => ({ ...line, amount: cents(line.totalCents) })),
    saving: money(savingCents),
    shippingCost: money(shippingCents),
    standardRatePermille: vatPermille(store, 'standard'),
  });
  const under = (amounts: typeof goods, rate: number): number =>
    sum(amounts.filter(({ ratePermille }) => ratePermille === rate).map(({ amount }) => amount));
  const taxed = taxes.map(
    ({ ratePermille, netCents, taxCents }) => netCents + (isNet ? 0 : taxCents) - under(goods, ratePermille),
  );
  return sum(taxed) === shippingCents && taxed.every((amount) => amount >= 0)
    ? taxed
    : taxes.map(({ ratePermille }) => under(shipping, ratePermille));
};

/** Lines and delivery without tax; net prices are as they are, gross ones lose it so that lines, voucher and delivery add up to the taxed amount. */
export const netAmounts = (priced: Priced): NetAmounts => {
  const { isNet, lines, taxes, savingCents } = priced;
  const under = (rate: number) => lines.filter(({ ratePermille }) => ratePermille === rate);
  const goods = taxes.map(({ ratePermille }) => sum(under(ratePermille).map(({ totalCents }) => totalCents)));
  const delivery = deliveryOf(priced);
  if (isNet) return { lines, shippingCents: delivery };
  const without = (gross: number, rate: number): number => netOf(money(gross), rate).cents;
  const netDelivery = taxes.map(({ ratePermille }, at) => without(delivery[at] ?? 0, ratePermille));
  const netTotals = new Map(
    taxes.flatMap(({ ratePermille, netCents, taxCents }, at) => {
      const saved = savingCents === 0 ? 0 : Math.max((goods[at] ?? 0) + (delivery[at] ?? 0) - netCents - taxCents, 0);
      const goodsCents = netCents - (netDelivery[at] ?? 0) + without(saved, ratePermille);
      const totals = under(ratePermille).map(({ totalCents }) => totalCents);
      const parts = shared(Math.max(goodsCents, 0), totals);
      return under(ratePermille).map(({ position }, index) => [position, parts[index] ?? 0] as const);
    }),
  );
  return {
    lines: lines.map((line) => ({
      ...line,
      unitCents: without(line.unitCents, line.ratePermille),
      totalCents: netTotals.get(line.position) ?? line.totalCents,
    })),
    shippingCents: netDelivery,
  };
};
