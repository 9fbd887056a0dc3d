// Vouchers and gifts.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of promotions. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('vouchers')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('redemption_limit', 'integer')
    .addColumn('redemptions', 'integer', (column) => column.notNull().defaultTo(0).check(sql`redemptions >= 0`))
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .addCheckConstraint('vouchers_limit', sql`redemption_limit is null or redemptions <= redemption_limit`)
    .execute();
  await schema
    .createTable('free_articles')
    .addColumn('promotion_id', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('minimum_cart_cents', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('free_articles_pk', ['promotion_id', 'item_id'])
    .execute();
};
