// @vitest-environment node
// Where somebody goes on who comes back from a payment provider: the return page, the confirmation, and every step of the checkout.

import type { PlacedOrder } from '@tornister/application/ports';
import {
  aCart,
  aLine,
  aPlacedOrder,
  aShipper,
  aShippingStep,
  createInMemoryCatalogueGateway,
  createInMemorySessionGateway,
} from '@tornister/application/testing';
import { PRIME_ITEM_ID } from '@tornister/domain/orders';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { brandId, type CartId, type ItemId, type OrderId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import type { LoaderFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { newsletterModule } from '../../composition/newsletter.module.ts';
import { ports } from '../../composition/ports.ts';
import { primeModule } from '../../composition/prime.module.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { pageFacts } from '../../measuring/page-facts.ts';
import { loader as basket } from './basket.loader.ts';
import { loader as returnPage } from './computop-success.loader.ts';
import { loader as confirmation } from './confirmation.loader.ts';
import { loader as payment } from './payment.loader.ts';
import { loader as shipping } from './shipping.loader.ts';
import { loader as summary } from './summary.loader.ts';

for (const area of [checkoutModule, newsletterModule, primeModule, sessionModule]) registerArea(area);

const AWAY = { kind: 'gateway.unreachable' } as const;
const MEMBER = { 'X-JWT-exist': '1' };

/** A shop that knows one order, of which the browser remembers that it waits; a guest has placed it. */
const openWith = (
  paymentState: PlacedOrder['paymentState'],
  cookies: Readonly<Record<string, string>> = {},
  orders: Partial<PlacedOrder> = {},
): Promise<TestShop> =>
  openTestShop({
    cart: { cart: aCart([aLine(1)]), items: [] },
    checkout: { orders: [aPlacedOrder({ paymentState, ...orders })] },
    cookies: { ...MEMBER, pendingOrder: 'order-1', ...cookies },
    bindMore: (bind) => bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway()),
  });

const noticeIn = ({ cookies }: TestShop): string | undefined => cookies.get('notice');

describe('the return page of a payment provider', () => {
  it.each([
    ['paid', '/checkout/confirmation/?orderId=order-1', undefined],
    ['declined', '/checkout/payment/?errorCode=declined', undefined],
    ['cancelled', '/checkout/basket/', 'warning:vue.checkout.payment.orderCancelled'],
  ] as const)('sends whoever has an order that is %s to %s', async (paymentState, place, notice) => {
    for (const address of ['/computop/success/', '/computop/success/?orderId=order-1']) {
      const shop = await openWith(paymentState);
      expect(redirectOf(await askOnHost(shop, returnPage, address))).toEqual([303, place]);
      expect(noticeIn(shop)).toBe(notice);
    }
  });

  it('waits where the provider has not decided, is not taken away by the browser meanwhile, and thanks nobody', async () => {
    const shop = await openWith('pending');
    // Nothing beside it: no header has the document loaded again.
    expect(await askOnHost(shop, returnPage, '/computop/success/')).toEqual({ isMembership: false });
    expect(noticeIn(shop)).toBeUndefined();
  });

  it('leads a guest whose order was confirmed here already to the confirmation, not to an ended login', async () => {
    const shop = await openTestShop({ cookies: { confirmedOrder: 'order-1:10000001' } });
    expect(redirectOf(await askOnHost(shop, returnPage, '/computop/success/?orderId=order-1'))).toEqual([
      303,
      '/checkout/confirmation/?orderId=order-1',
    ]);
    expect(noticeIn(shop)).toBeUndefined();
  });

  it('knows no order of anybody else, whatever the address says', async () => {
    const shop = await openWith('paid');
    expect(redirectOf(await askOnHost(shop, returnPage, '/computop/success/?orderId=order-9'))).toEqual([
      303,
      '/checkout/basket/',
    ]);
    expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.orderNotSeen');
    const named = await openTestShop();
    expect(redirectOf(await askOnHost(named, returnPage, '/computop/success/'))).toEqual([303, '/checkout/basket/']);
    expect(noticeIn(named)).toBe('warning:vue.checkout.message.sessionExpired');
  });

  it('says where the order is found, and not that nothing is there, where another login has taken the place of the one that placed it', async () => {
    for (const cookies of [MEMBER, { securityLogout: 'guest' }]) {
      const shop = await openTestShop({
        cookies: { pendingOrder: 'order-1', ...cookies },
        bindMore: (bind) => bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway()),
      });
      const answer = await askOnHost(shop, returnPage, '/computop/success/?orderId=order-1');
      expect(redirectOf(answer)).toEqual([303, '/checkout/basket/']);
      expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.orderNotSeen');
      // The basket, which comes next, does not tell it a second time.
      expect(await askOnHost(shop, basket, '/checkout/basket/')).toMatchObject({
        notice: { message: 'vue.checkout.payment.orderNotSeen' },
      });
      expect(noticeIn(shop)).toBeUndefined();
    }
  });

  it('says so beside what else is still to be told: the basket tells one, and its tab the other (spec 3 §4 "Toast")', async () => {
    const shop = await openTestShop({
      cookies: { pendingOrder: 'order-1', notice: 'info:vue.cart.notification.mergeCarts', ...MEMBER },
      bindMore: (bind) => bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway()),
    });
    await askOnHost(shop, returnPage, '/computop/success/?orderId=order-1');
    expect(await askOnHost(shop, basket, '/checkout/basket/')).toMatchObject({
      notice: { message: 'vue.checkout.payment.orderNotSeen' },
    });
    expect(noticeIn(shop)).toBe('info:vue.cart.notification.mergeCarts');
  });

  it('sends whoever pays for a membership back to its own checkout', async () => {
    const lines = [{ ...aLine(1), itemId: brandId<ItemId>(PRIME_ITEM_ID) }];
    const shop = await openWith('declined', { primeCheckout: 'paying' }, { lines });
    expect(redirectOf(await askOnHost(shop, returnPage, '/computop/success/'))).toEqual([
      302,
      '/prime/checkout/?errorCode=declined',
    ]);
    expect([noticeIn(shop), shop.cookies.get('primeCheckout')]).toEqual([
      'warning:vue.checkout.payment.error',
      'begun',
    ]);
  });

  it('is a 503 when the shop does not answer: nothing is told of a payment that nobody knows', async () => {
    const shop = await openWith('paid');
    shop.checkout.failNext('placedOrder', AWAY);
    expect(await askOnHost(shop, returnPage, '/computop/success/')).toMatchObject({ init: { status: 503 } });
    expect(noticeIn(shop)).toBeUndefined();
  });

  it('asks for the login again where it has ended, and is come back to', async () => {
    const revoked = await openWith('paid');
    const gone = await openTestShop({ cookies: { pendingOrder: 'order-1', securityLogout: 'member mia' } });
    for (const shop of [revoked, gone])
      for (const address of ['/computop/success/?orderId=order-1&token=EC-1', '/computop/success/']) {
        if (shop === revoked) shop.checkout.failNext('placedOrder', { kind: 'gateway.unauthenticated', revoked: true });
        expect(redirectOf(await askOnHost(shop, returnPage, address))).toEqual([302, '/checkout/login/']);
        const { path } = JSON.parse(shop.cookies.get('interrupted') ?? '{}') as { readonly path?: string };
        expect(path).toBe(address.replace('&token=EC-1', ''));
        expect([noticeIn(shop), shop.cookies.get('pendingOrder')]).toEqual([undefined, 'order-1']);
      }
  });
});

