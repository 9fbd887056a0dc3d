// What the forms of an address book begin with, and the way back to the page that sent somebody there for an address.

import { cleanup } from '@testing-library/react';
import type { OpenedAddressBook } from '@tornister/application/account';
import { afterEach, describe, expect, it } from 'vitest';
import { BOOKS, openAccountShop } from '../../../test/open-account-shop.ts';
import { renderPage } from '../../../test/render-page.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './address-book.page.tsx';

afterEach(cleanup);

const BILLING = '/myaccount/addresses/billing/';
const newFields = { salutation: 'ms', firstname: 'Mia', lastname: 'Muster', email: 'mia@example.com' };
const [address] = BOOKS.billingAddresses;
if (address === undefined) throw new Error('The book of the test has an address.');

const shown = async (
  opened: Partial<OpenedAddressBook>,
  { refusal, ...more }: { back?: 'prime'; refusal?: FormRefusal } = {},
): Promise<HTMLElement> => {
  const { billingAddresses: addresses, billingCountries: countries } = BOOKS;
  const book = { addresses, form: { mode: 'closed' }, countries, restorable: [], hasPackingStations: false };
  const loaded = { book: 'billing', path: BILLING, removed: undefined, ...more, opened: { ...book, ...opened } };
  return renderPage({ Component, opened: loaded, refusal }, await openAccountShop());
};

const fieldsIn = (page: HTMLElement) =>
  ['salutation', 'firstname', 'lastname', 'email', 'city'].map(
    (name) => page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="address.${name}"]`)?.value,
  );

const ways = (page: HTMLElement) => ({
  links: Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href')).filter(
    (to) => to?.includes('back=prime') || to === '/prime/checkout/',
  ),
  forms: Array.from(page.querySelectorAll('form'), (form) => form.getAttribute('action')).filter((to) =>
    to?.startsWith(BILLING),
  ),
});

describe('the form of a new address', () => {
  it('begins with whom the account belongs to', async () => {
    const page = await shown({ form: { mode: 'add' }, newFields });
    expect(fieldsIn(page)).toEqual(['ms', 'Mia', 'Muster', 'mia@example.com', '']);
  });

  it('has what was typed after it was refused, and not what the account says', async () => {
    const typed = { intent: 'save', 'address.firstname': 'Paul', 'address.lastname': '', 'address.city': 'Aalen' };
    const page = await shown({ form: { mode: 'add' }, newFields }, { refusal: { typed, errors: [] } });
    expect(fieldsIn(page)).toEqual(['', 'Paul', '', '', 'Aalen']);
  });
});

it('the form of an address of the book begins with that address', async () => {
  const page = await shown({ form: { mode: 'edit', address }, newFields });
  expect(fieldsIn(page)).toEqual([
    address.salutation,
    address.firstname,
    address.lastname,
    address.email,
    address.city,
  ]);
});

describe('a book that somebody is sent to for an address', () => {
  it('says so, and every way through it keeps the way back', async () => {
    const { links, forms } = ways(await shown({ addresses: [address] }, { back: 'prime' }));
    expect(links).toEqual(['/prime/checkout/', `${BILLING}?edit=address-1&back=prime`, `${BILLING}?add=1&back=prime`]);
    expect(forms).toEqual([`${BILLING}?back=prime`]);
    const adding = ways(await shown({ form: { mode: 'add' } }, { back: 'prime' }));
    expect(adding).toEqual({
      links: ['/prime/checkout/', `${BILLING}?back=prime`],
      forms: [`${BILLING}?add=1&back=prime`],
    });
  });

  it('is no other than that of the account for everybody else', async () => {
    expect(ways(await shown({ addresses: [address] }))).toEqual({ links: [], forms: [BILLING] });
  });
});
