import { expect, it } from 'vitest';
import { pdfHeights, pdfTexts } from '../../test/support/pdf-text.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import type { OrderLineRow } from '../orders/read-order.ts';
import { DEMO_SELLER } from '../orders/seller.ts';
import type { WrittenReturn } from './read-returns.ts';
import { returnLabel } from './return-label.ts';

/** How near to an edge of its A4 page a label writes, in points: home printers cut off less. */
const MARGIN = 56;
const PAGE_HEIGHT = 841.89;

/** The label of so many lines, as far as it reads its order. */
const labelOf = async (count: number, labels = 1) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const order = {
    number: 2_600_001,
    language: 'de',
    store: 'de',
    delivery_address: { first_name: 'Gesa', last_name: 'Gast', street: 'Lindenweg 3', country: 'DE' },
  } as OrderRow;
  const lines = numbers.map((number) => {
    const name = number % 3 === 0 ? `Heft ${number} ${'mit festem Umschlag '.repeat(6)}` : `Heft ${number}`;
    return { id: `line-${number}`, snapshot: { name, orderNumber: String(10_000 + number), variantInfoList: [] } };
  }) as unknown as readonly OrderLineRow[];
  const written = {
    row: { number: 700_001, carrier: 'dhl', labels, announced_at: 0 },
    items: lines.map(({ id }) => ({ order_line_id: id, quantity: 1, reason: 'dislike', component_sku: null })),
  } as unknown as WrittenReturn;
  const { content } = await returnLabel({ order, written, lines, seller: DEMO_SELLER, isOwn: true });
  const base64 = Buffer.from(content).toString('base64');
  return { pages: pdfHeights(base64), texts: pdfTexts(base64) };
};

it('a label is one page with a return of ordinary length', async () => {
  expect((await labelOf(8)).pages).toHaveLength(1);
  expect((await labelOf(8, 3)).pages).toHaveLength(3);
});

it('a label of many lines goes on on further pages, each with the return that it is of and with its margins', async () => {
  const { pages, texts } = await labelOf(60);
  expect(pages.length).toBeGreaterThan(1);
  for (const heights of pages) {
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(MARGIN);
    expect(Math.max(...heights)).toBeLessThanOrEqual(PAGE_HEIGHT - MARGIN);
  }
  expect(texts.filter((text) => text.includes('Retoure RT700001'))).toHaveLength(pages.length);
  const all = texts.join('\n');
  for (let number = 1; number <= 60; number += 1) expect(all).toContain(`1 × Heft ${number} `);
});