describe('the confirmation', () => {
  const ADDRESS = '/checkout/confirmation/?orderId=order-1';

  it.each(['paid', 'not-required'] as const)('shows an order that is %s', async (paymentState) => {
    const shop = await openWith(paymentState);
    const shown = await askOnHost(shop, confirmation, ADDRESS);
    expect(shown).toMatchObject({ order: { orderId: 'order-1' }, isPayless: false });
    expect(shop.cookies.get('pendingOrder')).toBeUndefined();
  });

  it.each([
    ['pending', '/computop/success/?orderId=order-1'],
    ['declined', '/checkout/payment/'],
  ] as const)('confirms no order that is %s: it leads to %s', async (paymentState, place) => {
    const shop = await openWith(paymentState);
    expect(redirectOf(await askOnHost(shop, confirmation, ADDRESS))).toEqual([303, place]);
  });

  it('of an order that was cancelled since says so, asks for no payment and puts nothing into the basket', async () => {
    for (const [loader, address] of [
      [confirmation, ADDRESS],
      [returnPage, '/computop/success/?orderId=order-1'],
    ] as const) {
      const shop = await openWith('cancelled', {}, { isCalledOff: true });
      const answer = await askOnHost(shop, loader, address);
      if (loader === confirmation)
        expect(answer).toEqual({
          calledOff: { orderId: 'order-1', orderNumber: '100001', isGuestOrder: false },
          isPayless: false,
        });
      else expect(redirectOf(answer)).toEqual([303, ADDRESS]);
      expect(shop.checkout.calls().map(([name]) => name)).not.toContain('reopenAfterPayment');
    }
  });

  it('says whether addresses and payment came from the express wallet', async () => {
    const shop = await openWith('paid', {}, { isExpressWallet: true });
    expect(await askOnHost(shop, confirmation, ADDRESS)).toMatchObject({ isExpressWallet: true });
  });

  it('that a guest loads again is over: home tells the number of the order', async () => {
    const shop = await openTestShop({ cookies: { confirmedOrder: 'order-1:100001' } });
    expect(redirectOf(await askOnHost(shop, confirmation, ADDRESS))).toEqual([303, '/']);
    expect(noticeIn(shop)).toBe('success:vue.checkout.confirmation.shownBefore:number=100001');
  });

  it.each([
    [{ pendingOrder: 'order-1' }, ADDRESS],
    [{ confirmedOrder: 'order-1:100001' }, ADDRESS],
    [{}, '/'],
  ])('of an order that the browser remembers (%j) puts its id into the address: %s', async (cookies, place) => {
    const shop = await openTestShop({ cookies });
    expect(redirectOf(await askOnHost(shop, confirmation, '/checkout/confirmation/'))).toEqual([302, place]);
  });

  it.each([
    [{ pendingOrder: 'order-1' }, ADDRESS],
    [{ confirmedOrder: 'order-1:100001' }, ADDRESS],
    // What this browser remembers is asked for once: a shop that does not know it either leads home.
    [{ pendingOrder: 'order-9' }, '/'],
    [{}, '/'],
  ])(
    'of an order that is not theirs leads to the one that the browser remembers (%j), or home: %s',
    async (cookies, place) => {
      const shop = await openTestShop({ cookies });
      const address = '/checkout/confirmation/?orderId=order-9';
      expect(redirectOf(await askOnHost(shop, confirmation, address))).toEqual([302, place]);
    },
  );

  it('asks for the login of a member that has ended, and is come back to', async () => {
    const shop = await openTestShop({ cookies: { securityLogout: 'member mia' } });
    expect(redirectOf(await askOnHost(shop, confirmation, ADDRESS))).toEqual([302, '/checkout/login/']);
    expect(shop.cookies.get('interrupted')).toContain(ADDRESS);
    expect(noticeIn(shop)).toBeUndefined();
  });

  it('of an order that this browser has placed by a login which is gone is not passed over in silence', async () => {
    const shop = await openTestShop({ cookies: { pendingOrder: 'order-1', securityLogout: 'guest' } });
    expect(redirectOf(await askOnHost(shop, confirmation, ADDRESS))).toEqual([302, '/']);
    expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.orderNotSeen');
  });

  it('of such an order is told beside what else is still to be told', async () => {
    const shop = await openTestShop({
      cookies: { pendingOrder: 'order-1', securityLogout: 'guest', notice: 'info:vue.cart.notification.mergeCarts' },
    });
    await askOnHost(shop, confirmation, ADDRESS);
    const { passedNotices } = sessionUseCases;
    expect([1, 2].map(() => shop.shop.get(passedNotices).take()?.message)).toEqual([
      'vue.checkout.payment.orderNotSeen',
      'vue.cart.notification.mergeCarts',
    ]);
  });

  it('asks for no order as long as the address names none', async () => {
    const shop = await openWith('paid');
    await askOnHost(shop, confirmation, '/checkout/confirmation/');
    expect(shop.checkout.calls()).toEqual([]);
  });
});

