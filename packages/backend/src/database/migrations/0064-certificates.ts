// The certificates by which institutions show what they are. The files lie outside of the database; a row is there before its file.

import { type Kysely, sql } from 'kysely';

/** Adds the table of what was uploaded, by whom, and which account it belongs to. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('type', 'text', (column) => column.check(sql`type in ('application/pdf', 'image/jpeg', 'image/png')`))
    .addColumn('size_bytes', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint')
    .execute();
  await schema.createIndex('certificates_account').on('certificates').column('account_id').execute();
};
