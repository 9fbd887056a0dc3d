import { cleanup } from '@testing-library/react';
import { aCart, aLine } from '@tornister/application/testing';
import type { CartLine, CartTotals } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { OrderTotals } from './order-totals.tsx';

afterEach(cleanup);

/** The rows of the sums, term and amount, with plain spaces. */
const rowsFor = async (line: Partial<CartLine>, more: Partial<CartTotals> = {}): Promise<readonly string[]> => {
  const { totals, savings } = aCart([aLine(1, { quantity: 2, positionTotal: money(400), ...line })]);
  const sums = { ...totals, ...more };
  const { container } = renderInShop(await openTestShop(), <OrderTotals totals={sums} savings={savings} />);
  const rows = [...container.querySelectorAll('dt')];
  return rows.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
};

it('what the goods save stands before the sum of the goods, with what they would cost otherwise', async () => {
  expect((await rowsFor({ strikePrice: money(250) })).slice(0, 3)).toEqual([
    'Warenwert ohne Nachlass 5,00 €',
    'Sie sparen −1,00 €',
    'Zwischensumme 4,00 €',
  ]);
});

it('goods at their usual price say nothing of savings', async () => {
  expect((await rowsFor({}))[0]).toBe('Zwischensumme 4,00 €');
});

it('prime members read that their parcels cost nothing because of prime, others that they are free, and what costs is named', async () => {
  const shippingAt = async (cents: number, isPrime?: boolean) =>
    (await rowsFor({}, { shippingCost: money(cents), ...(isPrime === undefined ? {} : { isPrime }) })).find((row) =>
      row.startsWith('Versand'),
    );
  expect(await shippingAt(0)).toBe('Versand kostenlos');
  expect(await shippingAt(0, true)).toBe('Versand kostenlos mit Prime');
  expect(await shippingAt(495, true)).toBe('Versand 4,95 €');
});

it('institutions read the terms of delivery below the sums, and nobody else anything there', async () => {
  const saidFor = async (more: Partial<CartTotals>) => {
    const { totals } = aCart([aLine(1)]);
    const { container } = renderInShop(await openTestShop(), <OrderTotals totals={{ ...totals, ...more }} />);
    return [...container.querySelectorAll('dl ~ p')].map(({ textContent }) => textContent);
  };
  expect(await saidFor({ educationalDeliveryTerms: 'Frei Haus ab 75 €.' })).toEqual(['Frei Haus ab 75 €.']);
  expect(await saidFor({})).toEqual([]);
});