describe('the preview of the confirmation', () => {
  const at = (json: string): string => `/checkout/confirmation/?ishop-preview-json=${encodeURIComponent(json)}`;
  const openFor = (isInternal: boolean, cookies = { pendingOrder: 'order-1' }): Promise<TestShop> =>
    openTestShop({
      cookies: { ...MEMBER, ...cookies },
      bindMore: (bind) =>
        bind(ports.sessionGateway, [], () => ({
          ...createInMemorySessionGateway(),
          customerInfo: () => okAsync({ ...UNKNOWN_VISITOR, isInternal }),
        })),
    });

  it('shows staff a sample order: no purchase, and nothing of a checkout is cleared', async () => {
    const shop = await openFor(true);
    const shown = await askOnHost(shop, confirmation, at('{"order":{"orderNumber":"42"}}'));
    expect(shown).toMatchObject({ sample: { orderNumber: '42' }, isPayless: false });
    expect(pageFacts(shown)).not.toHaveProperty('purchase');
    expect(shop.cookies.get('pendingOrder')).toBe('order-1');
    expect(shop.checkout.calls()).toEqual([]);
  });

  it.each([
    [{ pendingOrder: 'order-1' }, '/checkout/confirmation/?orderId=order-1'],
    [{ pendingOrder: '' }, '/'],
  ])('is nothing for everybody else, nor for staff with JSON that cannot be read (%j): %s', async (cookies, place) => {
    const [others, staff] = [await openFor(false, cookies), await openFor(true, cookies)];
    expect(redirectOf(await askOnHost(others, confirmation, at('{}')))).toEqual([302, place]);
    expect(redirectOf(await askOnHost(staff, confirmation, at('{"order":')))).toEqual([302, place]);
  });
});

