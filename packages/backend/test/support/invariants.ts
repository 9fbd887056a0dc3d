// What must hold after every test, asked of the database. The numbers are those of the reliability notes.

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';

const offenders = async (database: Database, query: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${sql.raw(query)}) as found`.execute(
    database,
  );
  return rows[0]?.n ?? -1;
};

const RULES: Readonly<Record<string, string>> = {
  'I1 at most one order per cart': 'select cart_id from orders group by cart_id having count(*) > 1',
  'I2 no stock below zero': 'select item_id from stock where available < 0',
  'I2 no deal sold beyond its allowance': `select deal_sales.deal_id from deal_sales join deals on deals.id = deal_sales.deal_id
    where deal_sales.sold > deals.allowance - deals.reserved_at_start`,
  'I3 the lines of an order add up to its subtotal': `select orders.id from orders join order_lines on order_lines.order_id = orders.id
    group by orders.id having sum(order_lines.total_cents) <> (orders.totals #>> '{subtotal,cents}')::int`,
  'I3 net and tax of an order add up to its total': `select id from orders
    where (totals #>> '{grandTotal,cents}')::int <> total_cents
      or (totals #>> '{net,cents}')::int + (select coalesce(sum((tax #>> '{tax,cents}')::int), 0)
        from jsonb_array_elements(totals -> 'taxes') as tax) <> total_cents`,
  'I4 one currency per order': "select id from orders where totals #>> '{grandTotal,currency}' <> currency",
  'I5 a captured payment pays its order or has a refund': `select event_id from payment_events
    left join payments on payments.trans_id = payment_events.trans_id
    left join orders on orders.id = payments.order_id
    where payment_events.state = 'paid'
      and (payments.state is distinct from 'paid' or orders.payment_state <> 'paid'
        or payment_events.amount_cents <> orders.total_cents or payment_events.currency <> orders.currency)
      and not exists (select 1 from refunds
        where refunds.provider = payment_events.provider and refunds.trans_id = payment_events.trans_id)`,
  'I5 one payment pays an order, every other one that was captured goes back': `select payments.order_id from payments
    where payments.state = 'paid' and not exists (select 1 from refunds where refunds.trans_id = payments.trans_id)
    group by payments.order_id having count(*) > 1`,
  'I5 every refund is asked for': `select id from refunds
    where not exists (select 1 from outbox where outbox.key = 'refund:' || refunds.id)`,
  'I6 every placed order has its confirmation in the outbox': `select id from orders where state = 'placed'
    and not exists (select 1 from outbox where outbox.key = 'order-confirmation:' || orders.id)`,
  'I6 every order has lines':
    'select id from orders where not exists (select 1 from order_lines where order_id = orders.id)',
  'I7 no voucher beyond its limit':
    'select code from vouchers where redemption_limit is not null and redemptions > redemption_limit',
  'I10 at most one confirmation mail per order': 'select key from mails group by key having count(*) > 1',
};

/** Fails with the name of the first rule that is broken. */
export const expectInvariants = async (database: Database): Promise<void> => {
  for (const [rule, query] of Object.entries(RULES)) expect(await offenders(database, query), rule).toBe(0);
};

/** Pieces that left the shelf are those of the orders that were not cancelled. */
export const expectStock = async (database: Database, itemId: string, atStart: number): Promise<void> => {
  const { rows } = await sql<{ available: number; sold: number }>`
    select stock.available, coalesce((
      select sum(quantity) from order_lines join orders on orders.id = order_lines.order_id
      where order_lines.item_id = stock.item_id and orders.state <> 'cancelled'), 0)::int as sold
    from stock where item_id = ${itemId}`.execute(database);
  expect((rows[0]?.available ?? -1) + (rows[0]?.sold ?? 0), 'I2 sold and left pieces are what there was').toBe(atStart);
};
