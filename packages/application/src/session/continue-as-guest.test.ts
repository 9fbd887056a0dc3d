import { describe, expect, it } from 'vitest';
import {
  aShippingStep,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createContinueAsGuest } from './continue-as-guest.ts';
import { keepInterrupted } from './keep-interrupted.ts';

const ADDRESS = {
  formType: 'private',
  salutation: 'ms',
  firstname: 'Gesa',
  lastname: 'Gast',
  streetAndNumber: 'Schulstraße 1',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'gesa@example.com',
};

describe('going on as a guest (spec 2 §4 "Without a session")', () => {
  it('sends the address once it holds, and tells the other tabs that somebody has come; this one asks for the cart by its new id', async () => {
    const { continueAsGuest, checkout, tabs, resets } = open();
    expect((await continueAsGuest(ADDRESS))._unsafeUnwrap()).toEqual({ next: '/checkout/shipping/' });
    expect(checkout.calls().map(([name]) => name)).toEqual(['shippingStep', 'continueAsGuest']);
    expect([tabs.sent(), resets()]).toEqual([[{ user: true, cart: true, wishlist: true }], 1]);
  });

  it('goes on where the end of the login before interrupted it', async () => {
    const { continueAsGuest, cookies } = open();
    keepInterrupted(cookies, { path: '/checkout/payment/', typed: {} });
    expect((await continueAsGuest(ADDRESS))._unsafeUnwrap()).toEqual({ next: '/checkout/payment/' });
  });

  it('leaves a member alone who has logged in in another tab, says so and leads on, whatever was typed', async () => {
    const { continueAsGuest, checkout, cookies, tabs } = open();
    cookies.set('X-JWT-exist', '1', {});
    expect((await continueAsGuest({ ...ADDRESS, city: '' }))._unsafeUnwrap()).toEqual({
      next: '/checkout/shipping/',
      notice: { id: expect.any(String), tone: 'info', message: 'vue.checkout.login.elsewhere' },
    });
    expect([checkout.calls().map(([name]) => name), tabs.sent()]).toEqual([['shippingStep'], []]);
  });

  it('lets a guest give another address', async () => {
    const { continueAsGuest, checkout, cookies } = open();
    cookies.set('X-JWT-exist', '1', {});
    cookies.set('X-JWT-guest', '1', {});
    expect((await continueAsGuest(ADDRESS)).isOk()).toBe(true);
    expect(checkout.calls().map(([name]) => name)).toEqual(['shippingStep', 'continueAsGuest']);
  });

  it('serves the countries of the storefront and no other', async () => {
    const { continueAsGuest, checkout } = open('AT');
    expect((await continueAsGuest(ADDRESS))._unsafeUnwrapErr()).toEqual({
      kind: 'guest.invalid',
      errors: [{ field: 'billingAddress.country', message: 'countryNotServed', values: { country: 'DE' } }],
    });
    expect(checkout.calls().map(([name]) => name)).toEqual(['shippingStep']);
  });

  it('maps what the server refuses onto the fields of the form', async () => {
    const { continueAsGuest, checkout, tabs, resets } = open();
    const fieldErrors = [{ field: 'email', message: 'emailIncorrect' }];
    checkout.failNext('continueAsGuest', { kind: 'gateway.refused', message: 'Nein.', fieldErrors });
    expect((await continueAsGuest(ADDRESS))._unsafeUnwrapErr()).toEqual({
      kind: 'guest.invalid',
      message: 'Nein.',
      errors: [{ field: 'billingAddress.email', message: 'emailIncorrect' }],
    });
    expect([tabs.sent(), resets()]).toEqual([[], 0]);
  });

  it.each(['shippingStep', 'continueAsGuest'] as const)('passes an outage of %s on', async (call) => {
    const { continueAsGuest, checkout } = open();
    checkout.failNext(call, { kind: 'gateway.unreachable' });
    expect((await continueAsGuest(ADDRESS))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});

const open = (country = 'DE') => {
  const step = aShippingStep({ billingCountries: [{ code: country, name: country }] });
  const checkout = createInMemoryCheckoutGateway({ step });
  const cookies = createInMemoryCookieJar();
  const tabs = createRecordingTabs();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const continueAsGuest = createContinueAsGuest({ checkout, cookies, tabs, store });
  return { checkout, cookies, tabs, resets: () => resets, continueAsGuest };
};
