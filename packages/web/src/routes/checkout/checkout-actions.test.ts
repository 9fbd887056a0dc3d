// @vitest-environment node

import { takeNotice } from '@tornister/application/notices';
import type { AccountGateway } from '@tornister/application/ports';
import {
  aShippingStep,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingAnalytics,
  createRecordingTabs,
  type InMemoryCheckout,
} from '@tornister/application/testing';
import { brandId, type CartId, type OrderId } from '@tornister/domain/shared';
import { type ActionFunction, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ORDERED_CART, SEEN, ORDER as SUMMARY_ORDER } from '../../../test/summary-order.ts';
import { testSite } from '../../../test/test-site.ts';
import { areaModule } from '../../composition/area-module.ts';
import { cartModule } from '../../composition/cart.module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { createShop } from '../../composition/create-shop.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { createTabWiring } from '../../composition/tab-wiring.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { loginAction } from './login-action.ts';
import { action as shippingAction } from './shipping.loader.ts';
import { hasSubmitted, orderEntry, summaryAction } from './summary-action.ts';

const ORDER = { ...SUMMARY_ORDER, orderComment: 'Bitte läuten' };
const LOGIN = { intent: 'login', email: 'mia@example.com', password: 'lernen123' };
const GUEST = {
  intent: 'guest',
  'billingAddress.formType': 'private',
  'billingAddress.salutation': 'ms',
  'billingAddress.firstname': 'Gesa',
  'billingAddress.lastname': 'Gast',
  'billingAddress.streetAndNumber': 'Schulstraße 1',
  'billingAddress.postcode': '73479',
  'billingAddress.city': 'Ellwangen',
  'billingAddress.country': 'DE',
  'billingAddress.email': 'gesa@example.com',
};
const ACCOUNT = {
  intent: 'register',
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  email: 'nora@example.com',
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  homepage: '',
};
const ENDED = { kind: 'gateway.unauthenticated', revoked: true } as const;
const AWAY = { kind: 'gateway.unreachable' } as const;

