import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createStaffDesk, STAFF_TOKEN, type StaffDesk } from '../support/staff-desk.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const TIMES = process.env.FULL_RACES === '1' ? 40 : 8;
/** What the staff and the customer are answered. */
const OUTCOMES = { sent: [undefined, 'TOO_LATE'], cancelled: ['ORDER_CANCELLED', 'CANCELLED'] } as const;
const times = Array.from({ length: TIMES }, (_, index) => index);

describeOnEachDatabase('The staff desk beside others', (database) => {
  let shop: TestShop;
  let desk: StaffDesk;

  beforeAll(async () => {
    await insertShelf(database());
    shop = createTestShop(database(), { environment: { STAFF_TOKEN } });
    desk = createStaffDesk(shop);
  });

  const place = async (itemId: string, key: string) => {
    const shopper = await createShopper(shop);
    const { orderId } = await shopper.submit(await shopper.prepare([[itemId, 1]]), `staff-race-${key}`);
    const order = await database()
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId ?? expect.fail('no order'))
      .executeTakeFirstOrThrow();
    const cancel = async (): Promise<string> =>
      (
        await shopper.call<{ cancelOrder: string }>('mutation($id:ID!){cancelOrder(orderId:$id)}', {
          id: order.id,
        })
      ).cancelOrder;
    return { shopper, order, cancel, parcel: `/parcels/${order.number}-1` };
  };
  const stockOf = async (itemId: string): Promise<number> =>
    (await database().selectFrom('stock').select('available').where('item_id', '=', itemId).executeTakeFirstOrThrow())
      .available;
  const mailsOf = async (orderId: string) => {
    await shop.flush();
    const parcels = await database().selectFrom('shipments').select('id').where('order_id', '=', orderId).execute();
    const keys = [`order-cancelled:${orderId}`, ...parcels.map(({ id }) => `parcel-sent:${id}`)];
    return database().selectFrom('mails').select('key').where('key', 'in', keys).execute();
  };

  /** Has one order sent and cancelled at once, in turn which is asked first; answers what became of it. */
  const sentOrCancelled = async (time: number): Promise<string> => {
    const { order, cancel, parcel } = await place('both', `both-${time}`);
    const send = () => desk.post(`${parcel}/sent`);
    const early = time % 2 === 0 ? send() : undefined;
    const [cancelled, told] = await Promise.all([cancel(), early ?? send()]);
    const state = told.status === 200 ? 'sent' : 'cancelled';
    expect([told.body.error, cancelled]).toEqual(OUTCOMES[state]);
    expect((await desk.get(`/orders/${order.number}`)).body.state).toBe(state);
    expect(await mailsOf(order.id)).toHaveLength(1);
    const invoices = await database().selectFrom('invoices').selectAll().where('order_id', '=', order.id).execute();
    expect(invoices).toHaveLength(state === 'sent' ? 1 : 0);
    return state;
  };

  it('a parcel that is sent while its customer cancels: one of both, never both', async () => {
    await insertItem(database(), { id: 'both', stock: 100 });
    const outcomes: string[] = [];
    for (const time of times) outcomes.push(await sentOrCancelled(time));
    const sent = outcomes.filter((state) => state === 'sent').length;
    await expectStock(database(), 'both', 100);
    expect(await stockOf('both')).toBe(100 - sent);
    await expectInvariants(database());
  });

  it('an order that desk and customer cancel at once while its parcel is sent: cancelled once or sent, never both', async () => {
    await insertItem(database(), { id: 'thrice', stock: 100 });
    let sent = 0;
    for (const time of times) {
      const { order, cancel, parcel } = await place('thrice', `thrice-${time}`);
      const [told] = await Promise.all([
        desk.post(`${parcel}/sent`),
        desk.post(`/orders/${order.number}/cancel`),
        cancel(),
      ]);
      const { state } = (await desk.get(`/orders/${order.number}`)).body;
      expect(state).toBe(told.status === 200 ? 'sent' : 'cancelled');
      if (state === 'sent') sent += 1;
      expect(await mailsOf(order.id)).toHaveLength(1);
    }
    expect(await stockOf('thrice')).toBe(100 - sent);
    await expectInvariants(database());
  });

  it('a parcel that is sent many times at once: one parcel, one mail, one invoice, one answer', async () => {
    await insertItem(database(), { id: 'many', stock: 100 });
    const { order, parcel } = await place('many', 'many');
    const answers = await Promise.all(times.map(() => desk.post(`${parcel}/sent`, { trackingNumber: '00340434' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { state: 'sent', trackingNumber: '00340434' } });
    expect(
      await database().selectFrom('shipments').selectAll().where('order_id', '=', order.id).execute(),
    ).toHaveLength(1);
    expect(await database().selectFrom('invoices').selectAll().where('order_id', '=', order.id).execute()).toHaveLength(
      1,
    );
    expect(await mailsOf(order.id)).toHaveLength(1);
  });
});