const STEPS = [
  ['/checkout/shipping/', shipping],
  ['/checkout/payment/', payment],
  ['/checkout/summary/', summary],
] as const;

describe('whoever is in the checkout again while an order waits for its payment', () => {
  it.each([['/checkout/basket/', basket], ...STEPS] as const)(
    'is led to the confirmation when it is paid by now (%s)',
    async (address, loader) => {
      const shop = await openWith('paid');
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([
        303,
        '/checkout/confirmation/?orderId=order-1',
      ]);
    },
  );

  it('sees it in the basket, beside what the provider said', async () => {
    const shop = await openWith('pending');
    expect(await askOnHost(shop, basket, '/checkout/basket/?errorCode=0815')).toMatchObject({
      waiting: { orderId: 'order-1' },
      notice: { id: 'vue.checkout.payment.error' },
    });
    expect(await askOnHost(shop, basket, '/checkout/basket/')).not.toHaveProperty('notice');
  });

  it.each(STEPS)('is led to the basket, which shows it, where no other cart is there (%s)', async (address, loader) => {
    const shop = await openTestShop({
      checkout: {
        step: aShippingStep({ cart: aCart([]) }),
        orders: [aPlacedOrder({ paymentState: 'pending' })],
      },
      cookies: { ...MEMBER, pendingOrder: 'order-1' },
    });
    const answer = await askOnHost(shop, loader, `${address}?errorCode=0815&other=x`);
    expect(redirectOf(answer)).toEqual([302, '/checkout/basket/?errorCode=0815']);
    expect(noticeIn(shop)).toBeUndefined();
  });

  it('has what the provider said reported by the basket, where an order waits or the express wallet leads back to it', async () => {
    const shop = await openWith('pending');
    expect(
      await askOnHost(shop, basket, '/checkout/basket/?cancelPayment=AMAZONPAY&amazonCheckoutSessionId=a-1'),
    ).toMatchObject({ paymentReturn: { cancelled: { paymentId: 'AMAZONPAY', identifier: 'a-1' } } });
    expect(await askOnHost(shop, basket, '/checkout/basket/')).toMatchObject({ paymentReturn: {} });
  });

  it('is told that the payment failed, and not that the cart is empty, where no order is known', async () => {
    const shop = await openTestShop({ checkout: { step: aShippingStep({ cart: aCart([]) }) }, cookies: MEMBER });
    expect(redirectOf(await askOnHost(shop, payment, '/checkout/payment/?errorCode=0051'))).toEqual([
      302,
      '/#errorCode=0051',
    ]);
    expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.error');
  });

  it('is told in the basket that nothing was charged, where the payment was called off', async () => {
    const shop = await openWith('cancelled');
    expect(await askOnHost(shop, basket, '/checkout/basket/?cancelPayment=PAYPAL')).toMatchObject({
      notice: { id: 'vue.checkout.payment.cancelled', tone: 'info' },
    });
  });

  it.each(STEPS)('is told so on the page that a step without a cart leads to (%s)', async (address, loader) => {
    const shop = await openTestShop({
      checkout: { step: aShippingStep({ cart: aCart([]) }), orders: [aPlacedOrder({ paymentState: 'cancelled' })] },
      cookies: { ...MEMBER, pendingOrder: 'order-1' },
    });
    const answer = await askOnHost(shop, loader, `${address}?cancelPayment=PAYPAL`);
    expect(redirectOf(answer)).toEqual([302, '/#cancelPayment=PAYPAL']);
    expect(noticeIn(shop)).toBe('info:vue.checkout.payment.cancelled');
  });

  it('is warned of the payment that failed by the step that the return page leads to', async () => {
    const shop = await openWith('pending');
    expect(await askOnHost(shop, payment, '/checkout/payment/?errorCode=declined')).toMatchObject({
      notice: { id: 'vue.checkout.payment.error', tone: 'warning' },
      paymentReturn: { errorCode: 'declined' },
    });
  });

  it.each([
    [aShippingStep({ cart: aCart([]) }), '/'],
    [aShippingStep({ cart: aCart([aLine(1)]), shippers: [aShipper('dhl')] }), '/checkout/shipping/'],
  ])(
    'has what the provider said reported by the page that the payment step leads to instead (%#)',
    async (step, place) => {
      const shop = await openTestShop({ checkout: { step }, cookies: MEMBER });
      const answer = await askOnHost(shop, payment, '/checkout/payment/?cancelPayment=PAYPAL&token=t&other=x');
      expect(redirectOf(answer)).toEqual([302, `${place}#cancelPayment=PAYPAL&token=t`]);
    },
  );

  it('has it reported by the login, and is told there that the payment failed, where the login has ended', async () => {
    const shop = await openTestShop({ cookies: MEMBER });
    shop.checkout.failNext('shippingStep', { kind: 'gateway.unauthenticated', revoked: true });
    expect(redirectOf(await askOnHost(shop, payment, '/checkout/payment/?errorCode=0051'))).toEqual([
      302,
      '/checkout/login/#errorCode=0051',
    ]);
    expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.error');
    expect(shop.cookies.get('interrupted')).toContain('/checkout/payment/');
  });

  it.each(STEPS)(
    'is led to the login and back, where it was asking for the order that told of its end (%s)',
    async (address, loader) => {
      const shop = await openTestShop({
        checkout: { orders: [aPlacedOrder({ paymentState: 'pending' })] },
        cookies: { ...MEMBER, pendingOrder: 'order-1' },
      });
      shop.checkout.failNext('placedOrder', { kind: 'gateway.unauthenticated', revoked: true });
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/checkout/login/']);
      expect(shop.cookies.get('interrupted')).toContain(address);
      expect(shop.cookies.get('pendingOrder')).toBe('order-1');
    },
  );

  it('has it reported by the confirmation of an order that was paid meanwhile', async () => {
    const shop = await openWith('paid');
    expect(redirectOf(await askOnHost(shop, payment, '/checkout/payment/?errorCode=0051'))).toEqual([
      303,
      '/checkout/confirmation/?orderId=order-1#errorCode=0051',
    ]);
  });

  it('sees the basket all the same when nobody can say how the order stands', async () => {
    const shop = await openWith('pending');
    shop.checkout.failNext('placedOrder', AWAY);
    const shown = await askOnHost(shop, basket, '/checkout/basket/');
    expect(shown).not.toHaveProperty('waiting');
    expect(shown).toHaveProperty('cart');
  });
});

