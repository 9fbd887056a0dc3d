// Passkeys of accounts, and the challenges that wait for an answer.

import type { Kysely } from 'kysely';

/** Adds both tables; accounts from before have no passkey and log in as they did. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'jsonb', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addUniqueConstraint('passkeys_credential', ['rp_id', 'credential_id'])
    .execute();
  await schema.createIndex('passkeys_of_account').on('passkeys').column('account_id').execute();
  await schema
    .createTable('passkey_challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('bound_to', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkey_challenges_by_end').on('passkey_challenges').column('expires_at').execute();
};