describe('pressing the order button (spec 2 §4 "Submit")', () => {
  it('sends what was seen, under the key of the view', async () => {
    const { checkout, post } = open();
    expect(await post(summaryAction, '/checkout/summary/', ORDER)).toMatchObject({ status: 303 });
    expect(checkout.calls()).toContainEqual(['submit', ORDERED_CART.id, SEEN, 'key-1']);
  });

  it('gives the same view the same answer, so that pressing twice orders once', async () => {
    const { checkout, post } = open();
    const answers = [
      await post(summaryAction, '/checkout/summary/', ORDER),
      await post(summaryAction, '/checkout/summary/', ORDER),
    ];
    expect(answers.map((answer) => locationIn(answer))).toEqual(
      Array(2).fill('/checkout/confirmation/?orderId=order-1'),
    );
    expect(checkout.placed()).toBe(1);
  });

  it('believes no number that is none', () => {
    const posted = new FormData();
    for (const [name, value] of Object.entries({ ...ORDER, grandTotalCents: '1e99', itemsCount: 'x' }))
      posted.set(name, value);
    expect(orderEntry(posted).seen).toMatchObject({ grandTotalCents: -1, itemsCount: -1 });
  });

  it('renders the form of the card provider and asks for no cart after it', async () => {
    const { post, context } = open({ outcome: 'card-form' });
    expect(await post(summaryAction, '/checkout/summary/', ORDER)).toMatchObject({
      cardForm: { action: 'https://pay.example/card' },
    });
    expect(context.get(hasSubmitted)).toBe(true);
  });

  it.each([
    [{ kind: 'submission.order-cancelled' }, '/checkout/basket/', 'warning:vue.checkout.error.orderCancelled'],
    [
      { kind: 'submission.order-waits', orderId: brandId<OrderId>('order-1') },
      '/checkout/basket/',
      'warning:vue.checkout.error.orderWaits',
    ],
    [
      { kind: 'submission.refused', message: 'vue.checkout.payment.error' },
      '/checkout/summary/',
      'error:vue.checkout.payment.error',
    ],
  ] as const)(
    'goes on with the cart that has the goods, and says why nothing was ordered (%j)',
    async (refusal, place, notice) => {
      const { checkout, post, cookies } = open({ refusal: { ...refusal, newCartId: brandId<CartId>('cart-2') } });
      expect(locationIn(await post(summaryAction, '/checkout/summary/', ORDER))).toBe(place);
      expect(cookies.get('notice')).toBe(notice);
      expect(checkout.calls()).toContainEqual(['changeCart', 'cart-2']);
    },
  );

  it('keeps what was typed and ticked where the cart has changed and nothing is ordered, until it is', async () => {
    const { checkout, post, drafts } = open({ refusal: { kind: 'submission.cart-changed' } });
    const typed = { newsletterSubscribe: 'true', orderComment: 'Bitte läuten' };
    drafts.keep('/checkout/summary/', typed);
    expect(locationIn(await post(summaryAction, '/checkout/summary/', ORDER))).toBe('/');
    expect([checkout.placed(), drafts.of('/checkout/summary/')]).toEqual([0, typed]);
    const next = open();
    next.drafts.keep('/checkout/summary/', typed);
    await next.post(summaryAction, '/checkout/summary/', ORDER);
    expect(next.drafts.of('/checkout/summary/')).toBeUndefined();
  });

  it('keeps comment and key when the answer was lost on the way', async () => {
    const { checkout, post } = open();
    checkout.failNext('submit', AWAY);
    expect(await post(summaryAction, '/checkout/summary/', ORDER)).toMatchObject({
      init: { status: 503 },
      data: {
        refusal: { message: 'gateway.unreachable', typed: { idempotencyKey: 'key-1', orderComment: 'Bitte läuten' } },
      },
    });
  });

  it('tells a guest who presses it once more after the confirmation that the order stands', async () => {
    const { checkout, post, cookies } = open();
    cookies.set('cartReference', 'cart-2', {});
    cookies.set('confirmedOrder', 'order-1:100001', {});
    checkout.failNext('submit', { kind: 'gateway.unauthenticated', revoked: false });
    expect(locationIn(await post(summaryAction, '/checkout/summary/', ORDER))).toBe('/');
    expect(cookies.get('notice')).toBe('success:vue.checkout.confirmation.shownBefore:number=100001');
    expect(cookies.get('interrupted')).toBeUndefined();
  });

  it('keeps the comment for after the next login when this one has ended', async () => {
    const { checkout, post, cookies } = open();
    checkout.failNext('submit', ENDED);
    expect(locationIn(await post(summaryAction, '/checkout/summary/', ORDER))).toBe('/checkout/login/');
    expect(cookies.get('interrupted')).toContain('Bitte läuten');
  });
});

describe('the forms of the login step', () => {
  it('lead to shipping', async () => {
    const { post } = open();
    expect(locationIn(await post(loginAction, '/checkout/login/', LOGIN))).toBe('/checkout/shipping/');
    expect(locationIn(await post(loginAction, '/checkout/login/', GUEST))).toBe('/checkout/shipping/');
  });

  it('open an account that goes on with the checkout, and keep what was typed while it does not hold', async () => {
    const { session, post } = open();
    const wrong = await post(loginAction, '/checkout/login/?option=register', { ...ACCOUNT, passwordRepeated: 'x' });
    expect(wrong).toMatchObject({ init: { status: 422 }, data: { refusal: { typed: { firstname: 'Nora' } } } });
    expect(JSON.stringify(wrong)).not.toContain(ACCOUNT.password);
    expect(session.registrations()).toEqual([]);
    const opened = await post(loginAction, '/checkout/login/?option=register', ACCOUNT);
    expect(locationIn(opened)).toBe('/checkout/shipping/');
    expect(session.registrations()).toMatchObject([{ kind: 'customer', email: 'nora@example.com' }]);
  });

  it('never send a password back', async () => {
    const { session, post } = open();
    session.failNext({ kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] });
    const answer = await post(loginAction, '/checkout/login/', LOGIN);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { message: 'Falsch.' } } });
    expect(JSON.stringify(answer)).not.toContain('lernen123');
  });

  it('keep what a guest typed when the shop cannot be reached, whatever was asked first', async () => {
    for (const call of ['shippingStep', 'continueAsGuest'] as const) {
      const { checkout, post } = open();
      checkout.failNext(call, AWAY);
      expect(await post(loginAction, '/checkout/login/', GUEST)).toMatchObject({
        init: { status: 503 },
        data: { refusal: { typed: { 'billingAddress.city': 'Ellwangen' } } },
      });
    }
  });

  it('tell of carts that were merged, on the next page', async () => {
    const { post, cookies } = open({}, { cartMerged: true });
    await post(loginAction, '/checkout/login/', LOGIN);
    expect(cookies.get('notice')).toBe('success:vue.cart.notification.mergeCarts');
    const shortfall = 'We could not add all of your earlier basket. Fewer pieces: Pen (10 instead of 14).';
    const short = open({}, { cartMerged: true, shortfall });
    await short.post(loginAction, '/checkout/login/', LOGIN);
    expect(takeNotice(short.cookies)).toEqual({ id: shortfall, tone: 'warning', message: shortfall });
  });
});

