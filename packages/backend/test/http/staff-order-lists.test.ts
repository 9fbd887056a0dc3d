// The lists of the staff desk among many orders: the state of the few that may be meant is worked out, not that of all.

import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { listStaffOrders } from '../../src/staff/staff-orders.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { planOf } from '../support/plan-of.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

describeOnADatabase('The lists of the staff desk', (database) => {
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 10 });
    const shopper = await createShopper(createTestShop(database()));
    await shopper.submit(await shopper.prepare([['pen', 1]]), 'an-order-of-many');
    await sql`insert into orders select copy.* from orders, generate_series(1, 3000) as n, jsonb_populate_record(
      null::orders, to_jsonb(orders) || jsonb_build_object('id', 'copy-' || n, 'cart_id', 'copy-' || n, 'number', 9000000 + n)
      ) as copy where orders.id not like 'copy-%'`.execute(database());
    await sql`insert into shipments (id, order_id, position, announced_at, packed_at, sent_at, delivered_at)
      select id, id, 1, 1, 1, 1, 1 from orders where id like 'copy-%'`.execute(database());
    for (const table of ['orders', 'shipments']) await sql`analyze ${sql.table(table)}`.execute(database());
  });

  it.each([
    ['sent', 'orders_pkey'],
    ['cancelled', 'orders_cancelled'],
    ['awaiting-payment', 'orders_awaiting_payment'],
  ] as const)('find what is %s by an index', async (state, index) => {
    const plan = await planOf(database(), (asked) => listStaffOrders(asked, { state, limit: 50 }));
    expect(plan).toContain(index);
  });
});
