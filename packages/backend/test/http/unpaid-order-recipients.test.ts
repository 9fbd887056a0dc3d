// An order that ends unpaid and has sent no mail counts no longer for the mailbox that it named (ASVS 2.4.1).

import { money } from '@tornister/domain/money';
import type { PaymentReport } from '@tornister/domain/orders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LATE_REFUNDS_TO_RECIPIENT, ORDERS_TO_RECIPIENT } from '../../src/limits/limits.ts';
import { sweepUnpaid, UNPAID_ORDER_MS } from '../../src/orders/sweep-unpaid.ts';
import { applyNotification } from '../../src/payment/apply-notification.ts';
import { writeReport } from '../../src/payment/sandbox/reports.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createStrangers } from '../support/strangers.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

describeOnEachDatabase('The mailbox of an order that is not paid', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'shelf', stock: 1_000 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const aStranger = createStrangers();

  /** The keys of the mails that a mailbox has got. */
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    await shop.flush();
    const mails = await database().selectFrom('mails').select('key').where('recipient', '=', email).execute();
    return mails.map(({ key }) => key.split(':', 1)[0] ?? '');
  };

  /** A guest who orders to be paid at a provider, and goes on with the next cart. */
  const waits = async (email: string) => {
    const guest = await createShopper(shop);
    await guest.add('shelf', 1);
    await guest.becomeGuest({ ...ADDRESS, email });
    await guest.choosePayment('CREDIT_CARD');
    const { orderId } = await guest.submit(await guest.cart(), `key-of-${guest.cartId}`);
    return { guest, id: orderId ?? expect.fail() };
  };

  let events = 0;
  /** What the provider reports of an order's payment, as the shop and the provider's own books have it. */
  const reported = async (id: string, report: PaymentReport, cents?: number) => {
    const payment = await database()
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    events += 1;
    const amount = money(cents ?? payment.amount_cents);
    const told = {
      eventId: `event-of-payment-${events}`,
      transId: payment.trans_id,
      orderId: id,
      sentAt: shop.services.now(),
    };
    const decided = { ...told, amountCents: amount.cents, currency: amount.currency, state: report };
    await writeReport(database(), payment.trans_id, decided, 0);
    return applyNotification(shop.services, payment.provider, { ...told, report, amount });
  };
  const changed = (guest: Shopper, id: string) =>
    guest.call('mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}', { id });

  const REFUSED = 'TOO_MANY_REQUESTS';
  const ends: readonly (readonly [string, (order: Awaited<ReturnType<typeof waits>>) => Promise<unknown>])[] = [
    ['is declined', ({ id }) => reported(id, 'declined')],
    ['is cancelled', ({ id }) => reported(id, 'cancelled')],
    ['is given up for another order', ({ guest, id }) => changed(guest, id)],
  ];

  it.each(ends)('counts no order whose payment %s: no mail has gone out', async (_how, end) => {
    const stranger = aStranger();
    for (let n = 0; n < ORDERS_TO_RECIPIENT.most + 2; n += 1) await end(await waits(stranger));
    expect(await mailsTo(stranger)).toEqual([]);
    // Those that stand count as before.
    for (let n = 0; n < ORDERS_TO_RECIPIENT.most; n += 1) await waits(stranger);
    await expect(waits(stranger)).rejects.toThrow(REFUSED);
  });

  it('counts no order that nobody has paid for an hour', async () => {
    const stranger = aStranger();
    for (let n = 0; n < ORDERS_TO_RECIPIENT.most; n += 1) await waits(stranger);
    shop.pass(UNPAID_ORDER_MS + 1);
    await sweepUnpaid(shop.services);
    for (let n = 0; n < ORDERS_TO_RECIPIENT.most; n += 1) await waits(stranger);
    await expect(waits(stranger)).rejects.toThrow(REFUSED);
  });

  it('gives the turn of an order back once, however often and in how many ways at once it ends', async () => {
    const stranger = aStranger();
    const [first] = [await waits(stranger), await waits(stranger)];
    if (first === undefined) return expect.fail();
    const { guest, id } = first;
    await Promise.all([reported(id, 'declined'), changed(guest, id), reported(id, 'cancelled'), changed(guest, id)]);
    await reported(id, 'declined');
    await changed(guest, id);
    for (let n = 1; n < ORDERS_TO_RECIPIENT.most; n += 1) await waits(stranger);
    await expect(waits(stranger)).rejects.toThrow(REFUSED);
  });

  it('counts an order that has sent a mail although it was not paid: approved, called off, or with money that goes back', async () => {
    const stranger = aStranger();
    const [approved, wrong, left, calledOff] = [
      await waits(stranger),
      await waits(stranger),
      await waits(stranger),
      await waits(stranger),
    ];
    await reported(approved.id, 'authorised');
    await reported(approved.id, 'declined');
    await reported(wrong.id, 'paid', 1);
    await changed(wrong.guest, wrong.id);
    await reported(left.id, 'authorised');
    await changed(left.guest, left.id);
    await calledOff.guest.call('mutation($id:ID!){cancelOrder(orderId:$id)}', { id: calledOff.id });
    await waits(stranger);
    await expect(waits(stranger)).rejects.toThrow(REFUSED);
  });

  it('sends word of money that came after an order was given up, to one mailbox a few times an hour, and loses none', async () => {
    const stranger = aStranger();
    const late = LATE_REFUNDS_TO_RECIPIENT.most + 2;
    for (let n = 0; n < late; n += 1) {
      const { guest, id } = await waits(stranger);
      await changed(guest, id);
      await reported(id, 'paid');
    }
    const refunds = async () => (await mailsTo(stranger)).filter((kind) => kind === 'refund').length;
    expect(await refunds()).toBe(LATE_REFUNDS_TO_RECIPIENT.most);
    shop.pass(2 * LATE_REFUNDS_TO_RECIPIENT.windowMs);
    expect(await refunds()).toBe(late);
  });
});
