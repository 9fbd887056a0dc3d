// Parcels of orders with their way to the door, invoices, when an order was cancelled, and mails with files.

import { type Kysely, sql } from 'kysely';

/** Adds the tables and columns; orders from before have neither parcels nor invoices. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema.alterTable('orders').addColumn('cancelled_at', 'bigint').addColumn('base_url', 'text').execute();
  await schema
    .createTable('shipments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shipper_code', 'text')
    .addColumn('tracking_code', 'text')
    .addColumn('expected_at', 'bigint')
    .addColumn('announced_at', 'bigint', (column) => column.notNull())
    .addColumn('packed_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addUniqueConstraint('shipments_position', ['order_id', 'position'])
    .addCheckConstraint(
      'shipments_steps',
      sql`(sent_at is null or packed_at is not null) and (delivered_at is null or sent_at is not null)`,
    )
    .execute();
  await schema
    .createIndex('shipments_under_way')
    .on('shipments')
    .column('announced_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  await schema
    .createTable('shipment_lines')
    .addColumn('shipment_id', 'text', (column) => column.notNull().references('shipments.id').onDelete('cascade'))
    .addColumn('order_line_id', 'text', (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('shipment_lines_pk', ['shipment_id', 'order_line_id'])
    .execute();
  await sql`create sequence invoice_number start with 2600001`.execute(database);
  await schema
    .createTable('invoices')
    .addColumn('number', 'integer', (column) => column.primaryKey().defaultTo(sql`nextval('invoice_number')`))
    .addColumn('order_id', 'text', (column) => column.notNull().unique().references('orders.id').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('mails').addColumn('attachments', 'jsonb').execute();
  await schema.alterTable('refunds').dropConstraint('refunds_reason_check').execute();
  await schema
    .alterTable('refunds')
    .addCheckConstraint(
      'refunds_reason_check',
      sql`reason in ('order-cancelled', 'called-off', 'second-capture', 'wrong-amount', 'unknown-payment')`,
    )
    .execute();
};
