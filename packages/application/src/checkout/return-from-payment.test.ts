import { PRIME_ITEM_ID } from '@tornister/domain/orders';
import { PRIME_CHECKOUT_COOKIE } from '@tornister/domain/session';
import { brandId, type CartId, type ItemId, type OrderId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aLine,
  aPlacedOrder,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingTabs,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import { NOT_SEEN } from './payment-notices.ts';
import { PENDING_ORDER_COOKIE } from './pending-orders.ts';
import { createReturnFromPayment } from './return-from-payment.ts';
import { CONFIRMED_ORDER_COOKIE } from './seen-order.ts';

const MEMBER = { 'X-JWT-exist': '1' };
const GUEST = { ...MEMBER, 'X-JWT-guest': '1' };
const MEMBERSHIP = [{ ...aLine(1), itemId: brandId<ItemId>(PRIME_ITEM_ID) }];

describe('the return page of a payment provider (spec 2 §2)', () => {
  it.each(['paid', 'not-required'] as const)('leads on to an order that is %s', async (paymentState) => {
    const { back } = open({ orders: [aPlacedOrder({ paymentState })] });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
  });

  it('waits while the provider has not decided, and gives nothing back', async () => {
    const { back, checkout, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'pending' })] });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'waiting', isMembership: false });
    expect(checkout.calls().map(([name]) => name)).toEqual(['placedOrder']);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
  });

  it.each(['declined', 'cancelled'] as const)('gives the cart of an order back that is %s', async (paymentState) => {
    const { back, checkout } = open({ orders: [aPlacedOrder({ paymentState })] });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toMatchObject({ kind: paymentState });
    expect(checkout.calls()).toContainEqual(['reopenAfterPayment', 'order-1']);
  });

  it('finds the order by the cookie where the provider names none', async () => {
    expect((await open({ orders: [aPlacedOrder()] }).back.arrive(undefined))._unsafeUnwrap().kind).toBe('confirmed');
  });

  it('looks at the order that the provider names, not at the one of the cookie', async () => {
    const orders = [aPlacedOrder(), aPlacedOrder({ orderId: brandId<OrderId>('order-2'), paymentState: 'pending' })];
    expect((await open({ orders }).back.arrive('order-2'))._unsafeUnwrap()).toMatchObject({ kind: 'waiting' });
  });

  it.each([{}, { [PENDING_ORDER_COOKIE]: '' }])(
    'asks for no order where none is named anywhere (%j)',
    async (cookiesBefore) => {
      const { back, checkout } = open({}, cookiesBefore);
      expect((await back.arrive(undefined))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
      expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
      expect(checkout.calls()).toEqual([]);
    },
  );

  it('has an order that waits found by the basket, though the browser has forgotten it', async () => {
    const { back, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'pending' })] }, {});
    await back.arrive('order-1');
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    expect((await back.comeBack([]))._unsafeUnwrap()).toMatchObject({ kind: 'waiting' });
  });

  it('says of a membership what it is: it came from no cart, and no basket shows it', async () => {
    const { back, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'pending', lines: MEMBERSHIP })] }, {});
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'waiting', isMembership: true });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it.each([
    ['an order for goods', [aLine(1)], { kind: 'declined', isMembership: false }, undefined],
    ['a membership', MEMBERSHIP, { kind: 'declined', isMembership: true }, 'paying'],
  ])(
    'says whether it was %s that was declined: what is told next is of that one',
    async (_what, lines, arrival, flag) => {
      const orders = [aPlacedOrder({ paymentState: 'declined', lines })];
      const { back, cookies } = open({ orders }, { [PRIME_CHECKOUT_COOKIE]: 'paying' });
      expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual(arrival);
      expect(cookies.get(PRIME_CHECKOUT_COOKIE)).toBe(flag);
    },
  );

  it("leads to the confirmation of a guest's order that was confirmed here already, and of no other", async () => {
    const { back } = open({}, { [CONFIRMED_ORDER_COOKIE]: 'order-1:100001' });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
    expect((await back.arrive('order-9'))._unsafeUnwrap()).toEqual({ kind: 'not-seen' });
  });

  it.each([{}, MEMBER, GUEST])("knows nothing of somebody else's order, paid or not (%j)", async (login) => {
    const { back, cookies } = open({}, { [PENDING_ORDER_COOKIE]: 'order-1', ...login });
    for (const named of ['order-9', 'order-1'])
      expect((await back.arrive(named))._unsafeUnwrap()).toEqual({ kind: 'not-seen' });
    // Told now, it is not told by the basket again; whoever is nobody here may log in again.
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('X-JWT-exist' in login ? undefined : 'order-1');
  });

  it('asks for the login of a member that has ended, and forgets no order', async () => {
    const { back, cookies } = open({}, { [PENDING_ORDER_COOKIE]: 'order-1', securityLogout: 'member mia' });
    for (const named of ['order-1', undefined])
      expect((await back.arrive(named))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unauthenticated', revoked: true });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
  });

  it('asks for no login where that of a guest has ended: there is none to come back with', async () => {
    const { back, checkout } = open({}, { [PENDING_ORDER_COOKIE]: 'order-1', securityLogout: 'guest' });
    checkout.failNext('placedOrder', { kind: 'gateway.unauthenticated', revoked: true });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'not-seen' });
  });
});

