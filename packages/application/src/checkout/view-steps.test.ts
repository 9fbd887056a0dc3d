import { seenCart } from '@tornister/domain/checkout';
import { money } from '@tornister/domain/money';
import { CART_CHANGED, LOGIN_CHANGED } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  answersArrive,
  aPayment,
  createInMemoryCookieJar,
  createRecordingTabs,
} from '../../testing/index.ts';
import { type EditCartState, NO_CART } from '../cart/cart-state.ts';
import { behavior, createScope } from '../kernel/index.ts';
import { createViewLogin, type OpenedLoginStep } from './view-login.ts';
import { createViewPayment } from './view-payment.ts';
import { createViewSummary, type OpenedOrder } from './view-summary.ts';

describe('the payment step in a tab', () => {
  const methods = [aPayment('PAYPAL', { enabled: false }), aPayment('CREDIT_CARD'), aPayment('INVOICE')];

  it('opens with what was ticked before, then with what the cart has, then with nothing', () => {
    const chosen = [methods[0], methods[1], aPayment('INVOICE', { selected: true })].filter((m) => m !== undefined);
    const selected = (wanted: string | undefined, offered = methods) =>
      createViewPayment({ methods: offered, wanted }).state$.value.selected;
    expect([selected('CREDIT_CARD', chosen), selected(undefined, chosen), selected(undefined)]).toEqual([
      'CREDIT_CARD',
      'INVOICE',
      undefined,
    ]);
    expect(selected('PAYPAL', chosen)).toBe('INVOICE');
  });

  it('complains of a missing choice until there is one; a method that is off is none', () => {
    const missing = { field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' };
    const reference = { field: 'buyerReference', message: 'buyer-reference.missing' };
    const view = createViewPayment({ methods, errors: [missing, reference] });
    view.choose('PAYPAL');
    expect(view.state$.value.errors).toEqual([missing, reference]);
    view.choose('INVOICE');
    expect(view.state$.value).toMatchObject({ selected: 'INVOICE', errors: [reference] });
  });
});

describe('the summary in a tab', () => {
  const CART = aCart([aLine(1), aLine(2)]);
  const CHOICES = { billingAddressId: 'bill', shippingAddressId: '', paymentId: 'INVOICE' };

  it('keeps the key of an attempt whose outcome is unknown, and takes a new one after a refusal', () => {
    const key = (refused?: OpenedOrder['refused']) =>
      openSummary({ cart: CART, choices: CHOICES, idempotencyKey: 'new', ...(refused && { refused }) }).view.state$
        .value.idempotencyKey;
    expect([
      key(),
      key({ message: 'gateway.unreachable', idempotencyKey: 'old' }),
      key({ message: 'gateway.timed-out' }),
      key({ message: 'Ausverkauft.', idempotencyKey: 'old' }),
    ]).toEqual(['new', 'old', 'new', 'new']);
  });

  it.each([
    ['another quantity', aCart([aLine(1, { quantity: 2 }), aLine(2)])],
    ['another price', aCart([aLine(1, { positionTotal: money(1) }), aLine(2)])],
    ['a line less', aCart([aLine(1)])],
    ['another cart', aCart([aLine(1), aLine(2)], { id: brandId<CartId>('cart-2') })],
    ['no cart', undefined],
  ])('is outdated by %s', async (_what, cart) => {
    const { view, known } = openSummary();
    await answersArrive();
    known.set({ ...READY, ...(cart && { cart }) });
    expect(view.state$.value.isOutdated).toBe(true);
    known.set({ ...READY, cart: CART });
    expect(view.state$.value.isOutdated).toBe(false);
  });

  it('orders what it shows, to where and by the payment that it shows', () => {
    expect(openSummary().view.state$.value.seen).toEqual({ ...seenCart(CART), ...CHOICES });
  });

  it('hands the cart that it was opened with to the tab, which need not ask for it', () => {
    expect(openSummary().adopted).toEqual([CART]);
  });

  it('is none the worse for other shipping costs, another order of lines, or a cart that is asked for', async () => {
    const { view, known } = openSummary();
    await answersArrive();
    const withShipping = { ...CART.totals, shippingCost: money(495), grandTotal: money(1) };
    for (const state of [
      { ...READY, cart: { ...CART, totals: withShipping, lines: CART.lines.toReversed() } },
      { status: 'loading' },
      { status: 'failed', error: { kind: 'gateway.unreachable' } },
      { ...READY, isChanging: true },
    ] satisfies EditCartState[]) {
      known.set(state);
      expect(view.state$.value.isOutdated).toBe(false);
    }
  });

  const READY = { ...NO_CART, status: 'ready', isChanging: false, busyLines: [], removal: { kind: 'none' } } as const;
  const openSummary = (opened: OpenedOrder = { cart: CART, choices: CHOICES, idempotencyKey: 'new' }) => {
    const known = behavior<EditCartState>({ status: 'unknown' });
    const adopted: unknown[] = [];
    const adopt = (cart: unknown) => {
      adopted.push(cart);
      return okAsync(undefined);
    };
    return { view: createViewSummary(createScope(), { editCart: { ...known, adopt } }, opened), known, adopted };
  };
});

describe('the login step in a tab', () => {
  it.each([
    [{ isCartEmpty: false }, false, { form: 'choose', offersGuest: true }],
    [{ isCartEmpty: false, asked: 'guest' }, false, { form: 'guest' }],
    [{ isCartEmpty: false, asked: 'nonsense' }, false, { form: 'choose' }],
    [{ isCartEmpty: false, asked: 'register' }, false, { form: 'register' }],
    [{ isCartEmpty: false, asked: 'register' }, true, { form: 'register' }],
    [{ isCartEmpty: true }, false, { form: 'choose', offersGuest: false }],
    [{ isCartEmpty: false, asked: 'guest' }, true, { form: 'choose', offersGuest: false }],
  ] as const)(
    'shows the form that is asked for, and a guest where one can order (%o, institutions: %s)',
    (opened, isB2b, expected) => {
      expect(openLogin(opened, isB2b).view.state$.value).toMatchObject(expected);
    },
  );

  it('notices a login in another tab, and no change of a cart', () => {
    const { view, tabs, cookies } = openLogin({ isCartEmpty: false });
    cookies.set('X-JWT-exist', '1', {});
    tabs.speak(CART_CHANGED);
    expect(view.state$.value.isLoggedIn).toBe(false);
    tabs.speak(LOGIN_CHANGED);
    expect(view.state$.value.isLoggedIn).toBe(true);
    cookies.remove('X-JWT-exist');
    tabs.speak(LOGIN_CHANGED);
    expect(view.state$.value.isLoggedIn).toBe(false);
  });

  const openLogin = (opened: OpenedLoginStep, isB2b = false) => {
    const cookies = createInMemoryCookieJar();
    const tabs = createRecordingTabs();
    return { view: createViewLogin(createScope(), { cookies, tabs, isB2b }, opened), cookies, tabs };
  };
});
