// What an electronic invoice is made from, drawn at random.

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
  })
  .map(({ lines, shippingCents, nets, isNet, savingCents, name }) => {
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
      language: 'de',
      store: isNet ? 'b2b' : 'de',
      currency: 'EUR',
      isNet,
      seller: DEMO_SELLER,
      billing: ADDRESS,
      delivery: ADDRESS,
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
      })),
      savingCents,
      shippingCents,
      netCents,
      taxes,
      totalCents: netCents + taxes.reduce((sum, tax) => sum + tax.taxCents, 0),
    } satisfies InvoiceFacts;
  });
