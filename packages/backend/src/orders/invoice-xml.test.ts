// The sums of an electronic invoice by the rules of EN 16931 (BR-…), for whatever an order came to.

import { money } from '@tornister/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, anyPricedFacts, factsOfCart } from '../../test/support/any-invoice.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoiceXml } from './invoice-xml.ts';

const centsOf = (decimal = ''): number => {
  expect(decimal).toMatch(/^-?\d+\.\d\d$/);
  return Number(decimal.replace('.', ''));
};
const valuesOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)</cbc:${name}>`, 'g'))].map(([, value = '']) => value);
const partsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<cac:${name}>(.*?)</cac:${name}>`, 'gs'))].map(([, content = '']) => content);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The amounts of lines, allowances (taken off) and charges, each with its rate. */
const amountsOf = (xml: string) => {
  const read = (part: string, amount: string) => ({
    cents: centsOf(valuesOf(part, amount)[0]),
    rate: Number(valuesOf(part, 'Percent')[0]) * 10,
  });
  const adjustments = partsOf(xml, 'AllowanceCharge').map((part) => {
    const { cents: value, rate } = read(part, 'Amount');
    return { isCharge: valuesOf(part, 'ChargeIndicator')[0] === 'true', cents: value, rate };
  });
  return { lines: partsOf(xml, 'InvoiceLine').map((part) => read(part, 'LineExtensionAmount')), adjustments };
};

