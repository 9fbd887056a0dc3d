// @vitest-environment node

import type { GatewayError } from '@tornister/application/ports';
import { aCart, aLine, aPlacedOrder } from '@tornister/application/testing';
import { instantOf } from '@tornister/domain/shared';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { shopContext } from '../../composition/shop.ts';
import { basketAction } from './basket-action.ts';

registerArea(checkoutModule);
registerArea(sessionModule);

const FORMS = [
  { intent: 'add', itemId: 'item-1', quantity: '1' },
  { intent: 'more', lineId: 'line-1', quantity: '1' },
  { intent: 'remove', lineId: 'line-1' },
  { intent: 'voucher', code: 'SCHULE10' },
  { intent: 'remove-voucher', code: 'SCHULE10' },
  { intent: 'gift', promotionId: 'p', itemId: 'item-1' },
] as const;

const OUTAGES: readonly GatewayError[] = [
  { kind: 'gateway.unreachable' },
  { kind: 'gateway.timed-out' },
  { kind: 'gateway.unreadable', detail: 'html' },
];

const openShop = (): Promise<TestShop> => openTestShop({ cart: { cart: aCart([aLine(1)]), items: [aLine(1)] } });

/** Posts a form to the shop host; what was thrown is what it answers. */
const post = ({ shop }: TestShop, form: Readonly<Record<string, string>>): Promise<unknown> => {
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, onServer: true });
  const url = new URL('https://shop.example/checkout/basket/');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  return basketAction({ context, request, url, pattern: url.pathname, params: {} }).catch((thrown: unknown) => thrown);
};

const cases = FORMS.flatMap((form) => OUTAGES.map((error) => ({ form, error })));

describe('a form of the basket that the backend does not answer', () => {
  it.each(cases)(
    'is a 503 and not a way back as if it were done ($form.intent, $error.kind)',
    async ({ form, error }) => {
      const testShop = await openShop();
      await testShop.shop.get(cartUseCases.editCart).refresh();
      testShop.carts.failNext(error);
      expect(await post(testShop, form)).toMatchObject({ init: { status: 503 } });
    },
  );

  it.each(cases)(
    'decides nothing by a cart that could not be read ($form.intent, $error.kind)',
    async ({ form, error }) => {
      const testShop = await openShop();
      testShop.carts.failNext(error);
      expect(await post(testShop, form)).toMatchObject({ init: { status: 503 } });
      expect(testShop.carts.received()).toEqual([]);
    },
  );
});

describe('a form of the basket that is refused', () => {
  it('leads back to the basket, where the reason is told', async () => {
    const testShop = await openShop();
    const answer = await post(testShop, { intent: 'remove', lineId: 'line-9' });
    expect(answer).toMatchObject({ status: 303 });
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBe('error:cart.line-unknown');
  });
});

describe('a quantity that is posted to the basket', () => {
  it.each([
    ['12', 12],
    ['9999', 9998],
    ['99999999999999999999', 9998],
    ['viele', 1],
  ])('%s is %i pieces, which the backend brings into the limits of the article', async (typed, quantity) => {
    const testShop = await openShop();
    await post(testShop, { intent: 'add', itemId: 'item-1', quantity: typed });
    expect(testShop.carts.received()).toEqual([expect.objectContaining({ kind: 'add-position', quantity })]);
  });
});

describe('a quantity that is no number of pieces', () => {
  it.each([
    ['abc', 'no-number'],
    ['1,5', 'no-number'],
    ['', 'no-number'],
    ['0', 'below-minimum'],
    ['-2', 'below-minimum'],
  ])('becomes the least that can be ordered, and the basket tells it: "%s" is %s', async (typed, reason) => {
    const shop = await openShop();
    const answer = (await post(shop, { intent: 'add', itemId: 'item-1', quantity: typed })) as Response;
    const location = answer.headers.get('location') ?? '';
    expect(location).toContain(`?limited=item-1&reason=${reason}&amount=`);
  });

  it.each(['change', 'more', 'less'])(
    'becomes the least that can be ordered where it cannot be read, and the basket tells it (%s)',
    async (intent) => {
      const answer = (await post(await openShop(), { intent, lineId: 'line-1', quantity: 'abc' })) as Response;
      expect(answer.headers.get('location')).toEqual(
        expect.stringContaining('limited=line-1&reason=no-number&amount=1'),
      );
    },
  );
});

