// What must hold at any time, as queries that find what breaks it. The numbers are those of docs/faults.md; tests and `npm run load` ask them.

/** Shorter than the outbox keeps by default what it has sent (`RETENTION_MESSAGE_DAYS`, 30). */
const CONFIRMATION_KEPT_MS = 29 * 24 * 60 * 60 * 1_000;

/** A rule and the query that finds its offenders. */
export const INVARIANTS: Readonly<Record<string, string>> = {
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
  'I6 every placed order has its confirmation in the outbox, which forgets it after a month': `select id from orders where state = 'placed'
    and ordered_at > extract(epoch from now()) * 1000 - ${CONFIRMATION_KEPT_MS}
    and not exists (select 1 from outbox where outbox.key = 'order-confirmation:' || orders.id)`,
  'I6 every order has lines':
    'select id from orders where not exists (select 1 from order_lines where order_id = orders.id)',
  'I7 no voucher beyond its limit':
    'select code from vouchers where redemption_limit is not null and redemptions > redemption_limit',
  'I10 at most one confirmation mail per order': 'select key from mails group by key having count(*) > 1',
};
