import { orderLifecycle } from '@tornister/domain/orders';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { sweepUnpaid } from '../../src/orders/sweep-unpaid.ts';
import { SIGNATURE_HEADER, signNotification } from '../../src/payment/sandbox/notification.ts';
import { openPaymentData, type PaymentData } from '../../src/payment/sandbox/payment-data.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createShopper, type Shopper, type Submitted } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;

describeOnEachDatabase('Payments', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database());
    shop = createTestShop(database());
  });

  it('holds the goods before the shopper is sent to the provider, with a form for cards and an address for wallets', async () => {
    await insertItem(database(), { id: 'hold', stock: 5 });
    const card = await paying('hold', 'CREDIT_CARD');
    expect(card.answer.computopData?.action).toBe('http://localhost:4000/sandbox/card');
    expect(card.answer.computopData?.fields.map(({ name }) => name)).toEqual(['MerchantID', 'TransID', 'Len', 'Data']);
    const wallet = await paying('hold', 'PAYPAL');
    expect(wallet.answer.redirectUrl).toMatch(/^http:\/\/localhost:4000\/sandbox\/wallet\?/);
    await expectStock(database(), 'hold', 5);
    expect(await stockOf('hold')).toBe(3);
    expect(await mailsOf(card.data.orderId)).toBe(0);
  });

  it('F21: a payment that is reported five times at once is one payment with one mail', async () => {
    await insertItem(database(), { id: 'f21' });
    const { data } = await paying('f21', 'CREDIT_CARD');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => report(data, 'paid')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await shop.flush();
    expect(await stateOf(data.orderId)).toBe('paid');
    expect(await mailsOf(data.orderId)).toBe(1);
    await expectInvariants(database());
  });

  it('F21: a paid order stays paid, whatever is reported afterwards', async () => {
    await insertItem(database(), { id: 'stay' });
    const { data } = await paying('stay', 'PAYPAL');
    await report(data, 'paid');
    await report(data, 'declined', { eventId: 'event-of-later' });
    expect(await stateOf(data.orderId)).toBe('paid');
    await expectStock(database(), 'stay', 100);
  });

  it('F21: a payment that was declined stays declined when an older report of its reservation comes late', async () => {
    await insertItem(database(), { id: 'older' });
    const { data } = await paying('older', 'CREDIT_CARD');
    await report(data, 'declined');
    expect((await report(data, 'authorised', { eventId: 'event-of-earlier' })).status).toBe(200);
    const payments = await database()
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', data.orderId)
      .execute();
    expect(payments).toEqual([{ state: 'declined' }]);
    expect(await stateOf(data.orderId)).toBe('declined');
  });

  it('a shopper whose payment was approved and then refused is told by a mail; one who was refused at once is not', async () => {
    await insertItem(database(), { id: 'approved' });
    const [approved, refused] = [await paying('approved', 'CREDIT_CARD'), await paying('approved', 'PAYPAL')];
    await report(approved.data, 'authorised', { eventId: 'event-of-approval' });
    await report(approved.data, 'declined', { eventId: 'event-of-refusal' });
    await report(refused.data, 'declined');
    const { rows } = await sql<{ key: string }>`
      select key from outbox where kind = 'order-cancelled'
        and payload->>'orderId' in (${approved.data.orderId}, ${refused.data.orderId})`.execute(database());
    expect(rows).toEqual([{ key: `order-cancelled:${approved.data.orderId}` }]);
    expect(await stateOf(approved.data.orderId)).toBe('declined');
  });

  it('the database takes the pairs of states that the domain knows and no other', async () => {
    await insertItem(database(), { id: 'pairs' });
    const { data } = await paying('pairs', 'PAYPAL');
    const states = ['awaiting-payment', 'placed', 'cancelled'] as const;
    const payments = ['not-required', 'pending', 'paid', 'declined', 'cancelled'] as const;
    for (const state of states) {
      for (const payment_state of payments) {
        const change = database().updateTable('orders').set({ state, payment_state }).where('id', '=', data.orderId);
        const isTaken = await database()
          .transaction()
          .execute((transaction) => transaction.executeQuery(change.compile()))
          .then(
            () => true,
            () => false,
          );
        expect(isTaken, `${state}, ${payment_state}`).toBe(orderLifecycle(state, payment_state) !== undefined);
      }
    }
    await database()
      .updateTable('orders')
      .set({ state: 'awaiting-payment', payment_state: 'pending' })
      .where('id', '=', data.orderId)
      .execute();
  });

  it('F22: a report with a wrong amount, currency, order or signature, or a day old, changes nothing', async () => {
    await insertItem(database(), { id: 'f22' });
    const { data } = await paying('f22', 'CREDIT_CARD');
    const wrong = (eventId: string, changes: Partial<PaymentData>) =>
      report({ ...data, ...changes }, 'paid', { eventId });
    expect((await wrong('event-wrong-amount', { amountCents: data.amountCents - 1 })).status).toBe(422);
    expect((await wrong('event-wrong-currency', { currency: 'CHF' })).status).toBe(422);
    expect((await report({ ...data, orderId: 'no-such-order' }, 'paid')).status).toBe(404);
    expect((await report(data, 'authorised', { sentAt: shop.services.now() - DAY_MS - 1 })).status).toBe(422);
    // The money is there: the provider comes again when the order is settled, and gets to know that it goes back.
    const old = await report(data, 'paid', { sentAt: shop.services.now() - DAY_MS - 1, eventId: 'event-of-yesterday' });
    expect(old.status).toBe(409);
    expect((await report(data, 'paid', {}, 'ab'.repeat(32))).status).toBe(401);
    expect(await stateOf(data.orderId)).toBe('pending');
    expect((await report(data, 'paid', { sentAt: shop.services.now() - DAY_MS })).status).toBe(200);
    expect(await stateOf(data.orderId)).toBe('paid');
  });

  it('a declined payment gives the goods back and the same cart to go on with; the second try is the one valid order', async () => {
    await insertItem(database(), { id: 'again', stock: 3 });
    const { data, shopper } = await paying('again', 'CREDIT_CARD', 2);
    await report(data, 'declined');
    expect(await stockOf('again')).toBe(3);
    const cartIds = await Promise.all([reopen(shopper, data.orderId), reopen(shopper, data.orderId)]);
    expect(cartIds[0]).toBe(cartIds[1]);
    shopper.cartId = cartIds[0] ?? expect.fail();
    const next = await database()
      .selectFrom('orders')
      .innerJoin('carts', 'carts.id', 'orders.next_cart_id')
      .select('carts.payment_id')
      .where('orders.id', '=', data.orderId)
      .executeTakeFirst();
    expect(next).toEqual({ payment_id: 'CREDIT_CARD' });
    await shopper.choosePayment('PAYPAL');
    const cart = await shopper.cart();
    expect(cart.positions).toMatchObject([{ itemId: 'again', quantity: 2 }]);
    const second = await shopper.submit(cart, 'key-of-the-second-try');
    const paid = openData(new URL(second.redirectUrl ?? '').searchParams.get('Data'));
    await report(paid, 'paid');
    const orders = await database()
      .selectFrom('orders')
      .select('state')
      .where('user_id', 'in', (of) => of.selectFrom('orders').select('user_id').where('id', '=', data.orderId))
      .execute();
    expect(orders.map(({ state }) => state).sort()).toEqual(['cancelled', 'placed']);
    await expectStock(database(), 'again', 3);
    await expectInvariants(database());
  });

  it('I5: money that comes after the order was cancelled is sent back', async () => {
    await insertItem(database(), { id: 'late' });
    const { data, shopper } = await paying('late', 'PAYPAL');
    await reopen(shopper, data.orderId);
    await report(data, 'paid');
    const refunds = await database().selectFrom('refunds').selectAll().where('order_id', '=', data.orderId).execute();
    expect(refunds).toMatchObject([
      { trans_id: data.transId, amount_cents: data.amountCents, reason: 'order-cancelled' },
    ]);
    await expectInvariants(database());
  });

  it('I5: money of which the shop hears only after a day is sent back, once, and the order stays cancelled', async () => {
    await insertItem(database(), { id: 'outage' });
    const { data } = await paying('outage', 'PAYPAL');
    const told = () => report(data, 'paid', { sentAt, eventId: 'event-of-the-outage' });
    const sentAt = shop.services.now();
    shop.pass(DAY_MS + 1);
    expect((await told()).status).toBe(409);
    await sweepUnpaid(shop.services);
    expect((await told()).status).toBe(200);
    expect((await told()).status).toBe(200);
    const refunds = await database().selectFrom('refunds').selectAll().where('order_id', '=', data.orderId).execute();
    expect(refunds).toMatchObject([
      { trans_id: data.transId, amount_cents: data.amountCents, reason: 'order-cancelled' },
    ]);
    const { state } = await database()
      .selectFrom('orders')
      .select('state')
      .where('id', '=', data.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
    await expectInvariants(database());
  });

  it('an old report of a payment that is taken pays nothing back', async () => {
    await insertItem(database(), { id: 'taken' });
    const { data } = await paying('taken', 'PAYPAL');
    const sentAt = shop.services.now();
    await report(data, 'paid');
    shop.pass(DAY_MS + 1);
    expect((await report(data, 'paid', { sentAt, eventId: 'event-of-another-try' })).status).toBe(200);
    const refunds = await database().selectFrom('refunds').selectAll().where('order_id', '=', data.orderId).execute();
    expect(refunds).toEqual([]);
    expect(await stateOf(data.orderId)).toBe('paid');
  });

  it('leads to the same payment again while the order waits, as often as it is asked', async () => {
    await insertItem(database(), { id: 'pay-now', stock: 4 });
    const card = await paying('pay-now', 'CREDIT_CARD');
    const answers = await Promise.all([pay(card.shopper, card.data.orderId), pay(card.shopper, card.data.orderId)]);
    for (const answer of answers) {
      const sealed = answer?.computopData?.fields.find(({ name }) => name === 'Data')?.value;
      expect(openData(sealed)).toMatchObject({ transId: card.data.transId, amountCents: card.data.amountCents });
      expect(answer).toMatchObject({ orderId: card.data.orderId, errorMessage: null });
    }
    const wallet = await paying('pay-now', 'PAYPAL');
    const again = await pay(wallet.shopper, wallet.data.orderId);
    expect(openData(new URL(again?.redirectUrl ?? '').searchParams.get('Data')).transId).toBe(wallet.data.transId);
    expect(await stateOf(wallet.data.orderId)).toBe('pending');
    expect(await stockOf('pay-now')).toBe(2);
    await report(wallet.data, 'paid');
    expect(await stateOf(wallet.data.orderId)).toBe('paid');
    await expectInvariants(database());
  });

  it('leads nowhere when the order is paid, cancelled or of somebody else', async () => {
    await insertItem(database(), { id: 'pay-not' });
    const paid = await paying('pay-not', 'PAYPAL');
    await report(paid.data, 'paid');
    expect(await pay(paid.shopper, paid.data.orderId)).toMatchObject({
      ...{ orderId: paid.data.orderId, redirectUrl: null, computopData: null, errorMessage: null },
    });
    const changed = await paying('pay-not', 'CREDIT_CARD');
    await reopen(changed.shopper, changed.data.orderId);
    expect(await pay(changed.shopper, changed.data.orderId)).toMatchObject({
      ...{ orderId: null, computopData: null, errorMessage: 'vue.checkout.payment.error' },
    });
    expect(await pay(await createShopper(shop), paid.data.orderId)).toBeNull();
  });

  it('I8: nobody else sees the order or gets its cart', async () => {
    await insertItem(database(), { id: 'i8' });
    const { data } = await paying('i8', 'PAYPAL');
    const stranger = await createShopper(shop);
    expect(await reopen(stranger, data.orderId)).toBeNull();
    const { getThankYouPageData } = await stranger.call<{ getThankYouPageData: unknown }>(
      'query($id:ID!){getThankYouPageData(orderId:$id){email}}',
      { id: data.orderId },
    );
    expect(getThankYouPageData).toBeNull();
  });

  const openData = (sealed: string | null | undefined): PaymentData =>
    openPaymentData(shop.services.secrets.payment, sealed ?? '') ?? expect.fail('no payment data');

  const paying = async (itemId: string, paymentId: string, quantity = 1) => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([[itemId, quantity]], paymentId);
    const answer = await shopper.submit(seen, `key-of-${itemId}-${paymentId}`);
    const sealed =
      answer.computopData?.fields.find(({ name }) => name === 'Data')?.value ??
      new URL(answer.redirectUrl ?? expect.fail(String(answer.errorMessage))).searchParams.get('Data');
    return { shopper, answer, data: openData(sealed) };
  };

  const report = (
    data: PaymentData,
    state: string,
    changes: Readonly<Record<string, unknown>> = {},
    signature?: string,
  ): Promise<Response> => {
    const { transId, orderId, amountCents, currency } = data;
    const eventId = `event-${transId}`;
    const sentAt = shop.services.now();
    const body = JSON.stringify({
      eventId,
      transId,
      orderId,
      state,
      amountCents,
      currency,
      sentAt,
      ...changes,
    });
    const headers = { [SIGNATURE_HEADER]: signature ?? signNotification(shop.services.secrets.payment, body) };
    return shop.request('/payment/notify/sandbox', { method: 'POST', body, headers });
  };

  const reopen = async (shopper: Shopper, orderId: string): Promise<string | null> =>
    (
      await shopper.call<{ reopenCartAfterPayment: string | null }>(
        'mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}',
        {
          id: orderId,
        },
      )
    ).reopenCartAfterPayment;

  const pay = async (shopper: Shopper, orderId: string): Promise<Submitted | null> =>
    (
      await shopper.call<{ payOrder: Submitted | null }>(
        'mutation($id:ID!){payOrder(orderId:$id){orderId errorMessage redirectUrl computopData{action fields{name value}}}}',
        { id: orderId },
      )
    ).payOrder;

  const stateOf = async (orderId: string) =>
    (await database().selectFrom('orders').select('payment_state').where('id', '=', orderId).executeTakeFirst())
      ?.payment_state;

  const stockOf = async (itemId: string) =>
    (await database().selectFrom('stock').select('available').where('item_id', '=', itemId).executeTakeFirst())
      ?.available;

  const mailsOf = async (orderId: string): Promise<number> => {
    await shop.flush();
    return (
      await database().selectFrom('mails').select('id').where('key', '=', `order-confirmation:${orderId}`).execute()
    ).length;
  };
});
