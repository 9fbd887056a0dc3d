// Forms with scripts that something else was faster than: what they post next is of the page as it is now, and what was typed is still there.

import { act, cleanup, fireEvent } from '@testing-library/react';
import { aCart, anAddress, aPayment } from '@tornister/application/testing';
import { createMemoryRouter, data, type RouteObject } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { BOOKS, DETAILS, openAccountShop } from '../../test/open-account-shop.ts';
import { openPrimeShop, SOLD } from '../../test/open-prime-shop.ts';
import { openTestShop } from '../../test/open-test-shop.tsx';
import { renderRouter } from '../../test/render-page.tsx';
import { registerArea } from '../composition/area-module.ts';
import { orderingModule } from '../composition/ordering.module.ts';
import * as addressBook from './account/address-book.page.tsx';
import * as classLists from './account/class-lists.page.tsx';
import * as contactDetails from './account/contact-details.page.tsx';
import * as payment from './checkout/payment.page.tsx';
import type { FormRefusal } from './form-refusal.ts';
import * as membership from './prime/membership.page.tsx';
import * as primeCheckout from './prime/prime-checkout.page.tsx';

registerArea(orderingModule);
afterEach(cleanup);

type Page = Required<Pick<RouteObject, 'Component' | 'shouldRevalidate'>>;
type Refused = {
  readonly refusal: Omit<FormRefusal, 'typed'>;
  readonly status?: number;
  /** A field that does not come back. */
  readonly without?: string;
};
type Opened = Parameters<typeof renderRouter>[1];

/** A page whose form is refused; it is opened with the first of what was loaded, and read anew with the second. */
const openPage = (
  { shop, texts }: Opened,
  page: Page,
  { refusal, status = 422, without = '' }: Refused,
  loaded: readonly [unknown, unknown],
  address = '/',
) => {
  let loads = 0;
  const posted: string[] = [];
  const route: RouteObject = {
    id: 'page',
    path: '*',
    ...page,
    loader: () => {
      loads += 1;
      return loaded[1];
    },
    action: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      posted.push(pathname + search);
      const form = await request.formData();
      form.delete(without);
      const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      return data({ refusal: { ...refusal, typed } }, { status });
    },
  };
  const router = createMemoryRouter([route], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: loaded[0] } },
  });
  const { container } = renderRouter(router, { shop, texts });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const press = async (name: string): Promise<void> => {
    const form = field(name)?.form;
    if (!form) throw new Error(`No form has ${name}.`);
    const count = posted.length;
    const settled = new Promise<void>((resolve) => {
      const stop = router.subscribe(({ navigation }) => {
        if (posted.length === count || navigation.state !== 'idle') return;
        stop();
        resolve();
      });
    });
    await act(async () => {
      const submitter = form.querySelector<HTMLButtonElement>('button[name=intent]');
      fireEvent(form, new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
      await settled;
    });
  };
  return { field, press, posted, loads: () => loads, container };
};

const CHANGED = { refusal: { errors: [], message: 'vue.contactDetails.changedElsewhere' } };
const NONE = { kind: 'none' };

describe('contact details that another tab has changed', () => {
  const details = (version: number) => ({
    opened: { details: { ...DETAILS, version, lastname: 'Anders' }, confirmation: NONE },
  });

  it('are posted next over the version of now, with what was typed', async () => {
    const page = openPage(await openAccountShop(), contactDetails, CHANGED, [details(3), details(4)]);
    fireEvent.input(page.field('lastname') as HTMLInputElement, { target: { value: 'Neumann' } });
    await page.press('version');
    expect([page.field('version')?.value, page.field('lastname')?.value]).toEqual(['4', 'Neumann']);
  });

  it.each([
    [{ refusal: { errors: [{ field: 'lastname', message: 'requiredField' }] } }],
    [{ refusal: { errors: [], message: 'gateway.unreachable' }, status: 503 }],
    [{ refusal: { errors: [], message: 'gateway.throttled' }, status: 429 }],
  ])('are not read anew where nothing says that they were changed (%j)', async (refused) => {
    const page = openPage(await openAccountShop(), contactDetails, refused, [details(3), details(4)]);
    await page.press('version');
    expect([page.loads(), page.field('version')?.value]).toEqual([0, '3']);
  });
});

