// @vitest-environment node
// The end of a login in the checkout: where somebody logs in again, and what is told there. The steps are asked as a tab asks them and as the shop host does.

import type { GatewayError } from '@tornister/application/ports';
import { aCart, aLine, aShippingStep, createInMemoryCatalogueGateway } from '@tornister/application/testing';
import { errAsync } from 'neverthrow';
import type { ActionFunction, LoaderFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askInTab, askOnHost, type PostedFields, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { newsletterModule } from '../../composition/newsletter.module.ts';
import { ports } from '../../composition/ports.ts';
import { primeModule } from '../../composition/prime.module.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { loader as basket } from './basket.loader.ts';
import { loader as login } from './login.loader.ts';
import { loader as payment, action as savePayment } from './payment.loader.ts';
import { action as saveShipping, loader as shipping } from './shipping.loader.ts';
import { action as order, loader as summary } from './summary.loader.ts';

for (const area of [checkoutModule, newsletterModule, primeModule, sessionModule, typingModule]) registerArea(area);

const CART = aCart([aLine(1)]);
const ENDED: GatewayError = { kind: 'gateway.unauthenticated', revoked: false };
const HERE = { 'X-JWT-exist': '1' };
const GONE = { securityLogout: 'member 1' };

/** A shop whose backend takes nobody's word: as the business shop's answers a stranger. */
const openClosed = async (isB2b: boolean, cookies: Readonly<Record<string, string>>): Promise<TestShop> => {
  const shop = await openTestShop({
    storefront: { isB2b },
    cart: { cart: CART, items: [] },
    checkout: { step: aShippingStep({ cart: CART }) },
    cookies,
    bindMore: (bind) => bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway()),
  });
  const refuse = () => errAsync(ENDED);
  const refused = ['shippingStep', 'paymentStep', 'selectPayment', 'selectBillingAddress', 'selectShipper', 'submit'];
  Object.assign(shop.checkout, Object.fromEntries(refused.map((name) => [name, refuse])));
  Object.assign(shop.carts, { find: refuse });
  return shop;
};

const waiting = (shop: TestShop): unknown => JSON.parse(shop.cookies.get('interrupted') ?? 'null');

describe('the login of the checkout, after a login has ended (spec 1 §2 "security-logout flag")', () => {
  it('tells it once, and no other page does so again', async () => {
    const shop = await openTestShop({ cart: { cart: CART, items: [] }, cookies: GONE });
    const notice = { message: 'vue.message.securityLogout' };
    expect(await askOnHost(shop, login, '/checkout/login/')).toMatchObject({ notice });
    expect(shop.cookies.get('securityLogout')).toBeUndefined();
    expect(await askOnHost(shop, login, '/checkout/login/')).not.toMatchObject({ notice });
  });

  it.each([true, false])(
    'leads to the login page and never to itself where nobody may open it (business shop: %s)',
    async (isB2b) => {
      for (const ask of [askInTab, askOnHost]) {
        const shop = await openClosed(isB2b, GONE);
        expect(redirectOf(await ask(shop, login, '/checkout/login/?option=guest'))).toEqual([302, '/login/']);
        expect(waiting(shop)).toBeNull();
      }
    },
  );

  it('leaves what a step has kept for after the next login', async () => {
    const form = { path: '/checkout/summary/', typed: { orderComment: 'Hof 2' } };
    const shop = await openClosed(true, { ...GONE, interrupted: JSON.stringify(form) });
    await askInTab(shop, login, '/checkout/login/');
    expect(waiting(shop)).toEqual(form);
  });
});

const PAGES: readonly (readonly [string, LoaderFunction])[] = [
  ['/checkout/basket/', basket],
  ['/checkout/shipping/', shipping],
  ['/checkout/payment/', payment],
  ['/checkout/summary/', summary],
];

const SHIPPING_FORM = { 'billingAddress.mode': 'saved', 'billingAddress.addressId': 'address-1', shipperCode: 'dpd' };

const FORMS: readonly (readonly [string, ActionFunction, PostedFields])[] = [
  ['/checkout/shipping/', saveShipping, SHIPPING_FORM],
  ['/checkout/payment/', savePayment, { paymentId: 'INVOICE' }],
  ['/checkout/summary/', order, { orderComment: 'Hof 2' }],
];

describe.each([
  ['in the business shop, which shows no step of the checkout to strangers', true, '/login/'],
  ['in a shop for consumers', false, '/checkout/login/'],
])('a login that has ended %s', (_, isB2b, loginPage) => {
  it.each(PAGES)('leads from %s to the login, which leads back there', async (path, page) => {
    for (const ask of [askInTab, askOnHost])
      for (const cookies of [HERE, GONE]) {
        const shop = await openClosed(isB2b, cookies);
        expect(redirectOf(await ask(shop, page, path))).toEqual([302, loginPage]);
        expect(waiting(shop)).toMatchObject({ path, typed: {} });
      }
  });

  it.each(FORMS)('leads from the form of %s to the login, and keeps what was typed', async (path, action, form) => {
    for (const ask of [askInTab, askOnHost]) {
      const shop = await openClosed(isB2b, HERE);
      expect(redirectOf(await ask(shop, action, path, form))).toEqual([302, loginPage]);
      expect(waiting(shop)).toMatchObject({ path, typed: form });
    }
  });
});