describe('coming back into the checkout while several orders wait for their payment', () => {
  const SECOND = brandId<OrderId>('order-2');
  const BOTH_WAIT = [
    aPlacedOrder({ paymentState: 'pending' }),
    aPlacedOrder({ orderId: SECOND, paymentState: 'pending' }),
  ];
  const BOTH = { [PENDING_ORDER_COOKIE]: 'order-2.order-1' };

  it('offers the latest, and the one before once that does not wait any more', async () => {
    const { back, cookies } = open({ orders: BOTH_WAIT }, BOTH);
    expect((await back.comeBack([]))._unsafeUnwrap()).toMatchObject({ kind: 'waiting', order: { orderId: SECOND } });
    expect((await back.change(SECOND))._unsafeUnwrap()).toMatchObject({ kind: 'reopened' });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    expect((await back.comeBack([]))._unsafeUnwrap()).toMatchObject({ kind: 'waiting', order: { orderId: 'order-1' } });
  });

  it('finds the one before where the latest is of another login, which is told', async () => {
    const { back, cookies } = open({ orders: BOTH_WAIT.slice(0, 1) }, { ...BOTH, ...MEMBER });
    expect((await back.comeBack([]))._unsafeUnwrap()).toMatchObject({
      kind: 'waiting',
      order: { orderId: 'order-1' },
      notice: NOT_SEEN,
    });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
  });

  it('offers the one that was led to its payment last', async () => {
    const { back, cookies } = open({ orders: BOTH_WAIT, outcome: 'redirect' }, BOTH);
    await back.payNow(brandId<OrderId>('order-1'));
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1.order-2');
  });
});