describe('a class list that another tab has changed', () => {
  const opened = (version: number) => {
    const kept = { choice: 'any', per: 'child', quantity: 1, promised: 0, promisedHere: 0, note: '' };
    const list = { id: 'list-1', name: 'Klasse 3b', schoolYear: '2026/27', children: 20, version };
    const entries = [{ ...kept, id: 'entry-1', title: `Heft ${version}`, version }];
    return { opened: { list: { ...list, entryCount: 1, isClosed: false, isShared: false }, entries }, key: 'key-1' };
  };
  const CHANGED_LIST = { errors: [], message: 'vue.classList.error.changedElsewhere' };

  it.each([
    ['title', 'Schere'],
    ['children', '24'],
  ])('is posted next over the version of now, with what was typed, beside what it is now: %s', async (name, typed) => {
    const refused = { refusal: CHANGED_LIST, without: 'version' };
    const page = openPage(await openTestShop(), classLists, refused, [opened(3), opened(4)]);
    const versions = () =>
      [...page.container.querySelectorAll<HTMLInputElement>('input[name=version]')].map(({ value }) => value);
    expect(versions()).toEqual(['3', '3']);
    fireEvent.input(page.field(name) as HTMLInputElement, { target: { value: typed } });
    await page.press(name);
    expect(versions()).toEqual(['4', '4']);
    expect(page.field(name)?.value).toBe(typed);
    expect(page.container.textContent).toContain('Heft 4');
    expect(page.container.querySelector('[role=group][aria-describedby]')?.textContent).toContain('noch einmal');
  });
});

describe('an address that has left its book', () => {
  const BILLING = '/myaccount/addresses/billing/';
  const [first, changed] = BOOKS.billingAddresses;
  const opened = (form: unknown, addresses = BOOKS.billingAddresses) => ({
    book: 'billing',
    path: `${BILLING}?edit=${changed?.addressId}`,
    opened: { addresses, form, defaultId: undefined, countries: BOOKS.billingCountries, hasPackingStations: true },
  });

  it('is posted next as a new one, with what was typed', async () => {
    const refused = { refusal: { errors: [], message: 'vue.address.changedElsewhere' } };
    const before = opened({ mode: 'edit', address: changed });
    const after = opened({ mode: 'closed' }, first === undefined ? [] : [first]);
    const page = openPage(await openAccountShop(), addressBook, refused, [before, after], before.path);
    fireEvent.input(page.field('address.city') as HTMLInputElement, { target: { value: 'Kleinmachnow' } });
    await page.press('address.city');
    expect([page.field('addressId'), page.field('address.city')?.value]).toEqual([null, 'Kleinmachnow']);
    await page.press('address.city');
    expect(page.posted).toEqual([before.path, `${BILLING}?add=1`]);
  });
});

describe('a price of prime that has changed', () => {
  it('is the one that a renewal is agreed to next', async () => {
    const at = (cents: number) => ({
      hasAccount: true,
      membership: { kind: 'none' },
      offer: 'is-member',
      sold: SOLD,
      running: { deliversHere: true, renewal: { isAgreed: false, price: { ...SOLD.price, cents } } },
    });
    const refused = { refusal: { errors: [], message: 'vue.prime.renewal.refused' } };
    const page = openPage(await openPrimeShop(), membership, refused, [at(2_900), at(3_100)]);
    await page.press('priceCents');
    expect(page.field('priceCents')?.value).toBe('3100');
  });

  it('is the one that a year is bought for next', async () => {
    const at = (cents: number) => ({
      offer: { ...SOLD, price: { ...SOLD.price, cents } },
      addresses: BOOKS.billingAddresses,
      idempotencyKey: `key-at-${cents}`,
    });
    const refused = { refusal: { errors: [], message: 'vue.prime.checkout.notSold' } };
    const page = openPage(await openPrimeShop(), primeCheckout, refused, [at(2_900), at(3_100)]);
    await page.press('priceCents');
    expect([page.field('priceCents')?.value, page.field('idempotencyKey')?.value]).toEqual(['3100', 'key-at-3100']);
  });
});

