// Who wants to hear when an article can be bought again; a wish counts once its mail was answered.

import { type Kysely, sql } from 'kysely';

/** Adds the wishes; an address has one for each item of a store. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('item_id', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('store', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('notified_at', 'bigint')
    .addUniqueConstraint('stock_alerts_wish', ['item_id', 'store', 'email'])
    .execute();
  await sql`create index stock_alerts_waiting on stock_alerts (item_id, confirmed_at)
    where confirmed_at is not null and notified_at is null`.execute(database);
  await sql`create index stock_alerts_email on stock_alerts (email)`.execute(database);
};