describe('an order that waits for its payment', () => {
  const waiting = (outcome: 'card-form' | 'redirect' = 'card-form') =>
    openTestShop({ checkout: { outcome, orders: [aPlacedOrder({ paymentState: 'pending' })] } });

  it('is paid where its provider says, without leaving the page for a card', async () => {
    expect(await post(await waiting(), { intent: 'pay-order', orderId: 'order-1' })).toEqual({
      cardForm: { action: 'https://pay.example/card', fields: { Data: 'ABC' } },
    });
    const wallet = await post(await waiting('redirect'), { intent: 'pay-order', orderId: 'order-1' });
    expect((wallet as Response).headers.get('location')).toBe('https://pay.example/wallet');
  });

  it('is changed, which the basket says', async () => {
    const testShop = await waiting();
    const answer = await post(testShop, { intent: 'change-order', orderId: 'order-1' });
    expect((answer as Response).headers.get('location')).toBe('/checkout/basket/');
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBe('success:vue.checkout.waitingOrder.changed');
  });

  it.each(['pay-order', 'change-order'])('%s: leads to the confirmation when it is paid by now', async (intent) => {
    const testShop = await openTestShop({ checkout: { orders: [aPlacedOrder({ paymentState: 'paid' })] } });
    const answer = await post(testShop, { intent, orderId: 'order-1' });
    expect((answer as Response).headers.get('location')).toBe('/checkout/confirmation/?orderId=order-1');
  });

  it.each(['pay-order', 'change-order'])('%s: is none of a stranger, who sees the basket', async (intent) => {
    const testShop = await waiting();
    const answer = await post(testShop, { intent, orderId: 'order-9' });
    expect((answer as Response).headers.get('location')).toBe('/checkout/basket/');
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBeUndefined();
  });

  it.each([
    ['pay-order', 'payOrder'],
    ['change-order', 'reopenAfterPayment'],
  ] as const)('%s: is a 503 when the shop does not answer, and nothing is told of it', async (intent, call) => {
    const testShop = await waiting();
    testShop.checkout.failNext(call, { kind: 'gateway.unreachable' });
    expect(await post(testShop, { intent, orderId: 'order-1' })).toMatchObject({ init: { status: 503 } });
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBeUndefined();
  });

  it('says that it could not be paid when it was cancelled meanwhile', async () => {
    const testShop = await openTestShop({ checkout: { orders: [aPlacedOrder({ paymentState: 'cancelled' })] } });
    await post(testShop, { intent: 'pay-order', orderId: 'order-1' });
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBe('error:vue.checkout.payment.error');
  });
});

describe('the reservation of deals', () => {
  const reservation = { kind: 'reserved', until: instantOf(60_000), extensions: 0 } as const;

  it('is extended once, and the basket says what came of it', async () => {
    const testShop = await openTestShop({ cart: { cart: aCart([aLine(1)], { reservation }), items: [] } });
    const notices = [];
    for (const _time of [1, 2]) {
      const answer = await post(testShop, { intent: 'extend-reservation' });
      expect((answer as Response).headers.get('location')).toBe('/checkout/basket/');
      notices.push(testShop.shop.get(ports.cookieJar).get('notice'));
    }
    expect(notices).toEqual(['success:vue.deal.reservation.refreshed', 'error:vue.deal.reservation.failed']);
  });

  it.each([
    ['/checkout/basket/', '/checkout/basket/'],
    ['/checkout/login/', '/checkout/login/'],
    ['/checkout/shipping/', '/checkout/shipping/'],
    ['/checkout/payment/', '/checkout/payment/'],
    ['/checkout/summary/', '/checkout/summary/'],
    ['/checkout/login/?option=guest', '/checkout/login/?option=guest'],
    ['/checkout/login/?option=evil', '/checkout/basket/'],
    ['//evil.example/', '/checkout/basket/'],
    ['/logout/', '/checkout/basket/'],
  ])('asked on %s leads to %s', async (page, place) => {
    const testShop = await openTestShop({ cart: { cart: aCart([aLine(1)], { reservation }), items: [] } });
    const answer = await post(testShop, { intent: 'extend-reservation', page });
    expect((answer as Response).headers.get('location')).toBe(place);
  });
});