describe('an electronic invoice', () => {
  it('adds up: lines, allowances, charges, taxes and the sum to pay', async () => {
    await fc.assert(
      fc.asyncProperty(anyFacts, async (facts) => {
        const xml = await invoiceXml(facts);
        const total = (name: string): number => centsOf(valuesOf(partsOf(xml, 'LegalMonetaryTotal')[0] ?? '', name)[0]);
        const { lines, adjustments } = amountsOf(xml);
        const charges = adjustments.filter(({ isCharge }) => isCharge);
        const allowances = adjustments.filter(({ isCharge }) => !isCharge);
        const all = (parts: readonly { readonly cents: number }[]): number => sum(parts.map((part) => part.cents));
        expect(total('LineExtensionAmount'), 'BR-CO-10').toBe(all(lines));
        expect(total('AllowanceTotalAmount'), 'BR-CO-11').toBe(all(allowances));
        expect(total('ChargeTotalAmount'), 'BR-CO-12').toBe(all(charges));
        expect(total('TaxExclusiveAmount'), 'BR-CO-13').toBe(all(lines) - all(allowances) + all(charges));
        const taxed = partsOf(xml, 'TaxSubtotal').map((part) => ({
          net: centsOf(valuesOf(part, 'TaxableAmount')[0]),
          tax: centsOf(valuesOf(part, 'TaxAmount')[0]),
          rate: Number(valuesOf(part, 'Percent')[0]) * 10,
        }));
        const tax = sum(taxed.map((one) => one.tax));
        expect(total('TaxInclusiveAmount'), 'BR-CO-15').toBe(total('TaxExclusiveAmount') + tax);
        expect(total('PayableAmount'), 'BR-CO-16').toBe(facts.totalCents);
        for (const { net, rate } of taxed) {
          const under = <Part extends { readonly rate: number; readonly cents: number }>(parts: readonly Part[]) =>
            all(parts.filter((part) => part.rate === rate));
          expect(net, 'BR-S-08').toBe(under(lines) - under(allowances) + under(charges));
        }
      }),
    );
  });

  it('identifies the buyer by the customer number where there is one (BT-46)', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    const { customerNumber: _number, ...others } = facts as InvoiceFacts;
    const identified = async (invoice: InvoiceFacts) =>
      partsOf(partsOf(await invoiceXml(invoice), 'AccountingCustomerParty')[0] ?? '', 'PartyIdentification').map(
        (part) => valuesOf(part, 'ID')[0],
      );
    expect(await identified({ ...others, customerNumber: '700100' })).toEqual(['700100']);
    expect(await identified(others)).toEqual([]);
  });

  it("says the seller's order number as such (BT-14), and the buyer's only where there is one (BT-13)", async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    const { reference: _reference, ...others } = facts as InvoiceFacts;
    const referred = async (invoice: InvoiceFacts) => {
      const [part = ''] = partsOf(await invoiceXml(invoice), 'OrderReference');
      return [valuesOf(part, 'ID')[0], valuesOf(part, 'SalesOrderID')[0]];
    };
    expect(await referred({ ...others, reference: 'B-2026/7' })).toEqual(['B-2026/7', '480001']);
    expect(await referred(others)).toEqual(['NA', '480001']);
  });

  it('says the price of a line so that price and quantity make its amount', async () => {
    await fc.assert(
      fc.asyncProperty(anyFacts, async (facts) => {
        for (const line of partsOf(await invoiceXml(facts), 'InvoiceLine')) {
          const [quantity] = valuesOf(line, 'InvoicedQuantity').map(Number);
          const [base = 1] = valuesOf(line, 'BaseQuantity').map(Number);
          const price = centsOf(valuesOf(line, 'PriceAmount')[0]);
          expect((price * (quantity ?? 0)) / base).toBe(centsOf(valuesOf(line, 'LineExtensionAmount')[0]));
        }
      }),
    );
  });

  /** What the allowances, and what the charges of an invoice come to. */
  const adjusted = async (facts: InvoiceFacts): Promise<readonly [allowances: number, charges: number]> => {
    const { adjustments } = amountsOf(await invoiceXml(facts));
    const all = (isCharge: boolean) =>
      sum(adjustments.filter((one) => one.isCharge === isCharge).map((one) => one.cents));
    return [all(false), all(true)];
  };
  const NO_VOUCHER = fc.constant(0);

  it('of a cart without a voucher speaks of none, and of the delivery as it was ordered', async () => {
    await fc.assert(
      fc.asyncProperty(anyPricedFacts(NO_VOUCHER), async (facts) => {
        const [allowances, charges] = await adjusted(facts);
        expect(allowances).toBe(0);
        if (facts.isNet) expect(charges).toBe(facts.shippingCents);
      }),
    );
  });

  it('of net prices takes off what the voucher saves', async () => {
    await fc.assert(
      fc.asyncProperty(anyPricedFacts(fc.integer({ min: 1, max: 30_000 })), async (facts) => {
        const [allowances, charges] = await adjusted(facts);
        if (facts.isNet) expect([allowances, charges]).toEqual([facts.savingCents, facts.shippingCents]);
      }),
    );
  });

  it('of a voucher for some goods takes its saving off these, and shares the delivery by what the lines cost then', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    if (facts === undefined) throw new Error('There is no invoice to try.');
    const pen = { quantity: 1, quantityLightning: 0, unitPrice: money(1_000), hasFixedPrice: false, isFree: false };
    const lines = [
      { ...pen, ratePermille: 70, isOutsideVoucher: true },
      { ...pen, ratePermille: 190 },
    ];
    const cart = { lines, shippingCents: 150, voucherCents: 500 };
    const { adjustments } = amountsOf(await invoiceXml(factsOfCart({ ...facts, isNet: true }, cart)));
    expect(adjustments.toSorted((one, other) => one.rate - other.rate || one.cents - other.cents)).toEqual([
      { isCharge: true, cents: 100, rate: 70 },
      { isCharge: true, cents: 50, rate: 190 },
      { isCharge: false, cents: 500, rate: 190 },
    ]);
  });

  it('shares the delivery by rates, and as the order was taxed where an earlier version shared it by lines', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    if (facts === undefined) throw new Error('There is no invoice to try.');
    const lines = [70, 190, 190].map((ratePermille) => ({
      quantity: 1,
      quantityLightning: 0,
      unitPrice: money(100),
      ratePermille,
      hasFixedPrice: false,
      isFree: false,
    }));
    const cart = { lines, shippingCents: 490, voucherCents: 0 };
    const priced = factsOfCart({ ...facts, isNet: true }, cart);
    const chargesOf = async (order: InvoiceFacts) =>
      amountsOf(await invoiceXml(order))
        .adjustments.toSorted((one, other) => one.rate - other.rate)
        .map(({ cents }) => cents);
    expect(await chargesOf(priced)).toEqual([163, 327]);
    const [atSeven, atNineteen] = [264, 526];
    const earlier = priced.taxes.map((tax) => ({ ...tax, netCents: tax.ratePermille === 70 ? atSeven : atNineteen }));
    expect(await chargesOf({ ...priced, taxes: earlier })).toEqual([164, 326]);
  });

  it('cannot be broken out of by a name', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    if (facts === undefined) throw new Error('There is no invoice to try.');
    const xml = await invoiceXml({
      ...facts,
      lines: facts.lines.map((line) => ({ ...line, name: ']]><b>&\u0000\uFFFE' })),
    });
    expect(xml).toContain('<cbc:Name>]]&gt;&lt;b&gt;&amp;</cbc:Name>');
    expect(xml).toContain('Schule am "Bach" &amp; &lt;Wald&gt;');
  });
});
