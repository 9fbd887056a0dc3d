// Reports of what a press came to: each has its place on the page before there is one.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReorderedLine } from '@tornister/application/orders';
import { aLine } from '@tornister/application/testing';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { Reordered } from '../../account/orders/reordered.tsx';
import { OrderForm } from '../../order-form/order-form.tsx';

afterEach(cleanup);

const LINES: readonly ReorderedLine[] = [{ lineNo: '1', name: 'Schulheft', verdict: { kind: 'fewer', quantity: 2 } }];

const orderForm = (inBasket: number) => {
  const { availableForSale: isForSale, ...item } = aLine(1);
  const added = inBasket === 0 ? [] : [{ kind: 'found' as const, quantity: 1, item: { ...item, isForSale } }];
  return <OrderForm answer={{ rows: [], rest: '', added, inBasket }} visit="1" formKey="key-1" />;
};

/** A view, and a button that brings another. */
const Answered = ({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) => {
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAnswered(true)}>
        los
      </button>
      {isAnswered ? after : before}
    </>
  );
};

it.each([
  ['orders again', <Reordered key="view" lines={[]} />, <Reordered key="view" lines={LINES} />, /Schulheft/],
  ['takes up the rows of the order form', orderForm(0), orderForm(1), /Warenkorb/],
])('announces what came of a press that %s (WCAG 4.1.3)', async (_what, before, after, told) => {
  renderInShop(await openTestShop(), <Answered before={before} after={after} />);
  const [place] = screen.getAllByRole('status');
  expect(place?.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'los' }));
  expect(screen.getAllByRole('status')[0]).toBe(place);
  expect(place?.textContent).toMatch(told);
});