describe('coming back into the checkout while an order waits for its payment', () => {
  const pending = { orders: [aPlacedOrder({ paymentState: 'pending' })] };

  it('shows it and changes nothing, however often and in however many tabs it is looked at', async () => {
    const { back, checkout, cookies, tabs, resets } = open(pending);
    for (const _tab of [1, 2])
      expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'waiting', order: pending.orders[0] });
    expect(checkout.calls().map(([name]) => name)).toEqual(['placedOrder', 'placedOrder']);
    expect([cookies.get(PENDING_ORDER_COOKIE), tabs.sent(), resets()]).toEqual(['order-1', [], 0]);
  });

  it.each(['declined', 'cancelled'] as const)(
    'gives the cart of an order back that is %s, once',
    async (paymentState) => {
      const { back, checkout, cookies, tabs, resets } = open({ orders: [aPlacedOrder({ paymentState })] });
      expect((await back.comeBack([]))._unsafeUnwrap()).toMatchObject({ kind: 'reopened' });
      expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
      expect(checkout.calls()).toEqual([
        ['placedOrder', 'order-1'],
        ['reopenAfterPayment', 'order-1'],
      ]);
      expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
      expect(tabs.sent()).toEqual([{ user: false, cart: true, wishlist: false }]);
      expect(resets()).toBe(1);
    },
  );

  it('forgets one that was cancelled after it had been placed, and takes nothing back', async () => {
    const order = aPlacedOrder({ paymentState: 'cancelled', isCalledOff: true });
    const { back, checkout, cookies } = open({ orders: [order] });
    expect((await back.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
    expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
    expect(checkout.calls().map(([name]) => name)).toEqual(['placedOrder', 'placedOrder']);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it('leads to the order that was paid meanwhile, and keeps the cart of this tab', async () => {
    const { back, checkout, tabs, resets } = open({ orders: [aPlacedOrder({ paymentState: 'paid' })] });
    expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
    expect(checkout.calls().map(([name]) => name)).toEqual(['placedOrder']);
    expect([tabs.sent(), resets()]).toEqual([[], 0]);
  });

  it.each([MEMBER, GUEST])('tells once of an order that is not of the login which is here now (%j)', async (login) => {
    const { back, cookies } = open({}, { [PENDING_ORDER_COOKIE]: 'order-1', ...login });
    expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited', notice: NOT_SEEN });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
    expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
  });

  it.each([{}, { securityLogout: 'member mia' }])(
    'keeps it in mind while nobody is logged in: its buyer may come back (%j)',
    async (login) => {
      const { back, cookies } = open({}, { [PENDING_ORDER_COOKIE]: 'order-1', ...login });
      expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
      expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    },
  );

  it('still knows of the order when the shop could not be asked', async () => {
    const { back, checkout, cookies, tabs } = open(pending);
    checkout.failNext('placedOrder', { kind: 'gateway.unreachable' });
    expect((await back.comeBack([])).isErr()).toBe(true);
    expect([cookies.get(PENDING_ORDER_COOKIE), tabs.sent()]).toEqual(['order-1', []]);
  });

  it.each([
    ['a payment that was called off', [['cancelPayment', 'PAYPAL']], 'declined', 'vue.checkout.payment.cancelled'],
    ['goods that are in the basket again', [], 'declined', 'vue.checkout.payment.notFinished'],
    [
      'a payment that failed and may be tried once more',
      [['errorCode', '22060200']],
      'pending',
      'vue.checkout.payment.error',
    ],
    ['nothing beside an order that waits and is shown itself', [['cancelPayment', 'PAYPAL']], 'pending', undefined],
    ['nothing when it is paid', [['errorCode', '22060200']], 'paid', undefined],
  ] as const)('tells of %s', async (_what, query, paymentState, message) => {
    const { back } = open({ orders: [aPlacedOrder({ paymentState })] });
    expect((await back.comeBack(query))._unsafeUnwrap()).toEqual(
      message === undefined
        ? expect.not.objectContaining({ notice: expect.anything() })
        : expect.objectContaining({ notice: expect.objectContaining({ message }) }),
    );
  });

  it('tells of a payment that was called off though no order waits here', async () => {
    const { back } = open({}, {});
    const found = (await back.comeBack([['cancelPayment', 'PAYPAL']]))._unsafeUnwrap();
    expect(found).toMatchObject({ kind: 'nothing-waited', notice: { message: 'vue.checkout.payment.cancelled' } });
  });

  it('logs an error code (spec 2 §2 "errorCode")', async () => {
    const { back, warnings } = open(pending);
    await back.comeBack([['errorCode', '22060200']]);
    expect(warnings()).toEqual([['A payment failed', { errorCode: '22060200' }]]);
  });

  it('does nothing on an ordinary visit', async () => {
    const { back, checkout } = open(pending, {});
    expect((await back.comeBack([]))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
    expect(checkout.calls()).toEqual([]);
  });
});

describe('the order of a cart whose submission has answered nobody', () => {
  const ORDERED = { orderId: brandId<OrderId>('order-1'), newCartId: brandId<CartId>('cart-2') };

  it.each([
    ['pending', { kind: 'waiting' }],
    ['not-required', { kind: 'confirmed', orderId: 'order-1' }],
  ] as const)('is found and kept in mind, and the next cart takes its place (%s)', async (paymentState, found) => {
    const { back, checkout, cookies, tabs, resets } = open({ orders: [aPlacedOrder({ paymentState })] }, {});
    expect((await back.comeBackTo(ORDERED, []))._unsafeUnwrap()).toMatchObject(found);
    expect(checkout.calls()).toEqual([
      ['changeCart', 'cart-2'],
      ['placedOrder', 'order-1'],
    ]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    expect([tabs.sent().length, resets()]).toEqual([1, 1]);
  });

  it('gives its cart back where its payment failed, and tells so', async () => {
    const { back, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'cancelled' })] }, {});
    expect((await back.comeBackTo(ORDERED, []))._unsafeUnwrap()).toMatchObject({
      kind: 'reopened',
      notice: { message: 'vue.checkout.payment.notFinished' },
    });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it.each(['changeCart', 'placedOrder'] as const)(
    'is kept in mind though the shop does not answer (%s)',
    async (call) => {
      const { back, checkout, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'pending' })] }, {});
      checkout.failNext(call, { kind: 'gateway.unreachable' });
      expect((await back.comeBackTo(ORDERED, [])).isOk()).toBe(call === 'changeCart');
      expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    },
  );
});

describe('a payment that was called off at its provider', () => {
  it('is logged, without what identifies it (spec 2 §2)', async () => {
    const { back, infos, warnings } = open({}, {});
    await back.comeBack([
      ['cancelPayment', 'PAYPAL'],
      ['token', 'EC-1'],
    ]);
    expect([infos(), warnings()]).toEqual([[['A payment was called off', { paymentId: 'PAYPAL' }]], []]);
  });
});

