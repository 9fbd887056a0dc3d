import { cleanup } from '@testing-library/react';
import { aLine } from '@tornister/application/testing';
import { summaryPrices } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { OrderLines } from './order-lines.tsx';

afterEach(cleanup);

const dealLine = (lightning: number, normal: number) => {
  const quantity = lightning + normal;
  return aLine(1, {
    quantity,
    unitPrice: money(2_999),
    positionTotal: money(1_999 * lightning + 2_999 * normal),
    kind: {
      kind: 'lightning-deal',
      quantityLightning: lightning,
      quantityNormal: normal,
      maxQuantityLightning: 2,
      unitPriceLightning: money(1_999),
      dealSaving: money(1_000 * lightning),
      isLightningAmountChanged: false,
    },
  });
};

/** What stands beside a line of the summary, with plain spaces. */
const amountOf = async (line: ReturnType<typeof dealLine>): Promise<string> => {
  const shown = { ...line, ...summaryPrices(line) };
  const { container } = renderInShop(await openTestShop(), <OrderLines lines={[shown]} />);
  const amount = container.querySelector('strong')?.parentElement;
  return [...(amount?.children ?? [])].map((part) => part.textContent?.replaceAll('\u00a0', ' ')).join(' = ');
};

it('pieces at a deal’s price are shown at it (spec 3 §4 "Lightning deal")', async () => {
  expect(await amountOf(dealLine(2, 0))).toBe('2 × 19,99 € = 39,98 €');
});

it('a line that goes beyond its deal shows both prices with their pieces', async () => {
  expect(await amountOf(dealLine(1, 2))).toBe('1 × 19,99 € + 2 × 29,99 € = 79,97 €');
});

it('other lines are shown at their price', async () => {
  expect(await amountOf(dealLine(0, 2))).toBe('2 × 29,99 € = 59,98 €');
  const reduced = aLine(1, {
    quantity: 2,
    unitPrice: money(300),
    discountedUnitPrice: money(250),
    positionTotal: money(500),
  });
  expect(await amountOf(reduced)).toBe('2 × 2,50 € = 5,00 €');
});
