// Who wants to hear when the prime membership can be bought; a place counts once its mail was answered.

import type { Kysely } from 'kysely';

/** Adds the table; an address has one place for each store. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('prime_waiting_list')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addUniqueConstraint('prime_waiting_list_email', ['store', 'email'])
    .execute();
};