describe('whoever is in the checkout with a cart that was ordered without an answer', () => {
  const ORDERED = { orderId: brandId<OrderId>('order-1'), newCartId: brandId<CartId>('cart-2') };
  const openOrdered = (paymentState: PlacedOrder['paymentState']): Promise<TestShop> =>
    openTestShop({
      checkout: {
        step: aShippingStep({ cart: aCart([aLine(1)], { isSubmitted: true }), ordered: ORDERED }),
        orders: [aPlacedOrder({ paymentState })],
      },
      cookies: MEMBER,
      bindMore: (bind) => bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway()),
    });

  it.each([['/checkout/basket/', basket], ...STEPS] as const)(
    'is led to its confirmation (%s)',
    async (address, loader) => {
      const shop = await openOrdered('not-required');
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([
        303,
        '/checkout/confirmation/?orderId=order-1',
      ]);
      expect(shop.checkout.calls()).toContainEqual(['changeCart', 'cart-2']);
      expect(noticeIn(shop)).toBeUndefined();
    },
  );

  it.each(STEPS)(
    'is led to the basket, which shows the order that waits for its payment (%s)',
    async (address, loader) => {
      const shop = await openOrdered('pending');
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/checkout/basket/']);
      expect(shop.cookies.get('pendingOrder')).toBe('order-1');
      expect(noticeIn(shop)).toBeUndefined();
    },
  );

  it('sees the order that waits in the basket', async () => {
    const shown = await askOnHost(await openOrdered('pending'), basket, '/checkout/basket/');
    expect(shown).toMatchObject({ waiting: { orderId: 'order-1' } });
    expect(shown).not.toHaveProperty('ordered');
  });

  it('is told in the basket that the goods are there again, where the order is cancelled by now', async () => {
    const shop = await openOrdered('cancelled');
    expect(redirectOf(await askOnHost(shop, summary, '/checkout/summary/'))).toEqual([302, '/checkout/basket/']);
    expect(noticeIn(shop)).toBe('warning:vue.checkout.payment.notFinished');
    expect(shop.checkout.calls()).toContainEqual(['reopenAfterPayment', 'order-1']);
  });
});

