// What consumers have declared by the cancellation button. It is kept as it came, also where no contract belongs to it.

import type { Kysely } from 'kysely';

/** Adds the table; a repeated declaration is found by its key. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('cancellations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('ends_at', 'bigint')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('cancellations_account').on('cancellations').column('account_id').execute();
};
