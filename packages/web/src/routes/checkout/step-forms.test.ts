// @vitest-environment node
// What the forms of delivery and payment save and where they lead, and who comes back from the express wallet.

import type { AccountGateway } from '@tornister/application/ports';
import { aCart, aLine, aPayment, aShippingStep } from '@tornister/application/testing';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { newsletterModule } from '../../composition/newsletter.module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { loader as login } from './login.loader.ts';
import { action as savePayment } from './payment.loader.ts';
import { action as saveShipping, loader as shipping } from './shipping.loader.ts';
import { loader as summary } from './summary.loader.ts';

for (const area of [checkoutModule, newsletterModule, sessionModule, typingModule]) registerArea(area);

const CART = aCart([aLine(1)]);
const AWAY = { kind: 'gateway.unreachable' } as const;

const open = (cookies: Readonly<Record<string, string>> = { 'X-JWT-exist': '1' }): Promise<TestShop> =>
  openTestShop({
    cart: { cart: CART, items: [] },
    checkout: { step: aShippingStep({ cart: CART }), payment: { methods: [aPayment('INVOICE'), aPayment('PAYPAL')] } },
    cookies,
  });

/** What was typed before the login ended that this form was sent with. */
const interrupted = (path: string): string => JSON.stringify({ path, typed: { city: 'Ellwangen' } });

describe('the form of the payment step', () => {
  it('saves what was chosen, leads to the summary, and nothing waits for the next login any more', async () => {
    const shop = await open({ 'X-JWT-exist': '1', interrupted: interrupted('/checkout/payment/') });
    const answer = await askOnHost(shop, savePayment, '/checkout/payment/', { paymentId: 'PAYPAL' });
    expect(redirectOf(answer)).toEqual([303, '/checkout/summary/']);
    expect(shop.checkout.calls()).toContainEqual(['selectPayment', 'PAYPAL', undefined]);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([{}, { paymentId: 'GOLD' }])('saves nothing that is not offered: %j', async (form) => {
    const shop = await open();
    const answer = await askOnHost(shop, savePayment, '/checkout/payment/', form);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { errors: [{ field: 'paymentId' }] } } });
    expect(shop.checkout.calls().map(([name]) => name)).not.toContain('selectPayment');
  });
});

describe('the form of the shipping step', () => {
  const FORM = { 'billingAddress.mode': 'saved', 'billingAddress.addressId': 'address-1', shipperCode: 'dpd' };

  it('saves it and leads to the payment', async () => {
    const shop = await open();
    const answer = await askOnHost(shop, saveShipping, '/checkout/shipping/', FORM);
    expect(redirectOf(answer)).toEqual([303, '/checkout/payment/']);
    expect(shop.checkout.calls()).toContainEqual(['selectBillingAddress', 'address-1']);
    expect(shop.checkout.calls()).toContainEqual(['selectShipper', 'dpd']);
  });

  it('is over with what a login that ended had interrupted', async () => {
    const shop = await open({ 'X-JWT-exist': '1', interrupted: interrupted('/checkout/shipping/') });
    await askOnHost(shop, saveShipping, '/checkout/shipping/', FORM);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it('leads to the summary where there is nothing to be paid by the shopper', async () => {
    const shop = await openTestShop({
      checkout: { step: aShippingStep({ cart: CART, wallet: { isOffered: false, paymentDescriptor: 'Visa' } }) },
    });
    const answer = await askOnHost(shop, saveShipping, '/checkout/shipping/', FORM);
    expect(redirectOf(answer)).toEqual([303, '/checkout/summary/']);
  });

  it('keeps what was typed when the shop does not answer', async () => {
    const shop = await open();
    shop.checkout.failNext('selectShipper', AWAY);
    expect(await askOnHost(shop, saveShipping, '/checkout/shipping/', FORM)).toMatchObject({
      init: { status: 503 },
      data: { refusal: { message: 'gateway.unreachable', typed: FORM } },
    });
  });

  it('is over when its cart is lost: it leads to the basket', async () => {
    const shop = await open();
    shop.checkout.failNext('shippingStep', { kind: 'gateway.cart-lost' });
    const answer = await askOnHost(shop, saveShipping, '/checkout/shipping/', FORM);
    expect(redirectOf(answer)).toEqual([302, '/checkout/basket/']);
  });

  it('has again what a login that ended has interrupted, and shows the address form that was asked for', async () => {
    const shop = await open({ 'X-JWT-exist': '1', interrupted: interrupted('/checkout/shipping/') });
    const look = (address: string) => askOnHost(shop, shipping, address);
    expect(await look('/checkout/shipping/?billing=edit')).toMatchObject({
      billingMode: 'edit',
      resumed: { typed: { city: 'Ellwangen' }, errors: [] },
    });
    expect(await look('/checkout/shipping/?billing=evil')).toMatchObject({ billingMode: 'show' });
    const other = await open({ 'X-JWT-exist': '1', interrupted: interrupted('/checkout/payment/') });
    expect(await askOnHost(other, shipping, '/checkout/shipping/')).not.toHaveProperty('resumed');
  });
});

describe('a step that somebody may not be on', () => {
  it('sends a stranger to the login', async () => {
    expect(redirectOf(await askOnHost(await open({}), shipping, '/checkout/shipping/'))).toEqual([
      302,
      '/checkout/login/',
    ]);
  });

  it('is a 503 where the shop does not answer', async () => {
    const shop = await open();
    shop.checkout.failNext('shippingStep', AWAY);
    expect(await askOnHost(shop, shipping, '/checkout/shipping/')).toMatchObject({ init: { status: 503 } });
  });
});

describe('the way back from the express wallet', () => {
  const BACK = '/checkout/summary/?amazonCheckoutSessionId=session-1';

  it('takes over what was chosen there and leads to the summary without the session', async () => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, summary, BACK))).toEqual([303, '/checkout/summary/']);
    expect(shop.checkout.calls()).toContainEqual(['completeWallet', 'session-1']);
  });

  it('leads to the basket, which says why, where nothing was taken over', async () => {
    const shop = await open();
    shop.checkout.failNext('completeWallet', { kind: 'gateway.cart-lost' });
    expect(redirectOf(await askOnHost(shop, summary, BACK))).toEqual([303, '/checkout/basket/']);
    expect(shop.cookies.get('notice')).toMatch(/^warning:/);
  });

  it('is a 503 where the shop does not answer', async () => {
    const shop = await open();
    shop.checkout.failNext('completeWallet', AWAY);
    expect(await askOnHost(shop, summary, BACK)).toMatchObject({ init: { status: 503 } });
  });
});

describe('the login step', () => {
  it('offers what an account is opened with only where one is to be opened', async () => {
    const choices = { jobTitles: [] };
    const shop = await openTestShop({
      cart: { cart: CART, items: [] },
      checkout: { step: aShippingStep({ cart: CART }) },
      bindMore: (bind) =>
        bind(
          ports.accountGateway,
          [],
          () => ({ registrationChoices: () => okAsync(choices) }) as unknown as AccountGateway,
        ),
    });
    const look = (query: string) => askOnHost(shop, login, `/checkout/login/${query}`);
    expect(await look('?option=register')).toMatchObject({ option: 'register', choices, isCartEmpty: false });
    expect(await look('')).not.toHaveProperty('choices');
    expect(await look('')).toMatchObject({ option: undefined, countries: [{ code: 'DE' }] });
  });

  it('is none for somebody who is logged in', async () => {
    expect(redirectOf(await askOnHost(await open(), login, '/checkout/login/'))).toEqual([302, '/checkout/shipping/']);
  });
});
