import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { cancelPlaced } from '../../src/orders/call-off.ts';
import { writePayment } from '../../src/payment/payment-rows.ts';
import type { PaymentRequest } from '../../src/payment/provider.ts';
import { lockOrderOf } from '../../src/returns/advance-return.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { type InMemoryProvider, inMemoryProvider } from '../support/in-memory-provider.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const STAFF = 'staff@shop.example';

describeOnEachDatabase('Money that pays nothing goes back', (database) => {
  let shop: TestShop;
  let twin: InMemoryProvider;

  beforeAll(async () => {
    await insertShelf(database());
    twin = inMemoryProvider(() => TEST_START);
    shop = createTestShop(database(), { providers: [twin.provider], environment: { STAFF_EMAIL: STAFF } });
  });

  it('a second payment of a paid order is paid back once, told by one mail, and the order stays paid', async () => {
    const first = await paying('second');
    const second = await anotherPayment(first);
    await twin.decide(first, 'approve');
    await twin.decide(second, 'approve');
    await report(first);
    const statuses = await Promise.all([1, 2, 3, 4].map(() => report(second)));
    expect(statuses.flat()).toEqual([200, 200, 200, 200]);
    await Promise.all([shop.flush(), shop.flush()]);
    expect(await stateOf(first)).toEqual({ state: 'placed', payment_state: 'paid' });
    expect(await refundsOf(first)).toMatchObject([
      { trans_id: second.transId, reason: 'second-capture', state: 'done' },
    ]);
    expect([twin.refunded(first.transId), twin.refunded(second.transId)]).toEqual([0, second.amount.cents]);
    expect(await mailsTo(first)).toEqual([
      expect.stringContaining('bei Tornister'),
      expect.stringContaining('wurde erstattet'),
    ]);
    await expectInvariants(database());
  });

  it('an order that was paid twice is cancelled with the money of the payment that pays it', async () => {
    const first = await paying('twice');
    shop.pass(1_000);
    const second = await anotherPayment(first);
    for (const payment of [first, second]) {
      await twin.decide(payment, 'approve');
      await report(payment);
    }
    await shop.flush();
    await database()
      .transaction()
      .execute(async (transaction) =>
        cancelPlaced(transaction, await lockOrderOf(transaction, first.orderId), 'shop', shop.services.now()),
      );
    await shop.flush();
    expect(await refundsOf(first)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ trans_id: first.transId, reason: 'called-off', state: 'done' }),
        expect.objectContaining({ trans_id: second.transId, reason: 'second-capture', state: 'done' }),
      ]),
    );
    expect([twin.refunded(first.transId), twin.refunded(second.transId)]).toEqual([
      first.amount.cents,
      second.amount.cents,
    ]);
    await expectInvariants(database());
  });

  it('two payments of one order that are captured at once: one pays it, the other goes back', async () => {
    const first = await paying('both');
    const second = await anotherPayment(first);
    for (const payment of [first, second]) await twin.decide(payment, 'approve');
    await Promise.all([report(first), report(second), report(first), report(second)]);
    await shop.flush();
    expect(await refundsOf(first)).toHaveLength(1);
    expect(twin.refunded(first.transId) + twin.refunded(second.transId)).toBe(first.amount.cents);
    expect(await stateOf(first)).toEqual({ state: 'placed', payment_state: 'paid' });
    await expectInvariants(database());
  });

  it('a wrong amount is paid back as it came, and the order waits on', async () => {
    const payment = await paying('wrong');
    await twin.decide({ ...payment, amount: money(payment.amount.cents - 1) }, 'approve');
    expect(await report(payment)).toEqual([422]);
    expect(await report(payment)).toEqual([200]);
    await shop.flush();
    expect(await refundsOf(payment)).toMatchObject([
      { amount_cents: payment.amount.cents - 1, reason: 'wrong-amount', state: 'done' },
    ]);
    expect(await stateOf(payment)).toEqual({ state: 'awaiting-payment', payment_state: 'pending' });
    await expectInvariants(database());
  });

  it('a payment that the shop never began is paid back, and the order waits on', async () => {
    const payment = await paying('foreign');
    const foreign = { ...payment, transId: 'trans-that-nobody-began' };
    await twin.decide(foreign, 'approve');
    expect(await report(foreign)).toEqual([422]);
    await shop.flush();
    expect(await refundsOf(payment)).toMatchObject([
      { trans_id: foreign.transId, reason: 'unknown-payment', state: 'done' },
    ]);
    expect(await stateOf(payment)).toEqual({ state: 'awaiting-payment', payment_state: 'pending' });
  });

  it('a payment that failed does not cancel an order that is being paid by another one', async () => {
    const first = await paying('next');
    const second = await anotherPayment(first);
    await twin.decide(first, 'decline');
    await report(first);
    expect(await stateOf(first)).toEqual({ state: 'awaiting-payment', payment_state: 'pending' });
    await twin.decide(second, 'approve');
    await report(second);
    expect(await stateOf(first)).toEqual({ state: 'placed', payment_state: 'paid' });
    await expectInvariants(database());
  });

  it('reserved money is taken while the order waits, and the report of it pays the order', async () => {
    const payment = await paying('reserve');
    await twin.decide(payment, 'reserve');
    await report(payment);
    expect(await stateOf(payment)).toEqual({ state: 'awaiting-payment', payment_state: 'pending' });
    await shop.flush();
    await report(payment);
    expect(await stateOf(payment)).toEqual({ state: 'placed', payment_state: 'paid' });
    await expectInvariants(database());
  });

  it('reserved money that the provider refuses to pay out is a payment that failed: the goods are free, and the shopper is told once', async () => {
    const payment = await paying('refused');
    await twin.decide(payment, 'reserve');
    await report(payment);
    twin.refuses = 'the reservation has lapsed';
    await shop.flush();
    twin.refuses = undefined;
    expect(await stateOf(payment)).toEqual({ state: 'cancelled', payment_state: 'declined' });
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select('key')
      .where('key', '=', `order-cancelled:${payment.orderId}`)
      .execute();
    expect(mails).toHaveLength(1);
    await expectInvariants(database());
  });

  it('money that is reserved for an order that was given up meanwhile is never taken', async () => {
    const payment = await paying('lapse');
    await twin.decide(payment, 'reserve');
    await report(payment);
    await database()
      .updateTable('orders')
      .set({ state: 'cancelled', payment_state: 'cancelled' })
      .where('id', '=', payment.orderId)
      .execute();
    await shop.flush();
    expect(await twin.reports(payment.transId)).toHaveLength(1);
  });

  it('a refund waits for a provider that cannot be reached, and is asked for again', async () => {
    const first = await paying('away');
    const second = await anotherPayment(first);
    for (const payment of [first, second]) {
      await twin.decide(payment, 'approve');
      await report(payment);
    }
    twin.isReachable = false;
    await shop.flush();
    expect(await refundsOf(first)).toMatchObject([{ state: 'requested' }]);
    twin.isReachable = true;
    await shop.flush();
    expect(await refundsOf(first)).toMatchObject([{ state: 'requested' }]);
    shop.pass(60_000);
    await shop.flush();
    expect(await refundsOf(first)).toMatchObject([
      { state: 'done', provider_answer: expect.stringContaining('twin-') },
    ]);
    await expectInvariants(database());
  });

  it('a refund that the provider refuses is told to the staff once, who have to pay by hand, and to no customer', async () => {
    const payment = await paying('no');
    await twin.decide({ ...payment, amount: money(payment.amount.cents - 1) }, 'approve');
    await report(payment);
    twin.refuses = 'the account is closed';
    await Promise.all([shop.flush(), shop.flush()]);
    twin.refuses = undefined;
    shop.pass(60_000);
    await shop.flush();
    const [refund] = await refundsOf(payment);
    expect(refund).toMatchObject({ state: 'refused', provider_answer: 'the account is closed' });
    expect(await mailsTo(payment)).toEqual([]);
    const mails = await database().selectFrom('mails').selectAll().where('recipient', '=', STAFF).execute();
    expect(mails).toMatchObject([
      {
        key: `refund-refused:${refund?.id}`,
        subject: expect.stringMatching(/^Rückzahlung abgelehnt: Bestellung \d+$/),
        text: expect.stringContaining('Antwort des Anbieters: the account is closed'),
      },
    ]);
    for (const fact of [payment.transId, refund?.id]) expect(mails[0]?.text).toContain(fact);
  });

  it('an order whose payment cannot be begun is given up, and the shopper has the cart', async () => {
    await insertItem(database(), { id: 'unbegun', stock: 5 });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['unbegun', 2]], 'PAYPAL');
    twin.isReachable = false;
    const answer = await shopper.submit(seen, 'key-of-unbegun');
    twin.isReachable = true;
    expect(answer).toMatchObject({ orderId: null, redirectUrl: null, errorMessage: 'vue.checkout.payment.error' });
    shopper.cartId = answer.newCartId ?? expect.fail('no cart');
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'unbegun', quantity: 2 }]);
    await expectStock(database(), 'unbegun', 5);
    await expectInvariants(database());
  });

  const paying = async (id: string): Promise<PaymentRequest> => {
    await insertItem(database(), { id });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([[id, 1]], 'PAYPAL');
    const { orderId, redirectUrl } = await shopper.submit(seen, `key-of-${id}`);
    const transId = new URL(redirectUrl ?? expect.fail('no address')).pathname.split('/').at(-1) ?? '';
    const row = await database()
      .selectFrom('payments')
      .selectAll()
      .where('trans_id', '=', transId)
      .executeTakeFirstOrThrow();
    return {
      transId,
      orderId: orderId ?? expect.fail('no order'),
      paymentId: paymentIdOf(row.payment_id),
      amount: money(row.amount_cents, row.currency as CurrencyCode),
      baseUrl: 'http://de.localhost:3000',
      store: 'de',
      language: 'de',
    };
  };

  const anotherPayment = async (payment: PaymentRequest): Promise<PaymentRequest> => {
    const { orderId, paymentId, amount } = payment;
    const now = shop.services.now();
    const transId = await database()
      .transaction()
      .execute((transaction) => writePayment(transaction, { orderId, provider: 'twin', paymentId, amount, now }));
    return { ...payment, transId };
  };

  /** Hands over everything that the provider reports about a payment. */
  const report = async ({ transId }: PaymentRequest): Promise<readonly number[]> => {
    const all = await twin.reports(transId);
    const answers = all.map(({ body, header }) =>
      shop.request('/payment/notify/twin', { method: 'POST', body, headers: { 'x-seal': header('x-seal') ?? '' } }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  const stateOf = ({ orderId }: PaymentRequest) =>
    database().selectFrom('orders').select(['state', 'payment_state']).where('id', '=', orderId).executeTakeFirst();

  const refundsOf = ({ orderId }: PaymentRequest) =>
    database().selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();

  const mailsTo = async ({ orderId }: PaymentRequest): Promise<readonly string[]> => {
    const refunds = await refundsOf({ orderId } as PaymentRequest);
    const keys = [`order-confirmation:${orderId}`, ...refunds.map(({ id }) => `refund:${id}`)];
    const mails = await database().selectFrom('mails').select(['key', 'subject']).where('key', 'in', keys).execute();
    return keys.flatMap((key) => mails.filter((mail) => mail.key === key).map(({ subject }) => subject));
  };
});
