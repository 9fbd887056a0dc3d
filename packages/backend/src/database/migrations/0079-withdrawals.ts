// What consumers have declared through the withdrawal function. It is kept as it came, also where no order belongs to it.

import type { Kysely } from 'kysely';

/** Adds the table; a repeated declaration is found by its key. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('goods', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('withdrawals_order').on('withdrawals').column('order_id').execute();
};
