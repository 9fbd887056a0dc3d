// The rows of the order form: there is always somewhere to type, and each press for more brings five.

import { cleanup, screen } from '@testing-library/react';
import type { OrderRowVerdict } from '@tornister/application/order-form';
import { aLine } from '@tornister/application/testing';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

afterEach(cleanup);

it.each([
  ['as it is opened', {}, 5],
  ['after a press for more', { wantedRows: 10 }, 10],
  ['after another one', { wantedRows: 15 }, 15],
])('an empty form has its rows %s', async (_when, asked: Partial<OrderFormProps['answer']>, rows) => {
  const answer = { rows: [], rest: '', added: [], inBasket: 0, ...asked };
  renderInShop(await openTestShop(), <OrderForm answer={answer} visit="first" formKey="key-1" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(rows);
});

it('tells of an article that the basket had the most of already, and counts none that came', async () => {
  const { availableForSale, ...line } = aLine(1, { maxQuantity: 20 });
  const full = { kind: 'lowered', quantity: 20, item: { ...line, isForSale: availableForSale } } as const;
  const answer = { rows: [], rest: '', added: [full], inBasket: 0 };
  renderInShop(await openTestShop(), <OrderForm answer={answer} visit="first" formKey="key-1" />);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.join('')).toContain('Menge im Warenkorb: 20.');
  expect(told.join('')).not.toContain('im Warenkorb.');
});

it('counts as still open the rows that it marks: those that cannot be ordered as they stand there', async () => {
  const { availableForSale, ...line } = aLine(1);
  const item = { ...line, isForSale: availableForSale };
  const verdicts: readonly OrderRowVerdict[] = [
    { kind: 'found', quantity: 1, item },
    { kind: 'raised', quantity: 5, item },
    { kind: 'lowered', quantity: 2, item },
    { kind: 'replaced', quantity: 1, by: item },
    { kind: 'not-for-sale', item },
    { kind: 'cart-full', item },
    { kind: 'unknown', suggestions: [] },
    { kind: 'unreadable', problem: 'no-order-number' },
  ];
  const rows = verdicts.map((verdict) => ({ typed: { number: '10001', quantity: '1' }, verdict }));
  const answer = { rows, rest: '', added: [], inBasket: 0 };
  renderInShop(await openTestShop(), <OrderForm answer={answer} visit="first" formKey="key-1" />);
  const items = screen.getAllByRole('listitem').slice(0, rows.length);
  const marked = items.map((row) => row.hasAttribute('data-open'));
  expect(marked).toEqual([false, false, false, true, true, true, true, true]);
  expect(screen.getByText(/Zeilen geprüft/).textContent).toBe('8 Zeilen geprüft. 5 Zeilen brauchen noch Ihre Hilfe.');
});
