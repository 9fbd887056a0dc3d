// Payments that were begun, money that goes back, and the sandbox provider's own book, which used to live in the outbox.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of payments and takes along what waits in the outbox. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await createPayments(database);
  await createSandbox(database);
  await moveWaiting(database);
};

const createPayments = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('payments')
    .addColumn('trans_id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('begun', 'authorised', 'paid', 'declined', 'cancelled')`),
    )
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('payments_order').on('payments').column('order_id').execute();
  for (const [name, type] of [
    ['trans_id', 'text'],
    ['amount_cents', 'integer'],
    ['currency', 'text'],
  ] as const) {
    await schema.alterTable('payment_events').addColumn(name, type).execute();
  }
  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('trans_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('order-cancelled', 'second-capture', 'wrong-amount', 'unknown-payment')`),
    )
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('requested', 'done', 'refused')`))
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('provider_answer', 'text')
    .addUniqueConstraint('refunds_event', ['provider', 'event_id'])
    .execute();
  await schema.createIndex('refunds_order').on('refunds').column('order_id').execute();
};

const createSandbox = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('sandbox_reports')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('trans_id', 'text', (column) => column.notNull())
    .addColumn('notification', 'jsonb', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'bigint')
    .execute();
  await schema.createIndex('sandbox_reports_trans').on('sandbox_reports').column('trans_id').execute();
  await schema
    .createTable('sandbox_refunds')
    .addColumn('refund_id', 'text', (column) => column.primaryKey())
    .addColumn('trans_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .execute();
};

/** Reports of the sandbox move to its own book; refunds that were only announced are asked for. */
const moveWaiting = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into sandbox_reports (key, trans_id, notification, due_at, sent_at)
    select case when key like '%:again' then payload #>> '{notification,transId}' || ':again'
        else payload #>> '{notification,transId}' end,
      payload #>> '{notification,transId}', payload -> 'notification', next_attempt_at, done_at
    from outbox where kind = 'payment-notification'`.execute(database);
  await sql`delete from outbox where kind = 'payment-notification'`.execute(database);
  await sql`
    insert into refunds (id, provider, event_id, trans_id, order_id, amount_cents, currency, reason, state, requested_at)
    select 'refund-' || outbox.id, paid.provider, paid.event_id, substring(paid.event_id from 7), orders.id,
      orders.total_cents, orders.currency, 'order-cancelled', 'requested', paid.received_at
    from outbox
    join orders on orders.id = outbox.payload ->> 'orderId'
    join payment_events as paid on paid.order_id = orders.id and paid.state = 'paid' and paid.event_id like 'event-%'
    where outbox.kind = 'payment-refund'
    on conflict do nothing`.execute(database);
  await sql`
    update outbox set kind = 'refund', payload = jsonb_build_object('refundId', 'refund-' || id),
      done_at = null, attempts = 0, next_attempt_at = 0
    where kind = 'payment-refund'`.execute(database);
};
