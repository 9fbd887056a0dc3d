// Orders that nobody has paid: when they are cancelled, and that looking for them each minute costs nothing.

import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { sweepUnpaid, UNPAID_ORDER_MS } from '../../src/orders/sweep-unpaid.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

/** Notes what is asked. */
const noting = (database: Database, asked: RootOperationNode[]): Database => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.withPlugin(plugin);
};

describeOnEachDatabase('Orders that nobody has paid', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'pen', stock: 10 });
  });

  const order = async (paymentId: string): Promise<string> => {
    const buyer = await createShopper(shop);
    await buyer.add('pen', 1);
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

  it('are found without looking at all the others', async () => {
    await order('INVOICE');
    await sql`insert into orders select copy.* from orders, generate_series(1, 2000) as n, jsonb_populate_record(
      null::orders, to_jsonb(orders) || jsonb_build_object(
        'id', 'copy-' || n, 'cart_id', 'copy-' || n, 'number', 9000000 + n, 'ordered_at', ordered_at - n * 60000)
      ) as copy where orders.id = (select id from orders where state = 'placed' limit 1)`.execute(database());
    await sql`analyze orders`.execute(database());
    shop.pass(UNPAID_ORDER_MS + 1);
    const asked: RootOperationNode[] = [];
    await sweepUnpaid({ ...shop.services, database: noting(database(), asked) });
    const [question] = asked;
    if (question === undefined) throw new Error('Nothing was asked.');
    const { sql: text, parameters } = database().getExecutor().compileQuery(question, createQueryId());
    const { rows } = await database().executeQuery<Record<'QUERY PLAN', string>>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_awaiting_payment');
  });
});