describe('a billing address of prime that another tab has changed', () => {
  const opened = (...ids: string[]) => ({
    offer: SOLD,
    addresses: ids.map((id) => anAddress(id)),
    idempotencyKey: 'key-1',
  });
  const GONE = { refusal: { errors: [], message: 'vue.checkout.address.gone' } };

  it.each([
    ['address-2', ['address-1', 'address-3'], 'address-1'],
    ['address-1', ['address-3', 'address-2'], 'address-3'],
    ['address-2', ['address-2', 'address-3'], 'address-2'],
  ])('is said so, beside the addresses of now, of which one is chosen: %s of %j', async (wanted, now, chosen) => {
    const before = opened('address-1', 'address-2');
    const page = openPage(await openPrimeShop(), primeCheckout, GONE, [before, opened(...now)]);
    const radios = () => [...page.container.querySelectorAll<HTMLInputElement>('input[name=billingAddressId]')];
    fireEvent.click(radios().find(({ value }) => value === wanted) as HTMLInputElement);
    await page.press('idempotencyKey');
    expect(page.container.textContent).toContain('Bitte wählen Sie noch einmal.');
    expect(radios().map(({ value }) => value)).toEqual(now);
    expect(radios().flatMap(({ checked, value }) => (checked ? [value] : []))).toEqual([chosen]);
  });
});

describe('a way to pay that is gone', () => {
  const opened = (billingAddressId: string, ...ids: Parameters<typeof aPayment>[0][]) => ({
    methods: ids.map((id) => aPayment(id)),
    totals: aCart([]).totals,
    voucher: aCart([]).voucher,
    seen: { billingAddressId, shippingAddressId: '' },
    isPayless: false,
    paymentReturn: {},
  });

  it.each([
    { errors: [{ field: 'paymentId', message: 'payment.none-selected' }] },
    { errors: [], message: 'Diese Zahlungsart ist nicht mehr möglich.' },
  ])('is not offered again; what was seen of the addresses stays (%j)', async (refusal) => {
    const shop = await openTestShop();
    const before = opened('bill-1', 'TWINT', 'INVOICE');
    const page = openPage(shop, payment, { refusal }, [before, opened('bill-2', 'INVOICE', 'VORKASSE')]);
    const offered = () =>
      [...page.container.querySelectorAll<HTMLInputElement>('input[name=paymentId]')].map(({ value }) => value);
    expect(offered()).toEqual(['TWINT', 'INVOICE']);
    fireEvent.click(page.field('paymentId') as HTMLInputElement);
    await page.press('paymentId');
    expect(offered()).toEqual(['INVOICE', 'VORKASSE']);
    expect(page.field('billingAddressId')?.value).toBe('bill-1');
  });
});

describe('the link that confirms an e-mail address', () => {
  const LINK = '/myaccount/contact-details/?emailToken=token-1';
  const opened = (kind: 'good' | 'expired') => ({
    opened: { details: DETAILS, confirmation: { kind, email: 'neu@example.com', emailToken: 'token-1' } },
  });

  it('is tried again by the same button where the shop did not answer', async () => {
    const refused = { refusal: { errors: [], message: 'gateway.unreachable' }, status: 503 };
    const page = openPage(await openAccountShop(), contactDetails, refused, [opened('good'), opened('good')], LINK);
    await page.press('emailToken');
    expect(page.container.querySelector('[role=group][aria-describedby]')).not.toBeNull();
    expect(page.field('emailToken')?.value).toBe('token-1');
    await page.press('emailToken');
    expect(page.posted).toEqual([LINK, LINK]);
  });

  it('has no button any more where it is spent', async () => {
    const refused = { refusal: { errors: [], message: 'Dieser Link gilt nicht mehr.' } };
    const page = openPage(await openAccountShop(), contactDetails, refused, [opened('good'), opened('expired')], LINK);
    await page.press('emailToken');
    expect(page.field('emailToken')).toBeNull();
    expect(page.container.querySelector('[role=group][aria-describedby]')?.textContent).toContain(
      'Dieser Link gilt nicht mehr.',
    );
  });
});
