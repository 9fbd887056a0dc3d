// Accounts that people open themselves, links of mails that work once, and which browser a login is in.

import { type Kysely, sql } from 'kysely';

/** Adds what institutions say of themselves, numbers for new customers, tokens and the browser of a login. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema.alterTable('accounts').addColumn('business', 'jsonb').execute();
  await schema.alterTable('sessions').addColumn('user_agent', 'text').execute();
  await sql`create sequence customer_numbers start 800001`.execute(database);
  await schema
    .createTable('one_time_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('new-password')`))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('one_time_tokens_account').on('one_time_tokens').column('account_id').execute();
};