describe('the form of the shipping step', () => {
  const { intent: _intent, ...address } = GUEST;
  const CORRECTED = {
    ...address,
    'billingAddress.mode': 'changed',
    'billingAddress.addressId': 'address-1',
    'billingAddress.streetAndNumber': 'Schulstraße 2',
    deliveryType: 'sameAsBilling',
  };

  it('comes back with what has taken the place of a corrected address when the rest failed, and goes on when it is pressed again', async () => {
    const { checkout, post } = open();
    const streets = async () =>
      (await checkout.shippingStep())
        ._unsafeUnwrap()
        .billingAddresses.map((held) => held.kind === 'street' && held.streetAndNumber);
    checkout.failNext('selectShipper', AWAY);
    expect(await post(shippingAction, '/checkout/shipping/', CORRECTED)).toMatchObject({
      init: { status: 503 },
      data: { refusal: { typed: { ...CORRECTED, 'billingAddress.addressId': 'new-1' } } },
    });
    expect(locationIn(await post(shippingAction, '/checkout/shipping/', CORRECTED))).toBe('/checkout/payment/');
    expect(await streets()).toEqual(['Schulstraße 2']);
  });
});

const locationIn = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null;

/** The shop host with doubles behind every port of the checkout. */
const open = (changes: InMemoryCheckout = {}, login: Parameters<typeof createInMemorySessionGateway>[0] = {}) => {
  const checkout = createInMemoryCheckoutGateway({ step: aShippingStep({ cart: ORDERED_CART }), ...changes });
  const session = createInMemorySessionGateway(login);
  const cookies = createInMemoryCookieJar({ cartReference: ORDERED_CART.id });
  const store = createInMemoryDeviceStore();
  const silent = () => undefined;
  const adapters = areaModule((bind) => {
    bind(ports.cartGateway, [], () => createInMemoryCartGateway({ items: [], cart: ORDERED_CART }));
    bind(ports.checkoutGateway, [], () => checkout);
    bind(ports.sessionGateway, [], () => session);
    // The form of a consumer asks nothing of it.
    bind(ports.accountGateway, [], () => ({}) as AccountGateway);
    bind(ports.cookieJar, [], () => cookies);
    bind(ports.localStore, [], () => store);
    bind(ports.sessionStore, [], () => store);
    bind(ports.clock, [], () => createHandDrivenClock());
    bind(ports.tabChannel, [], () => createRecordingTabs());
    bind(ports.analytics, [], () => createRecordingAnalytics());
    bind(ports.keyMaker, [], () => ({ make: () => 'key' }));
    bind(ports.clientStore, [], () => ({ reset: silent }));
    bind(ports.logger, [], () => ({ info: silent, warn: silent, error: silent }));
    for (const area of [cartModule, checkoutModule, sessionModule, typingModule]) area.describe(bind);
  });
  const site = testSite();
  const shop = createShop({ site, onServer: true, wiring: createTabWiring(), adapters });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  /** Posts a form; what was thrown is what is answered. */
  const post = (action: ActionFunction, path: string, form: Readonly<Record<string, string>>): Promise<unknown> => {
    const url = new URL(path, site.baseUrl);
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
    const asked = { context, request, url, pattern: url.pathname, params: {} };
    return Promise.resolve()
      .then(() => action(asked))
      .catch((thrown: unknown) => thrown);
  };
  return { checkout, session, cookies, context, post, drafts: shop.get(sessionUseCases.formDrafts) };
};
