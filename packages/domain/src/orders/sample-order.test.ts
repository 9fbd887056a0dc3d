import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { instantOf } from '../shared/instant.ts';
import { SAMPLE_BOUNDS, sampleOrderOf } from './sample-order.ts';

const NOW = instantOf(1_795_000_000_000);
const read = (json: string, isB2b = false) => sampleOrderOf([['ishop-preview-json', json]], isB2b, NOW);
const withOrder = (order: unknown, isB2b = false) => read(JSON.stringify({ order }), isB2b);
const line = (changes: object = {}) => ({ name: 'Heft', quantity: 3, priceCents: 107, ...changes });

describe('the sample order of a preview of the confirmation (spec 1 §2, §6)', () => {
  it('is one as it is where the JSON says nothing of it', () => {
    for (const json of ['{}', '{"order":{}}', '{"order":null}', '{"abScenarios":{"BZ_AB_x":"b"}}'])
      expect(read(json)).toMatchObject({
        orderNumber: '100000',
        orderedAt: NOW,
        email: 'name@example.com',
        lines: [{ name: 'Atlas', quantity: 2, unitPrice: { cents: 2_490 }, positionTotal: { cents: 4_980 } }],
        totals: {
          grandTotal: { cents: 4_980 },
          net: { cents: 4_654 },
          taxes: [{ ratePermille: 70, tax: { cents: 326 } }],
        },
      });
  });

  it('has the number, e-mail address, payment method and lines that staff write', () => {
    const order = { orderNumber: '42', email: 'a@b.example', paymentMethod: 'Twint', vatPermille: 81 };
    expect(
      withOrder({ ...order, lines: [line(), line({ name: 'Stift', quantity: undefined, priceCents: 0 })] }),
    ).toMatchObject({
      orderNumber: '42',
      email: 'a@b.example',
      paymentMethod: 'Twint',
      billingAddress: { email: 'a@b.example' },
      lines: [
        { name: 'Heft', positionTotal: { cents: 321 } },
        { name: 'Stift', quantity: 1, positionTotal: { cents: 0 } },
      ],
      totals: { subtotal: { cents: 321 }, taxes: [{ ratePermille: 81 }] },
    });
  });

  it('adds the tax to the prices of the business shop', () => {
    expect(
      withOrder({ lines: [line({ quantity: 1, priceCents: 1_000 })], vatPermille: 190 }, true)?.totals,
    ).toMatchObject({
      subtotal: { cents: 1_000 },
      net: { cents: 1_000 },
      grandTotal: { cents: 1_190 },
    });
  });

  it('is none where the address asks for none', () => {
    expect(sampleOrderOf([['orderId', 'A1']], false, NOW)).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '"x"', '[]', '{"order":7}', '{"order":[]}'])('is none for JSON like %s', (json) => {
    expect(read(json)).toBeUndefined();
  });

  const text = (length: number) => 'x'.repeat(length);
  const { quantity, priceCents, vatPermille } = SAMPLE_BOUNDS;

  it.each([
    { email: text(SAMPLE_BOUNDS.text) },
    { lines: Array(SAMPLE_BOUNDS.lines).fill(line()) },
    { lines: [line({ quantity })] },
    { lines: [line({ priceCents })] },
    { vatPermille },
    { vatPermille: 0 },
  ])('takes what lies on its bounds', (order) => {
    expect(withOrder(order)).toBeDefined();
  });

  it.each([
    { email: text(SAMPLE_BOUNDS.text + 1) },
    { email: ' ' },
    { email: 7 },
    { orderNumber: 42 },
    { paymentMethod: null },
    { lines: [] },
    { lines: 'Heft' },
    { lines: [line(), 'Heft'] },
    { lines: Array(SAMPLE_BOUNDS.lines + 1).fill(line()) },
    { lines: [line({ name: '' })] },
    { lines: [line({ quantity: 0 })] },
    { lines: [line({ quantity: quantity + 1 })] },
    { lines: [line({ quantity: 1.5 })] },
    { lines: [line({ priceCents: -1 })] },
    { lines: [line({ priceCents: priceCents + 1 })] },
    { lines: [line({ priceCents: '1' })] },
    { lines: [line({ priceCents: undefined })] },
    { vatPermille: -1 },
    { vatPermille: vatPermille + 1 },
  ])('is none with a field that cannot be read: %j', (order) => {
    expect(withOrder(order)).toBeUndefined();
  });

  it('has sums that add up, or is none, whatever is written', () => {
    const lines = fc.array(
      fc.record({ name: fc.string(), quantity: fc.nat(20), priceCents: fc.nat(100_000) }, { requiredKeys: ['name'] }),
    );
    const order = fc.record(
      { lines: fc.oneof(lines, fc.jsonValue()), vatPermille: fc.nat(1_010) },
      { requiredKeys: [] },
    );
    const json = fc.oneof(
      order.map((written) => JSON.stringify({ order: written })),
      fc.json(),
      fc.string(),
    );
    fc.assert(
      fc.property(json, fc.boolean(), (written, isB2b) => {
        const sample = read(written, isB2b);
        if (sample === undefined) return;
        const { subtotal, net, taxes, grandTotal } = sample.totals;
        expect(net.cents + taxes.reduce((sum, { tax }) => sum + tax.cents, 0)).toBe(grandTotal.cents);
        expect(sample.lines.reduce((sum, { positionTotal }) => sum + positionTotal.cents, 0)).toBe(subtotal.cents);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