describe('an order that waits for its payment', () => {
  const ORDER = brandId<OrderId>('order-1');
  const pending = { orders: [aPlacedOrder({ paymentState: 'pending' })] };

  it.each([
    ['card-form', 'post-card-form'],
    ['redirect', 'leave-for'],
  ] as const)('is paid where its provider says (%s), and still waits', async (outcome, kind) => {
    const { back, checkout, cookies } = open({ ...pending, outcome });
    expect((await back.payNow(ORDER))._unsafeUnwrap()).toMatchObject({ kind });
    expect(checkout.calls()).toEqual([['payOrder', 'order-1']]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
  });

  it('is found on the way back, also where it was paid from the page of the order', async () => {
    const { back, cookies } = open({ ...pending, outcome: 'redirect' }, {});
    await back.payNow(ORDER);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    expect((await back.comeBack([['cancelPayment', 'PAYPAL']]))._unsafeUnwrap()).toMatchObject({ kind: 'waiting' });
  });

  it.each(['card-form', 'redirect'] as const)(
    'is what a provider tells of from then on, and not a membership that was left unpaid (%s)',
    async (outcome) => {
      const { back, cookies } = open({ ...pending, outcome }, { [PRIME_CHECKOUT_COOKIE]: 'paying' });
      await back.payNow(ORDER);
      expect(cookies.get(PRIME_CHECKOUT_COOKIE)).toBeUndefined();
    },
  );

  it('leaves the membership alone where it was paid already, or is of nobody here', async () => {
    const paid = { orders: [aPlacedOrder({ paymentState: 'paid' })] };
    const { back, cookies } = open(paid, { [PRIME_CHECKOUT_COOKIE]: 'paying' });
    await back.payNow(ORDER);
    await back.payNow(brandId<OrderId>('order-9'));
    expect(cookies.get(PRIME_CHECKOUT_COOKIE)).toBe('paying');
  });

  it('waits no more when it is paid', async () => {
    const { back, cookies } = open({ orders: [aPlacedOrder({ paymentState: 'paid' })] }, {});
    await back.payNow(ORDER);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it('is confirmed when it was paid in another tab', async () => {
    const { back } = open({ orders: [aPlacedOrder({ paymentState: 'paid' })] });
    expect((await back.payNow(ORDER))._unsafeUnwrap()).toMatchObject({ kind: 'confirm', orderId: 'order-1' });
    expect((await back.change(ORDER))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
  });

  it('says when it was cancelled meanwhile, and when the shop could not be asked', async () => {
    const cancelled = open({ orders: [aPlacedOrder({ paymentState: 'cancelled' })] });
    expect((await cancelled.back.payNow(ORDER))._unsafeUnwrap()).toMatchObject({
      message: 'vue.checkout.payment.error',
    });
    const { back, checkout, analytics } = open(pending);
    checkout.failNext('payOrder', { kind: 'gateway.timed-out' });
    expect((await back.payNow(ORDER))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect([...cancelled.analytics.tracked(), ...analytics.tracked()]).toEqual([
      { event: 'payment_error', error_code: 'vue.checkout.payment.error' },
      { event: 'payment_error', error_code: 'gateway.timed-out' },
    ]);
  });

  it('gives its cart back when its shopper wants to change it, tells the other tabs and resets what this one knows', async () => {
    const { back, checkout, cookies, tabs, resets } = open(pending);
    expect((await back.change(ORDER))._unsafeUnwrap()).toEqual({ kind: 'reopened' });
    expect(checkout.calls()).toEqual([['reopenAfterPayment', 'order-1']]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
    expect(tabs.sent()).toEqual([{ user: false, cart: true, wishlist: false }]);
    expect(resets()).toBe(1);
  });

  it('is none where nobody here has placed it; another one that waits is kept in mind', async () => {
    const { back, cookies } = open(pending);
    expect((await back.payNow(brandId<OrderId>('order-9')))._unsafeUnwrap()).toBeUndefined();
    expect((await back.change(brandId<OrderId>('order-9')))._unsafeUnwrap()).toEqual({ kind: 'nothing-waited' });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
  });
});

const open = (
  shop: InMemoryCheckout = {},
  cookiesBefore: Readonly<Record<string, string>> = { [PENDING_ORDER_COOKIE]: 'order-1' },
) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  const cookies = createInMemoryCookieJar(cookiesBefore);
  const tabs = createRecordingTabs();
  const analytics = createRecordingAnalytics();
  let resets = 0;
  const warnings: unknown[] = [];
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const infos: unknown[] = [];
  const logger = {
    info: (...said: readonly unknown[]) => {
      infos.push(said);
    },
    warn: (...said: readonly unknown[]) => {
      warnings.push(said);
    },
    error: () => undefined,
  };
  const back = createReturnFromPayment({ checkout, cookies, tabs, store, logger, analytics });
  return {
    back,
    checkout,
    cookies,
    tabs,
    analytics,
    resets: () => resets,
    warnings: () => warnings as readonly unknown[],
    infos: () => infos as readonly unknown[],
  };
};
