// What an electronic invoice is made from, drawn at random.

import { lineTotalOf, type PriceableLine, priceCart } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import { instantOf } from '@tornister/domain/shared';
import fc from 'fast-check';
import type { InvoiceFacts } from '../../src/orders/invoice-facts.ts';
import { DEMO_SELLER } from '../../src/orders/seller.ts';

const ADDRESS: InvoiceFacts['billing'] = {
  id: 'a1',
  use: 'billing',
  salutation: 'ms',
  first_name: 'Ada',
  last_name: 'Lern',
  company: 'Schule am "Bach" & <Wald>',
  street: 'Schulstraße 12',
  addition: null,
  postcode: '12045',
  city: 'Berlin',
  country: 'DE',
  email: 'ada@example.com',
  delivery_email: null,
  phone: null,
};

const RATES = [70, 190] as const;
const cents = fc.integer({ min: 0, max: 1_000_000 });

/** Orders of one to five lines under two rates, with and without tax in their prices; what a voucher and the delivery made of their sums is drawn freely. */
export const anyFacts: fc.Arbitrary<InvoiceFacts> = fc
  .record({
    lines: fc.array(
      fc.record({
        rate: fc.constantFrom(...RATES),
        unit: cents,
        quantity: fc.integer({ min: 1, max: 99 }),
        odd: fc.boolean(),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    shippingCents: fc.integer({ min: 0, max: 5_000 }),
    nets: fc.tuple(cents, cents),
    isNet: fc.boolean(),
    savingCents: fc.constantFrom(0, 500),
    name: fc.string({ unit: 'binary' }),
    customerNumber: fc.option(fc.string({ unit: 'binary', minLength: 1 }), { nil: undefined }),
  })
  .map(({ lines, shippingCents, nets, isNet, savingCents, name, customerNumber }) => {
    const taxes = RATES.flatMap((ratePermille, index) => {
      const netCents = nets[index] ?? 0;
      const taxCents = Math.round((netCents * ratePermille) / 1_000);
      return lines.some(({ rate }) => rate === ratePermille) ? [{ ratePermille, netCents, taxCents }] : [];
    });
    const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
    return {
      number: 'R1',
      orderNumber: '480001',
      issuedAt: instantOf(1_795_000_000_000),
      orderedAt: instantOf(1_794_000_000_000),
      deliveredAt: instantOf(1_795_000_000_000),
      isMembership: false,
      language: 'de',
      store: isNet ? 'b2b' : 'de',
      currency: 'EUR',
      isNet,
      seller: DEMO_SELLER,
      billing: ADDRESS,
      delivery: ADDRESS,
      ...(customerNumber === undefined ? {} : { customerNumber }),
      buyerReference: '991-12345-67',
      paymentId: 'X_RECHNUNG',
      isPaid: false,
      lines: lines.map(({ rate, unit, quantity, odd }, index) => ({
        position: index + 1,
        sku: `A${index}`,
        name,
        quantity,
        unitCents: unit,
        totalCents: unit * quantity - (odd ? Math.min(unit, 1) : 0),
        ratePermille: rate,
        hasFixedPrice: false,
        isOutsideVoucher: false,
      })),
      savingCents,
      shippingCents,
      netCents,
      taxes,
      totalCents: netCents + taxes.reduce((sum, tax) => sum + tax.taxCents, 0),
    } satisfies InvoiceFacts;
  });

const anyPriceable: fc.Arbitrary<PriceableLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 0, max: 20_000 }),
    ratePermille: fc.constantFrom(...RATES),
    hasFixedPrice: fc.boolean(),
    isFree: fc.boolean(),
    isOutsideVoucher: fc.boolean(),
  })
  .map(({ price, ...rest }) => ({ ...rest, quantityLightning: 0, unitPrice: money(price) }));

/** What an invoice says of a cart that was priced as the shop prices it. */
export const factsOfCart = (
  facts: InvoiceFacts,
  {
    lines,
    shippingCents,
    voucherCents,
  }: { lines: readonly PriceableLine[]; shippingCents: number; voucherCents: number },
): InvoiceFacts => {
  const { totals } = priceCart(
    {
      lines,
      ...(voucherCents === 0
        ? {}
        : { voucher: { code: 'V', name: 'V', benefit: { kind: 'amount' as const, amount: money(voucherCents) } } }),
      shippingFor: () => ({ cost: money(shippingCents) }),
      basis: facts.isNet ? 'net' : 'gross',
      standardRatePermille: 190,
    },
    instantOf(1),
  );
  return {
    ...facts,
    lines: lines.map((line, index) => ({
      position: index + 1,
      sku: `A${index}`,
      name: 'Stift',
      quantity: line.quantity,
      unitCents: line.isFree ? 0 : line.unitPrice.cents,
      totalCents: lineTotalOf(line).total.cents,
      ratePermille: line.ratePermille,
      hasFixedPrice: line.hasFixedPrice,
      isOutsideVoucher: line.isOutsideVoucher ?? false,
    })),
    savingCents: totals.promotionsSaving.cents,
    shippingCents: totals.shippingCost.cents,
    netCents: totals.net.cents,
    taxes: totals.taxes.map(({ ratePermille, net, tax }) => ({
      ratePermille,
      netCents: net.cents,
      taxCents: tax.cents,
    })),
    totalCents: totals.grandTotal.cents,
  };
};

/** Invoices of priced carts; without a voucher where `voucherCents` are never more than 0. */
export const anyPricedFacts = (voucherCents: fc.Arbitrary<number>): fc.Arbitrary<InvoiceFacts> =>
  fc
    .record({
      facts: anyFacts,
      lines: fc.array(anyPriceable, { minLength: 1, maxLength: 6 }),
      shippingCents: fc.integer({ min: 0, max: 5_000 }),
      voucherCents,
    })
    .map(({ facts, ...cart }) => factsOfCart(facts, cart));
