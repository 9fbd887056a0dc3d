// Orders that nobody has paid: when they are cancelled, and that looking for them each minute costs nothing.

import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { RESERVED_ORDER_MS, sweepUnpaid, UNPAID_ORDER_MS } from '../../src/orders/sweep-unpaid.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { planOf } from '../support/plan-of.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('Orders that nobody has paid', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(
      database(),
      { id: 'pen', stock: 10 },
      { id: 'lamp', stock: 10, deal: { cents: 500, allowance: 9, quantityMax: 2 } },
    );
  });

  const order = async (paymentId: string, itemId = 'pen'): Promise<string> => {
    const buyer = await createShopper(shop);
    await buyer.add(itemId, 1);
    await buyer.becomeGuest();
    await buyer.choosePayment(paymentId);
    return (await buyer.submit(await buyer.cart(), `order-by-${paymentId}`)).orderId ?? '';
  };
  const stateOf = async (id: string) =>
    (await database().selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())?.state;

  it('are cancelled after an hour, and no others', async () => {
    const [unpaid, placed] = [await order('CREDIT_CARD'), await order('INVOICE')];
    shop.pass(UNPAID_ORDER_MS);
    expect([await sweepUnpaid(shop.services), await stateOf(unpaid)]).toEqual([0, 'awaiting-payment']);
    shop.pass(1);
    expect([await sweepUnpaid(shop.services), await stateOf(unpaid), await stateOf(placed)]).toEqual([
      1,
      'cancelled',
      'placed',
    ]);
  });

  it('wait a day while money is reserved that could not be taken yet, and their shopper is told when it never was', async () => {
    const [reserved, inEnglish] = [await order('CREDIT_CARD'), await order('PAYPAL')];
    await database().updateTable('orders').set({ language: 'en' }).where('id', '=', inEnglish).execute();
    const both = [reserved, inEnglish];
    await database().updateTable('payments').set({ state: 'authorised' }).where('order_id', 'in', both).execute();
    const mailOf = async (id: string) => {
      const key = `order-cancelled:${id}`;
      return database().selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    };
    shop.pass(RESERVED_ORDER_MS);
    expect([await sweepUnpaid(shop.services), await stateOf(reserved)]).toEqual([0, 'awaiting-payment']);
    shop.pass(1);
    expect([await sweepUnpaid(shop.services), await stateOf(reserved)]).toEqual([2, 'cancelled']);
    await shop.flush();
    // Who has approved a payment at a provider has transferred nothing, and asks after the money that is reserved.
    const german = await mailOf(reserved);
    expect(german.subject).toContain('ist storniert');
    expect(german.text).toContain('Abgebucht wurde nichts.');
    const english = await mailOf(inEnglish);
    expect(english.text).toContain('Nothing was charged.');
    for (const { text } of [german, english]) expect(text).not.toMatch(/überwiesen|transferred/);
  });

  it('are cancelled although the deal of their goods is deleted', async () => {
    const unpaid = await order('CREDIT_CARD', 'lamp');
    await database().deleteFrom('deals').execute();
    shop.pass(UNPAID_ORDER_MS + 1);
    expect([await sweepUnpaid(shop.services), await stateOf(unpaid)]).toEqual([1, 'cancelled']);
    const goods = database().selectFrom('stock').select('available').where('item_id', '=', 'lamp');
    expect(await goods.executeTakeFirst()).toEqual({ available: 10 });
    expect(shop.logged).toEqual([]);
  });

  it('are cancelled, the oldest first, although one of them cannot be, which is told in the log', async () => {
    const first = await order('CREDIT_CARD');
    shop.pass(1);
    const second = await order('CREDIT_CARD');
    const lifted = await order('CREDIT_CARD');
    // Kept in another order than that of their age.
    await database().updateTable('orders').set({ base_url: 'touched' }).where('id', '=', first).execute();
    await database()
      .updateTable('orders')
      .set({ ordered_at: shop.services.now() - 1_000 })
      .where('id', '=', lifted)
      .execute();
    await sql`create function refuse_cancelling() returns trigger language plpgsql as $$
      begin if new.id = ${sql.lit(lifted)} then raise exception 'not this one'; end if; return new; end $$`.execute(
      database(),
    );
    await sql`create trigger refusing before update on orders for each row execute function refuse_cancelling()`.execute(
      database(),
    );
    shop.pass(UNPAID_ORDER_MS + 1);
    const cancelled: string[] = [];
    const log = { ...shop.services.log, error: shop.services.log.error.bind(shop.services.log) };
    const info = (said: { readonly orderId?: string }) => void cancelled.push(said.orderId ?? '');
    const services = { ...shop.services, log: { ...log, info } as unknown as typeof shop.services.log };
    expect(await sweepUnpaid(services)).toBe(2);
    expect([cancelled, await stateOf(lifted)]).toEqual([[first, second], 'awaiting-payment']);
    expect(shop.logged.join('')).toContain('order without payment not cancelled');
    await sql`drop trigger refusing on orders`.execute(database());
    await sql`drop function refuse_cancelling`.execute(database());
    expect([await sweepUnpaid(shop.services), await stateOf(lifted)]).toEqual([1, 'cancelled']);
  });

  it('are found without looking at all the others', async () => {
    await order('INVOICE');
    await sql`insert into orders select copy.* from orders, generate_series(1, 2000) as n, jsonb_populate_record(
      null::orders, to_jsonb(orders) || jsonb_build_object(
        'id', 'copy-' || n, 'cart_id', 'copy-' || n, 'number', 9000000 + n, 'ordered_at', ordered_at - n * 60000)
      ) as copy where orders.id = (select id from orders where state = 'placed' limit 1)`.execute(database());
    await sql`analyze orders`.execute(database());
    shop.pass(UNPAID_ORDER_MS + 1);
    const plan = await planOf(database(), (asked) => sweepUnpaid({ ...shop.services, database: asked }));
    expect(plan).toContain('orders_awaiting_payment');
  });
});
