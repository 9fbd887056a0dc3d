import { seenCart } from '@tornister/domain/checkout';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type CartId, type OrderId, SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  answersArrive,
  createHandDrivenClock,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createRecordingAnalytics,
  createRecordingTabs,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import { PENDING_ORDER_COOKIE } from './pending-orders.ts';
import { createSubmitOrder, type OrderEntry } from './submit-order.ts';

describe('submitting a cart (spec 2 §4 "Submit")', () => {
  it('saves comment, reference and newsletter before, and puts the new cart in place after', async () => {
    const { submitOrder, checkout, tabs } = open();
    const after = (await submitOrder.submit(entry()))._unsafeUnwrap();
    expect(after).toEqual({ kind: 'confirm', orderId: 'order-1', newCartId: 'cart-2' });
    expect(checkout.calls().map(([name]) => name)).toEqual([
      'saveComment',
      'saveReference',
      'subscribeNewsletter',
      'submit',
      'changeCart',
    ]);
    expect(tabs.sent()).toEqual([CART_CHANGED]);
  });

  it.each([
    ['an order that is placed', {}, {}, 1],
    ['a cart that has changed', {}, { seen: { ...seenCart(aCart()), itemsCount: 99 } }, 1],
    ['a form for the card provider, for which the tab leaves the shop', { outcome: 'card-form' }, {}, 0],
  ] as const)('shows the cart anew after %s', async (_after, shop, changes, times) => {
    const { submitOrder, resets } = open(shop);
    await submitOrder.submit(entry(changes));
    expect(resets()).toBe(times);
  });

  it('leaves the cart as it is shown when the call was lost', async () => {
    const { submitOrder, checkout, resets } = open();
    checkout.failNext('submit', { kind: 'gateway.unreachable' });
    await submitOrder.submit(entry());
    expect(resets()).toBe(0);
  });

  it('saves an empty comment as one, so that the one from before goes', async () => {
    const { submitOrder, checkout } = open();
    await submitOrder.submit(entry({ draft: { ...entry().draft, orderComment: '' } }));
    expect(checkout.calls()).toContainEqual(['saveComment', '']);
  });

  it('places nothing when the comment could not be saved', async () => {
    const { submitOrder, checkout } = open();
    checkout.failNext('saveComment', { kind: 'gateway.unreachable' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    expect(checkout.placed()).toBe(0);
  });

  it('has no order that waits for its payment after one that is placed', async () => {
    const { submitOrder, cookies } = open();
    await submitOrder.submit(entry());
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it('sends the reference only if its box is ticked (spec 2 §5)', async () => {
    const { submitOrder, checkout } = open();
    const draft = { ...entry().draft, orderReference: 'Klasse 4b', orderReferenceCheck: false };
    await submitOrder.submit(entry({ draft }));
    expect(checkout.calls()).toContainEqual(['saveReference', '']);
  });

  it('warns when grand total, product count or item count differ, and places nothing', async () => {
    const { submitOrder, checkout } = open();
    const seen = { ...entry().seen, grandTotalCents: entry().seen.grandTotalCents + 1 };
    const after = (await submitOrder.submit(entry({ seen })))._unsafeUnwrap();
    expect(after).toMatchObject({
      kind: 'go-to-start-and-refetch',
      message: 'vue.checkout.summaryStep.notification.cartChanged',
    });
    expect(checkout.placed()).toBe(0);
  });

  it('fetches a new cart id when the order was already submitted', async () => {
    const { submitOrder, checkout } = open();
    await submitOrder.submit(entry());
    const after = (await submitOrder.submit(entry({ idempotencyKey: 'another-key' })))._unsafeUnwrap();
    expect(after).toMatchObject({ kind: 'go-to-start', message: 'vue.checkout.error.orderAlreadySubmitted' });
    expect(checkout.calls().at(-1)).toEqual(['changeCart', 'cart-2']);
  });

  it.each([
    [{ kind: 'submission.order-cancelled' }, 'go-to-basket', undefined],
    [{ kind: 'submission.order-waits', orderId: brandId<OrderId>('order-1') }, 'go-to-basket', 'order-1'],
    [{ kind: 'submission.refused', message: 'vue.checkout.payment.error' }, 'show-summary-anew', undefined],
  ] as const)('goes on with the cart that came with the refusal (%j)', async (refusal, kind, pending) => {
    const newCartId = brandId<CartId>('cart-2');
    const { submitOrder, checkout, cookies, tabs, resets } = open({ refusal: { ...refusal, newCartId } });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toMatchObject({ kind });
    expect(checkout.calls().at(-1)).toEqual(['changeCart', 'cart-2']);
    expect([tabs.sent(), resets()]).toEqual([[CART_CHANGED], 1]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe(pending);
  });

  it('stays with its cart where the refusal comes with none', async () => {
    const { submitOrder, checkout, resets } = open({
      refusal: { kind: 'submission.refused', message: 'Ausverkauft.' },
    });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toEqual({
      kind: 'show-in-summary',
      message: 'Ausverkauft.',
    });
    expect(checkout.calls().some(([name]) => name === 'changeCart')).toBe(false);
    expect(resets()).toBe(0);
  });

  it('leads card payments to a form and remembers the order that waits for its payment', async () => {
    const { submitOrder, cookies } = open({ outcome: 'card-form' });
    cookies.set('primeCheckout', 'paying', {});
    const after = (await submitOrder.submit(entry()))._unsafeUnwrap();
    expect(after).toEqual({ kind: 'post-card-form', action: 'https://pay.example/card', fields: { Data: 'ABC' } });
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    // What the provider says next is of this order, and of no membership that was left unpaid.
    expect(cookies.get('primeCheckout')).toBeUndefined();
  });

  it('leaves for the address of a wallet after 100 ms', async () => {
    const { submitOrder } = open({ outcome: 'redirect' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toEqual({
      kind: 'leave-for',
      url: 'https://pay.example/wallet',
      afterMs: 100,
    });
  });

  it('answers an unknown outcome as an error, so that the same key can be asked again', async () => {
    const { submitOrder, checkout } = open();
    checkout.failNext('submit', { kind: 'gateway.timed-out' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toMatchObject({ kind: 'confirm', orderId: 'order-1' });
  });

  it('confirms the order although the cookie of the new cart could not be set', async () => {
    const { submitOrder, checkout } = open();
    checkout.failNext('changeCart', { kind: 'gateway.unreachable' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toMatchObject({ kind: 'confirm' });
  });
});

describe('a payment that fails (spec 2 §8 "Payment errors")', () => {
  const SUBMITTED = { event: 'submit_order' };

  it.each(['vue.checkout.payment.error', 'vue.cart.error.somethingWentWrong'])(
    'is reported where the summary says so: %s',
    async (message) => {
      const { submitOrder, analytics } = open({ refusal: { kind: 'submission.refused', message } });
      await submitOrder.submit(entry());
      expect(analytics.tracked()).toEqual([SUBMITTED, { event: 'payment_error', error_code: message }]);
    },
  );

  it('is reported where the order button got no answer', async () => {
    const { submitOrder, checkout, analytics } = open();
    checkout.failNext('submit', { kind: 'gateway.timed-out' });
    await submitOrder.submit(entry());
    expect(analytics.tracked()).toEqual([SUBMITTED, { event: 'payment_error', error_code: 'gateway.timed-out' }]);
  });

  it('is none where a comment could not be saved, the cart has changed, or an article is sold out', async () => {
    const { submitOrder, checkout, analytics } = open();
    checkout.failNext('saveComment', { kind: 'gateway.unreachable' });
    await submitOrder.submit(entry());
    await submitOrder.submit(entry({ seen: { ...seenCart(aCart()), itemsCount: 99 } }));
    const soldOut = open({ refusal: { kind: 'submission.refused', message: 'Ausverkauft.' } });
    await soldOut.submitOrder.submit(entry());
    expect([...analytics.tracked(), ...soldOut.analytics.tracked()]).toEqual([SUBMITTED, SUBMITTED, SUBMITTED]);
  });
});

describe('submitting twice (a double click, a repeated post)', () => {
  it('places one order and gives both the same answer, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 5 }), async (scheduler, times) => {
        const { submitOrder, checkout } = open({ arrives: (answer) => scheduler.schedule(Promise.resolve(answer)) });
        const submissions = Array.from({ length: times }, () => submitOrder.submit(entry()));
        await scheduler.waitIdle();
        const answers = await Promise.all(submissions);
        expect(new Set(answers.map((answer) => JSON.stringify(answer._unsafeUnwrap()))).size).toBe(1);
        expect(checkout.placed()).toBe(1);
        expect(checkout.calls().filter(([name]) => name === 'submit')).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same answer to a shopper whose first answer was lost on the way (F9)', async () => {
    const { submitOrder, checkout } = open();
    await submitOrder.submit(entry());
    checkout.failNext('saveComment', { kind: 'gateway.cart-lost' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrap()).toMatchObject({ kind: 'confirm', orderId: 'order-1' });
    expect(checkout.placed()).toBe(1);
  });

  it('does not write the comment into the next cart when a form is posted again after its order', async () => {
    const { submitOrder, checkout, cookies } = open();
    await submitOrder.submit(entry());
    cookies.set('cartReference', 'cart-2', {});
    const again = (await submitOrder.submit(entry()))._unsafeUnwrap();
    expect(again).toMatchObject({ kind: 'confirm', orderId: 'order-1' });
    expect(checkout.calls().filter(([name]) => name === 'saveComment')).toHaveLength(1);
  });
});

describe('the Leitweg-ID of a business customer', () => {
  const withReference = (buyerReference?: string) =>
    entry({ draft: { ...entry().draft, ...(buyerReference === undefined ? {} : { buyerReference }) } });
  const chosen = async (buyerReference?: string) => {
    const { submitOrder, checkout } = open();
    expect((await submitOrder.submit(withReference(buyerReference))).isOk()).toBe(true);
    return checkout.calls().filter(([name]) => name === 'selectPayment');
  };

  it('turns the agreed invoice into an XRechnung before the order is placed; without one it stays an invoice', async () => {
    expect(await chosen('04011000-1234512345-06')).toEqual([['selectPayment', 'X_RECHNUNG', '04011000-1234512345-06']]);
    expect(await chosen(' ')).toEqual([['selectPayment', 'RECHNUNG', undefined]]);
  });

  it('is missing where an XRechnung is agreed, and nothing is sent', async () => {
    const { submitOrder, checkout } = open();
    const draft = { ...entry().draft, buyerReference: ' ', needsBuyerReference: true };
    expect((await submitOrder.submit(entry({ draft })))._unsafeUnwrapErr()).toEqual({
      kind: 'order.invalid',
      errors: [{ field: 'buyerReference', message: 'buyer-reference.missing' }],
    });
    expect(checkout.calls()).toEqual([]);
  });

  it('is not asked where shoppers choose how to pay', async () => {
    expect(await chosen(undefined)).toEqual([]);
  });

  it.each([
    ['04011000-1234512345-07', 'buyer-reference.wrong-check-digits'],
    ['Rathaus', 'buyer-reference.malformed'],
  ])('is a mistake of its field when it is none (%s), and nothing is sent', async (typed, message) => {
    const { submitOrder, checkout } = open();
    expect((await submitOrder.submit(withReference(typed)))._unsafeUnwrapErr()).toEqual({
      kind: 'order.invalid',
      errors: [{ field: 'buyerReference', message }],
    });
    expect(checkout.calls()).toEqual([]);
  });
});

describe('what was typed and is not saved', () => {
  const isKept = ({ drafts }: Pick<ReturnType<typeof open>, 'drafts'>) =>
    drafts.read(SESSION_STORAGE_KEYS.checkout) !== undefined;

  it.each(['placed', 'redirect', 'card-form'] as const)('is forgotten with the order (%s)', async (outcome) => {
    const shop = open({ outcome });
    await shop.submitOrder.submit(entry());
    expect(isKept(shop)).toBe(false);
  });

  it('is kept as long as no order came about', async () => {
    const shop = open();
    shop.checkout.failNext('submit', { kind: 'gateway.timed-out' });
    await shop.submitOrder.submit(entry());
    await shop.submitOrder.submit(entry({ seen: { ...seenCart(aCart()), itemsCount: 99 } }));
    expect(isKept(shop)).toBe(true);
  });
});

describe('a view of the summary', () => {
  it('has a key of its own', () => {
    const { submitOrder } = open();
    expect([submitOrder.newKey(), submitOrder.newKey()]).toEqual(['key-1', 'key-2']);
  });

  it('is left for the provider after the time that it was given, and not before', async () => {
    const { submitOrder, clock } = open();
    let hasLeft = false;
    const leaving = submitOrder.leaving(100).then(() => {
      hasLeft = true;
    });
    clock.pass(99);
    await answersArrive();
    expect(hasLeft).toBe(false);
    clock.pass(1);
    await leaving;
    expect(hasLeft).toBe(true);
  });
});

describe('the button that a guest presses once more, after the confirmation has ended the login', () => {
  const NOBODY_HERE = { kind: 'gateway.unauthenticated', revoked: false } as const;
  const CONFIRMED = { cartReference: 'cart-2', confirmedOrder: 'order-1:100001' };

  it.each([
    ['tells the number of the order that stands', {}, { kind: 'order.confirmed', orderNumber: '100001' }],
    ['asks for the login where no order was confirmed here', { confirmedOrder: '' }, NOBODY_HERE],
    ['asks for the login where the cart is still the one of this browser', { cartReference: 'cart-1' }, NOBODY_HERE],
    ['asks for the login where another one has ended by itself', { securityLogout: 'guest' }, NOBODY_HERE],
    ['asks for the login where somebody is taken for logged in', { 'X-JWT-exist': '1' }, NOBODY_HERE],
  ] as const)('%s', async (_what, cookies, error) => {
    const { submitOrder, checkout } = open({}, { ...CONFIRMED, ...cookies });
    checkout.failNext('saveComment', NOBODY_HERE);
    checkout.failNext('submit', NOBODY_HERE);
    expect((await submitOrder.submit(entry()))._unsafeUnwrapErr()).toEqual(error);
  });

  it('tells of no order where the shop did not answer', async () => {
    const { submitOrder, checkout } = open({}, CONFIRMED);
    checkout.failNext('submit', { kind: 'gateway.unreachable' });
    expect((await submitOrder.submit(entry()))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});

const open = (
  shop: InMemoryCheckout = {},
  cookiesBefore: Readonly<Record<string, string>> = { cartReference: 'cart-1' },
) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  const cookies = createInMemoryCookieJar(cookiesBefore);
  const drafts = createInMemoryDeviceStore({ [SESSION_STORAGE_KEYS.checkout]: '{}' });
  const tabs = createRecordingTabs();
  const clock = createHandDrivenClock();
  const analytics = createRecordingAnalytics();
  let made = 0;
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const keys = {
    make: () => {
      made += 1;
      return `key-${made}`;
    },
  };
  const submitOrder = createSubmitOrder({
    checkout,
    cookies,
    drafts,
    tabs,
    store,
    analytics,
    keys,
    clock,
  });
  return { submitOrder, checkout, cookies, drafts, tabs, clock, analytics, resets: () => resets };
};

const entry = (changes: Partial<OrderEntry> = {}): OrderEntry => ({
  cartId: brandId<CartId>('cart-1'),
  seen: seenCart(aCart()),
  idempotencyKey: 'summary-view-1',
  draft: { orderReferenceCheck: true, orderReference: '4b', orderComment: 'Danke', newsletterSubscribe: false },
  ...changes,
});
