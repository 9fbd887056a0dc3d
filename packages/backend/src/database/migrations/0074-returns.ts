// Returns with their lines and pictures, what is answered so far of one, and money that goes back for them.

import { type Kysely, sql } from 'kysely';

/** Adds the tables. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await sql`create sequence return_number start with 700001`.execute(database);
  await schema
    .createTable('returns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique().defaultTo(sql`nextval('return_number')`))
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('regulation', 'text', (column) => column.notNull().check(sql`regulation in ('refund', 'replacement')`))
    .addColumn('carrier', 'text')
    .addColumn('labels', 'integer', (column) => column.notNull().check(sql`labels between 0 and 10`))
    .addColumn('contact', 'jsonb', (column) => column.notNull())
    .addColumn('announced_at', 'bigint', (column) => column.notNull())
    .addColumn('arrived_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('returns_states', sql`settled_at is null or arrived_at is not null`)
    .addCheckConstraint('returns_labels', sql`(carrier is null) = (labels = 0)`)
    .execute();
  await schema.createIndex('returns_order').on('returns').column('order_id').execute();
  await schema
    .createIndex('returns_open')
    .on('returns')
    .column('announced_at')
    .where(sql.ref('settled_at'), 'is', null)
    .execute();
  await schema
    .createTable('return_items')
    .addColumn('return_id', 'text', (column) => column.notNull().references('returns.id').onDelete('cascade'))
    .addColumn('order_line_id', 'text', (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('component_sku', 'text')
    .addPrimaryKeyConstraint('return_items_pk', ['return_id', 'order_line_id'])
    .execute();
  await schema.createIndex('return_items_line').on('return_items').column('order_line_id').execute();
  await schema
    .createTable('return_images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('order_line_id', 'text', (column) => column.notNull().references('order_lines.id').onDelete('cascade'))
    .addColumn('return_id', 'text', (column) => column.references('returns.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.check(sql`type in ('image/jpeg', 'image/png')`))
    .addColumn('preview', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('return_images_order').on('return_images').column('order_id').execute();
  await schema
    .createTable('return_drafts')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('draft', 'jsonb', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('refunds').dropConstraint('refunds_reason_check').execute();
  await schema
    .alterTable('refunds')
    .addCheckConstraint(
      'refunds_reason_check',
      sql`reason in ('order-cancelled', 'called-off', 'second-capture', 'wrong-amount', 'unknown-payment', 'returned')`,
    )
    .execute();
};
