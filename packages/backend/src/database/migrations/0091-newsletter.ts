// Subscriptions of the newsletter with the proof of consent, and the address at which a mail can be unsubscribed from.

import { type Kysely, sql } from 'kysely';

/** Adds the subscriptions; a mail of the outbox keeps its address for unsubscribing. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'subscribed', 'unsubscribed')`),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('token_expires_at', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .execute();
  await schema.alterTable('mails').addColumn('list_unsubscribe', 'text').execute();
};