describe('what a form of the basket brings about beside what it asks for', () => {
  const gift = aLine(2, { kind: { kind: 'free-gift' } });
  const openWith = (...lines: readonly ReturnType<typeof aLine>[]) =>
    openTestShop({ cart: { cart: aCart(lines), items: [aLine(1)], vouchers: ['SCHULE10'] } });

  it('is told on the next page: a gift that went with the goods', async () => {
    const testShop = await openWith(aLine(1, { quantity: 2 }), gift);
    testShop.carts.dropNext(gift.id);
    expect(await post(testShop, { intent: 'less', lineId: 'line-1', quantity: '2' })).toMatchObject({ status: 303 });
    expect(testShop.cookies.get('notice')).toBe('info:vue.cart.giftLost');
    const other = await openWith(aLine(1, { quantity: 2 }), gift);
    await post(other, { intent: 'less', lineId: 'line-1', quantity: '2' });
    expect(other.cookies.get('notice')).toBeUndefined();
  });

  it('is told on the next page: a voucher that was redeemed without its gift, which is sold out', async () => {
    const code = 'SCHULE10';
    const cart = { cart: aCart([aLine(1)]), items: [aLine(1)], vouchers: [code], withoutGift: [code] };
    const testShop = await openTestShop({ cart });
    const answer = await post(testShop, { intent: 'voucher', code });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/checkout/basket/#voucher');
    expect(testShop.cookies.get('notice')).toContain('cart.voucher-gift-sold-out');
  });

  it('leads back to the place where it was pressed', async () => {
    const locations = await Promise.all(
      [
        { intent: 'voucher', code: 'SCHULE10' },
        { intent: 'remove', lineId: 'line-1' },
      ].map(async (form) => {
        const answer = await post(await openWith(aLine(1)), form);
        return answer instanceof Response ? answer.headers.get('location') : answer;
      }),
    );
    expect(locations[0]).toBe('/checkout/basket/#voucher');
    expect(locations[1]).toMatch(/^\/checkout\/basket\/\?removed=/);
  });
});

describe('the express wallet', () => {
  it('is left for its own page', async () => {
    const answer = (await post(await openShop(), { intent: 'wallet' })) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://wallet.example/session-1']);
  });

  it.each(['wallet', 'abort-wallet'])('is a 503 when the shop does not answer (%s)', async (intent) => {
    const testShop = await openShop();
    for (const name of ['openWallet', 'abortWallet'] as const)
      testShop.checkout.failNext(name, { kind: 'gateway.unreachable' });
    expect(await post(testShop, { intent })).toMatchObject({ init: { status: 503 } });
  });

  it('leads back to the basket, which says that it is not offered, or given up', async () => {
    const testShop = await openShop();
    const message = 'vue.checkout.wallet.notOffered';
    testShop.checkout.failNext('openWallet', { kind: 'gateway.refused', message, fieldErrors: [] });
    const told = async (intent: string) => {
      expect(await post(testShop, { intent })).toMatchObject({ status: 303 });
      return testShop.shop.get(ports.cookieJar).get('notice');
    };
    expect(await told('wallet')).toBe(`warning:${message}`);
    expect(await told('abort-wallet')).toBe('info:vue.checkout.wallet.aborted');
  });
});
