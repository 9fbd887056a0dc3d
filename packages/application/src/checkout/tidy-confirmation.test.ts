import { brandId, type OrderId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aPlacedOrder,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createRecordingAnalytics,
  createRecordingTabs,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import { PENDING_ORDER_COOKIE } from './submit-order.ts';
import { createTidyConfirmation } from './tidy-confirmation.ts';

const ORDER = brandId<OrderId>('order-1');

describe('the confirmation (spec 2 §4 "Confirmation cleanup")', () => {
  it('shows the order of this visitor and keeps nothing of the checkout', async () => {
    const { tidy, session, cookies } = open({ orders: [aPlacedOrder()] });
    expect((await tidy.open(ORDER))._unsafeUnwrap()).toMatchObject({ orderId: 'order-1' });
    expect(['checkout', 'user', 'product-rating-mail-consent'].map(session.read)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it("shows nothing of somebody else's order and tidies nothing", async () => {
    const { tidy, session } = open();
    expect((await tidy.open(ORDER))._unsafeUnwrap()).toBeUndefined();
    expect(session.read('checkout')).toBe('kept');
  });
});

describe('coming back from a payment provider', () => {
  it.each(['paid', 'pending', 'not-required'] as const)('confirms an order that is %s', async (paymentState) => {
    const { tidy } = open({ orders: [aPlacedOrder({ paymentState })] });
    expect((await tidy.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'confirmed', orderId: 'order-1' });
  });

  it.each(['declined', 'cancelled'] as const)('opens the cart of an order that is %s again', async (paymentState) => {
    const { tidy, checkout } = open({ orders: [aPlacedOrder({ paymentState })] });
    expect((await tidy.arrive('order-1'))._unsafeUnwrap()).toEqual({ kind: 'not-paid' });
    expect(checkout.calls()).toContainEqual(['reopenAfterPayment', 'order-1']);
  });

  it('finds the order by the cookie where the provider names none', async () => {
    const { tidy } = open({ orders: [aPlacedOrder()] });
    expect((await tidy.arrive(undefined))._unsafeUnwrap()).toMatchObject({ kind: 'confirmed' });
  });

  it('logs an error code and opens the cart again (spec 2 §2 "errorCode")', async () => {
    const { tidy, checkout, analytics } = open();
    await tidy.comeBack([['errorCode', '22060200']]);
    expect(analytics.tracked()).toMatchObject([{ name: 'payment_error' }]);
    expect(checkout.calls()).toEqual([['reopenAfterPayment', 'order-1']]);
  });

  it('logs a called-off payment with its identifier, and opens the cart once', async () => {
    const { tidy, checkout, analytics } = open();
    const query = [
      ['cancelPayment', 'PAYPAL'],
      ['token', 'EC-1'],
    ] as const;
    await tidy.comeBack(query);
    await tidy.comeBack(query);
    expect(analytics.tracked()[0]).toMatchObject({ name: 'payment_cancel', fields: { identifier: 'EC-1' } });
    expect(checkout.calls()).toEqual([['reopenAfterPayment', 'order-1']]);
  });

  it('does nothing on an ordinary visit of the payment step', async () => {
    const { tidy, checkout } = open();
    await tidy.comeBack([]);
    expect(checkout.calls()).toEqual([]);
  });
});

const open = (shop: InMemoryCheckout = {}) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  const cookies = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: 'order-1' });
  const session = createInMemoryDeviceStore({ checkout: 'kept', user: 'kept' });
  const analytics = createRecordingAnalytics();
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const tidy = createTidyConfirmation({ checkout, cookies, session, tabs: createRecordingTabs(), analytics, logger });
  return { tidy, checkout, cookies, session, analytics };
};
