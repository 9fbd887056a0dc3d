// @vitest-environment node
// The pages of the address books: what they are opened with, and what their forms save, take away and bring back.

import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED, MEMBER, openAccountShop } from '../../../test/open-account-shop.ts';
import { action, loader } from './address-book.loader.ts';
import { loader as addressesPage } from './addresses.loader.ts';
import { loader as startPage } from './start.loader.ts';

const BILLING = '/myaccount/addresses/billing/';
const SHIPPING = '/myaccount/addresses/shipping/';
const STATIONS = '/myaccount/addresses/packing-station/';

const look = async (address: string, options?: Parameters<typeof openAccountShop>[0]) =>
  askOnHost(await openAccountShop(options), loader, address);

describe('the page of an address book', () => {
  it.each([
    [BILLING, 'billing', 2],
    [SHIPPING, 'shipping', 0],
    [STATIONS, 'packing-station', 0],
  ])('%s shows this book', async (address, book, count) => {
    expect(await look(address)).toMatchObject({ book, path: address, opened: { addresses: { length: count } } });
  });

  it.each([
    ['', { mode: 'closed' }],
    ['?add=1', { mode: 'add' }],
    ['?edit=address-2', { mode: 'edit', address: { addressId: 'address-2' } }],
  ])('opens the form that the address asks for (%j)', async (query, form) => {
    expect(await look(`${BILLING}${query}`)).toMatchObject({ path: `${BILLING}${query}`, opened: { form } });
  });

  it.each([
    ['?removed=address-9&place=2', { addressId: 'address-9', place: 2 }],
    ['?removed=address-9&place=x', { addressId: 'address-9', place: 0 }],
    ['?removed=address-9', { addressId: 'address-9', place: 0 }],
    ['?removed=address-1&place=0', undefined],
    ['?removed=address-2&place=1', undefined],
    ['?removed=nothing-of-the-kind', undefined],
    ['', undefined],
  ])('offers to take a removal back as long as that can be done (%j)', async (query, removed) => {
    expect(await look(`${BILLING}${query}`)).toHaveProperty('removed', removed);
  });

  it('of packing stations is not there where the shop delivers to none', async () => {
    const storefront = { store: 'at', locale: 'de-AT' } as const;
    expect(await look(STATIONS, { storefront })).toMatchObject({ init: { status: 404 } });
    expect(await look(SHIPPING, { storefront })).toMatchObject({ book: 'shipping' });
  });

  it('begins a new address with whom the account belongs to', async () => {
    const newFields = { salutation: 'ms', firstname: 'Mia', lastname: 'Muster', email: 'mia@example.com' };
    expect(await look(`${BILLING}?add=1`)).toMatchObject({ opened: { newFields } });
  });

  it('knows the page that sent somebody here for an address, if it is one of those that do, and the shop has it', async () => {
    expect(await look(`${BILLING}?add=1&back=prime`)).toMatchObject({ back: 'prime' });
    for (const other of ['', '?back=', '?back=toString', '?back=https://example.com/', '?back=/prime/checkout/'])
      expect(await look(`${BILLING}${other}`)).toHaveProperty('back', undefined);
    const storefront = { isB2b: true };
    expect(await look(`${BILLING}?back=prime`, { storefront })).toHaveProperty('back', undefined);
  });

  it('is not there at an address that names no book', async () => {
    expect(await look('/myaccount/orders/')).toMatchObject({ init: { status: 404 } });
  });

  it('has again what a login that ended has interrupted in this form', async () => {
    const interrupted = JSON.stringify({ path: `${BILLING}?add=1`, typed: { 'address.city': 'Aalen' } });
    const cookies = { ...MEMBER, interrupted };
    expect(await look(`${BILLING}?add=1`, { cookies })).toMatchObject({
      resumed: { typed: { 'address.city': 'Aalen' } },
    });
    expect(await look(BILLING, { cookies })).not.toHaveProperty('resumed');
  });

  it('is a 503 where the shop does not answer, and comes back after the login where that has ended', async () => {
    const shop = await openAccountShop();
    shop.addresses.failNext('books', AWAY);
    expect(await askOnHost(shop, loader, BILLING)).toMatchObject({ init: { status: 503 } });
    expect(shop.cookies.get('interrupted')).toBeUndefined();
    shop.addresses.failNext('books', ENDED);
    expect(redirectOf(await askOnHost(shop, loader, `${BILLING}?add=1`))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({
      path: `${BILLING}?add=1`,
      typed: {},
      of: 'member 1',
    });
  });

  it('is for members only, as those are that lead to it', async () => {
    for (const [page, address] of [
      [loader, BILLING],
      [addressesPage, '/myaccount/addresses/'],
      [startPage, '/myaccount/'],
    ] as const) {
      const shop = await openAccountShop({ cookies: {} });
      expect(redirectOf(await askOnHost(shop, page, address))).toEqual([302, '/login/']);
    }
  });
});

describe('an address without a page of its own', () => {
  it.each([
    ['/myaccount/addresses/', addressesPage, BILLING],
    ['/myaccount/', startPage, '/myaccount/contact-details/'],
  ])('%s leads to the first page below it', async (address, page, first) => {
    expect(redirectOf(await askOnHost(await openAccountShop(), page, address))).toEqual([302, first]);
  });
});

describe('the form of an address', () => {
  const TYPED = {
    'address.formType': 'private',
    'address.salutation': 'ms',
    'address.firstname': 'Mia',
    'address.lastname': 'Muster',
    'address.streetAndNumber': 'Weg 1',
    'address.postcode': '73430',
    'address.city': 'Aalen',
    'address.country': 'DE',
    'address.email': 'mia@example.com',
  };

  it.each([
    [{}, ['add', 'billing', { city: 'Aalen' }]],
    [{ addressId: 'address-2' }, ['update', 'billing', 'address-2', { city: 'Aalen' }]],
  ])('saves it as a new one, or for the one that it changes (%j)', async (named, call) => {
    const interrupted = JSON.stringify({ path: `${BILLING}?add=1`, typed: { 'address.city': 'Aalen' } });
    const shop = await openAccountShop({ cookies: { ...MEMBER, interrupted } });
    const answer = await askOnHost(shop, action, `${BILLING}?add=1`, { ...TYPED, ...named });
    expect(redirectOf(answer)).toEqual([303, BILLING]);
    expect(shop.addresses.calls()).toMatchObject([['books'], call]);
    expect(shop.cookies.get('notice')).toBe('success:vue.account.addresses.saved');
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([
    ['?add=1&back=prime', '/prime/checkout/'],
    ['?edit=address-2&back=prime', '/prime/checkout/'],
    ['?add=1&back=https://example.com/', BILLING],
  ])('leads back, once it is saved, to the page that needs it, and to no other (%s)', async (query, next) => {
    const shop = await openAccountShop();
    expect(redirectOf(await askOnHost(shop, action, `${BILLING}${query}`, TYPED))).toEqual([303, next]);
    expect(shop.cookies.get('notice')).toBe('success:vue.account.addresses.saved');
  });

  it('that was shown to another member is not added to the book of who is logged in by now', async () => {
    const shop = await openAccountShop({ cookies: { 'X-JWT-exist': 'paul' } });
    const sent = await askOnHost(shop, action, `${BILLING}?add=1`, { ...TYPED, shownTo: 'member 1' });
    expect([redirectOf(sent), shop.addresses.calls()]).toEqual([[303, `${BILLING}?add=1`], []]);
    expect(shop.cookies.get('notice')).toBe('warning:vue.message.shownToOthers');
  });

  it('that is not right says so at its fields, keeps what was typed, and saves nothing', async () => {
    const shop = await openAccountShop();
    expect(await askOnHost(shop, action, BILLING, { ...TYPED, 'address.city': '' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { 'address.lastname': 'Muster' }, errors: [{ field: 'address.city' }] } },
    });
    expect(shop.addresses.calls()).toEqual([['books']]);
    expect(shop.cookies.get('notice')).toBeUndefined();
  });

  it('of a login that has ended waits for the next, with the form that it stood in', async () => {
    const shop = await openAccountShop();
    shop.addresses.failNext('add', ENDED);
    expect(redirectOf(await askOnHost(shop, action, `${BILLING}?add=1`, TYPED))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toMatchObject({
      path: `${BILLING}?add=1`,
      typed: { 'address.city': 'Aalen' },
    });
  });

  it('is not there at an address that names no book', async () => {
    const answer = await askOnHost(await openAccountShop(), action, '/myaccount/addresses/', TYPED);
    expect(answer).toMatchObject({ init: { status: 404 } });
  });
});

describe('an address that is taken away', () => {
  it('is offered again at its place, and comes back', async () => {
    const shop = await openAccountShop();
    const form = { addressId: 'address-2', place: '1' };
    expect(redirectOf(await askOnHost(shop, action, SHIPPING, { ...form, intent: 'remove' }))).toEqual([
      303,
      `${SHIPPING}?removed=address-2&place=1`,
    ]);
    expect(redirectOf(await askOnHost(shop, action, SHIPPING, { ...form, intent: 'restore' }))).toEqual([
      303,
      SHIPPING,
    ]);
    expect(shop.addresses.calls()).toEqual([
      ['remove', 'address-2'],
      ['restore', 'address-2'],
    ]);
    expect(shop.cookies.get('notice')).toBeUndefined();
  });

  it('keeps the way back to the page that needs an address', async () => {
    const shop = await openAccountShop();
    const post = async (intent: string) =>
      redirectOf(
        await askOnHost(shop, action, `${BILLING}?back=prime`, { intent, addressId: 'address-2', place: '1' }),
      );
    expect(await post('remove')).toEqual([303, `${BILLING}?removed=address-2&place=1&back=prime`]);
    expect(await post('restore')).toEqual([303, `${BILLING}?back=prime`]);
  });

  it.each(['remove', 'restore'] as const)('is not said to be where the shop did not do it (%s)', async (intent) => {
    const shop = await openAccountShop();
    shop.addresses.failNext(intent, { kind: 'gateway.refused', message: 'vue.address.tooLate', fieldErrors: [] });
    expect(await askOnHost(shop, action, BILLING, { intent, addressId: 'address-2' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { message: 'vue.address.tooLate' } },
    });
  });
});