describe('a step of the checkout tells', () => {
  const noticeOf = async (address: string, loader: LoaderFunction, cookies: Readonly<Record<string, string>> = {}) => {
    const shop = await openTestShop({
      checkout: { step: aShippingStep({ cart: aCart([aLine(1)]) }) },
      cookies: { ...MEMBER, ...cookies },
    });
    return askOnHost(shop, loader, address);
  };

  it.each([
    ['/checkout/shipping/', shipping],
    ['/checkout/payment/', payment],
  ])('what came with the visitor, and nothing where nothing did (%s)', async (address, loader) => {
    const withNotice = await noticeOf(address, loader, { notice: 'info:vue.checkout.wallet.aborted' });
    const without = await noticeOf(address, loader);
    expect(withNotice).toMatchObject({ notice: { id: 'vue.checkout.wallet.aborted' } });
    expect(without).not.toHaveProperty('notice');
  });

  it('that the payment failed, in the payment step', async () => {
    expect(await noticeOf('/checkout/payment/?errorCode=0815', payment)).toMatchObject({
      notice: { id: 'vue.checkout.payment.error' },
      paymentReturn: { errorCode: '0815' },
    });
  });

  it('nothing to whoever pays for a membership: that is bought in its own checkout', async () => {
    const paying = { primeCheckout: 'paying' };
    const back = (query: string) => noticeOf(`/checkout/payment/${query}`, payment, paying);
    expect(redirectOf(await back('?cancelPayment=PAYPAL'))).toEqual([302, '/prime/checkout/?cancelPayment=PAYPAL']);
    expect(await back('')).toHaveProperty('methods');
  });
});
