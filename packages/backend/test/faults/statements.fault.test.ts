import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { SIGNATURE_HEADER, signNotification } from '../../src/payment/sandbox/notification.ts';
import { openPaymentData, type PaymentData } from '../../src/payment/sandbox/payment-data.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';
import { failingDatabase } from './failing-database.ts';

const STOCK = 1_000;
/** More statements than any request of these tests has. */
const ENOUGH = 200;

const rowsOf = async (database: Database): Promise<unknown> => ({
  orders: await database.selectFrom('orders').select(['id', 'state', 'payment_state']).orderBy('id').execute(),
  lines: await database.selectFrom('order_lines').select('id').orderBy('id').execute(),
  outbox: await database.selectFrom('outbox').select('key').orderBy('key').execute(),
  stock: await database.selectFrom('stock').selectAll().orderBy('item_id').execute(),
  carts: await database.selectFrom('carts').select(['id', 'submitted_at']).orderBy('id').execute(),
});

describeOnEachDatabase('F10, F26, F28: the database fails in the middle', (database) => {
  beforeAll(async () => {
    await insertShelf(database(), { id: '1', stock: STOCK });
  });

  it('of a submission, at each of its statements: it is whole or not there, and the same key orders once', async () => {
    const failing = failingDatabase(database());
    const shop = createTestShop(failing.database);
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['1', 2]]);
    const before = await rowsOf(database());
    let faults = 0;
    for (let statement = 1; statement < ENOUGH; statement += 1) {
      failing.failAt(statement);
      const answer = await shopper.submit(seen, 'key-of-the-fault').catch(() => undefined);
      failing.heal();
      if (answer !== undefined) {
        expect(answer.orderId, String(answer.errorMessage)).not.toBeNull();
        expect(await shopper.submit(seen, 'key-of-the-fault')).toEqual(answer);
        break;
      }
      faults += 1;
      // Behind the commit only the answer is lost; the order is whole, and the next submission answers it.
      const orders = await database().selectFrom('orders').select('id').execute();
      if (orders.length === 0)
        expect(await rowsOf(database()), `after a fault at statement ${statement}`).toEqual(before);
      else expect(orders).toHaveLength(1);
      await expectInvariants(database());
    }
    expect(faults).toBeGreaterThan(10);
    expect(shop.logged.join()).not.toContain(shopper.email);
    await expectStock(database(), '1', STOCK);
    await expectInvariants(database());
  });

  it('of a report of the payment provider, at each of its statements: the provider reports again, and it counts once', async () => {
    const failing = failingDatabase(database());
    const shop = createTestShop(failing.database);
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['1', 1]], 'PAYPAL');
    const { orderId, redirectUrl } = await shopper.submit(seen, 'key-of-the-payment');
    expect(orderId).not.toBeNull();
    const sealed = new URL(redirectUrl ?? expect.fail('no address')).searchParams.get('Data');
    const data = openPaymentData(shop.services.secrets.payment, sealed ?? '') ?? expect.fail('no payment data');
    const paid = async (): Promise<boolean> => {
      const order = await database()
        .selectFrom('orders')
        .select('payment_state')
        .where('id', '=', orderId ?? '')
        .executeTakeFirst();
      return order?.payment_state === 'paid';
    };
    for (let statement = 1; statement < ENOUGH && !(await paid()); statement += 1) {
      failing.failAt(statement);
      await report(shop, data).catch(() => undefined);
      failing.heal();
      await expectInvariants(database());
    }
    expect((await report(shop, data)).status, 'reported once more').toBe(200);
    expect(await paid()).toBe(true);
    await expectStock(database(), '1', STOCK);
    await expectInvariants(database());
  });

  it('of the outbox, at each of its statements: every order gets one mail', async () => {
    const failing = failingDatabase(database());
    const shop = createTestShop(failing.database);
    for (let statement = 1; statement < ENOUGH; statement += 1) {
      failing.failAt(statement);
      const isDone = await shop.flush().then(
        () => true,
        () => false,
      );
      const statements = failing.heal();
      shop.pass(60 * 60_000);
      if (isDone && statements < statement) break;
    }
    const mails = await database().selectFrom('mails').select('key').execute();
    const orders = await database().selectFrom('orders').select('id').execute();
    expect(mails.map(({ key }) => key).sort()).toEqual(orders.map(({ id }) => `order-confirmation:${id}`).sort());
    await expectInvariants(database());
  });
});

/** Paid, as the provider says it: the same words each time. */
const report = (shop: TestShop, { transId, orderId, amountCents, currency }: PaymentData): Promise<Response> => {
  const sentAt = shop.services.now();
  const body = JSON.stringify({
    eventId: `event-${transId}`,
    transId,
    orderId,
    state: 'paid',
    amountCents,
    currency,
    sentAt,
  });
  const signature = signNotification(shop.services.secrets.payment, body);
  return shop.request('/payment/notify/sandbox', { method: 'POST', body, headers: { [SIGNATURE_HEADER]: signature } });
};
