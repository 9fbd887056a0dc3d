// Orders, payments and what leaves the shop.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of the orders. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await createOrders(database);
  await createMessages(database);
};

const createOrders = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await sql`create sequence order_number start with 2600001`.execute(database);
  await schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique().defaultTo(sql`nextval('order_number')`))
    .addColumn('cart_id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('placed', 'awaiting-payment', 'cancelled')`),
    )
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('payment_state', 'text', (column) =>
      column.notNull().check(sql`payment_state in ('not-required', 'pending', 'paid', 'declined', 'cancelled')`),
    )
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn('totals', 'jsonb', (column) => column.notNull())
    .addColumn('billing_address', 'jsonb', (column) => column.notNull())
    .addColumn('delivery_address', 'jsonb', (column) => column.notNull())
    .addColumn('shipper_code', 'text')
    .addColumn('order_reference', 'text')
    .addColumn('order_comment', 'text')
    .addColumn('buyer_reference', 'text')
    .addColumn('voucher_code', 'text')
    .addColumn('ordered_at', 'bigint', (column) => column.notNull())
    .addColumn('next_cart_id', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('orders_user').on('orders').columns(['user_id', 'ordered_at']).execute();
  await schema
    .createTable('order_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('unit_price_cents', 'integer', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('tax_permille', 'integer', (column) => column.notNull())
    .addColumn('deal_id', 'text')
    .addColumn('deal_window_starts_at', 'bigint')
    .addColumn('quantity_lightning', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'jsonb', (column) => column.notNull())
    .addUniqueConstraint('order_lines_position', ['order_id', 'position'])
    .execute();
  await schema
    .createTable('payment_events')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_events_pk', ['provider', 'event_id'])
    .execute();
};

const createMessages = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('done_at'), 'is', null)
    .execute();
  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
};
