// The ways on from the basket: what holds a press back, and what is said then.

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { QuantityField } from '../../components/cart/quantity-field/quantity-field.tsx';
import { ToastList } from '../../components/notices/toast-list/toast-list.tsx';
import { ToCheckout, WalletForm } from './ways-on.tsx';

/** The presses that nothing has held back. */
let gone: string[] = [];
const follow = (event: Event): void => {
  const way = (event.target as Element).closest('a, button');
  if (way !== null && !event.defaultPrevented) gone.push(way.textContent ?? '');
  event.preventDefault();
};

beforeEach(() => {
  gone = [];
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  vi.restoreAllMocks();
  cleanup();
});

const TO_CHECKOUT = 'Zur Kasse';
const TO_WALLET = 'Express-Kasse mit Amazon Pay';

const open = async () => {
  renderInShop(
    await openTestShop(),
    <>
      <QuantityField name="Schulheft" quantity={8} minimum={1} maximum={999} deletesOnZero />
      <ToCheckout />
      <WalletForm />
      <ToastList />
    </>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = async (text: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, text);
  };
  const wayOn = (name: string) => screen.getByText(name);
  const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { user, field, type, wayOn, hint };
};

describe.each([TO_CHECKOUT, TO_WALLET])('a press on "%s"', (name) => {
  it.each(['5o', '12 Stk', '1,5'])('out of a field with %j stays, once: the field says what is kept', async (typed) => {
    const { user, field, type, wayOn, hint } = await open();
    await type(typed);
    await user.click(wayOn(name));
    expect([gone, field.value, hint()]).toEqual([
      [],
      '1',
      'Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.',
    ]);
    expect(document.activeElement).toBe(field);
    await user.click(wayOn(name));
    expect(gone).toEqual([name]);
  });

  it('that comes without a pointer stays as well', async () => {
    const { field, type, wayOn, hint } = await open();
    await type('5o');
    fireEvent.click(wayOn(name));
    expect([gone, field.value, hint()]).toEqual([
      [],
      '1',
      'Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.',
    ]);
  });

  it('goes on out of a field with a number, and once the field was left', async () => {
    const { user, type, wayOn } = await open();
    await type('12');
    await user.click(wayOn(name));
    await type('5o');
    await user.tab();
    await user.click(wayOn(name));
    expect(gone).toEqual([name, name]);
  });
});

it('the way to the checkout stays in the shop without a network, and says so', async () => {
  const { user, wayOn } = await open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(wayOn(TO_CHECKOUT));
  expect(gone).toEqual([]);
  expect(await screen.findByText(/nicht erreichbar|Verbindung/u)).toBeDefined();
  onLine.mockReturnValue(true);
  await user.click(wayOn(TO_CHECKOUT));
  expect(gone).toEqual([TO_CHECKOUT]);
});
