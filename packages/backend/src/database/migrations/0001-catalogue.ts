// Goods, stock, deals, vouchers and gifts.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of the catalogue. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('manufacturer_name', 'text', (column) => column.notNull())
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  await schema
    .createTable('items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  await schema.createIndex('items_product').on('items').columns(['product_id', 'position']).execute();
  await schema
    .createTable('stock')
    .addColumn('item_id', 'text', (column) => column.primaryKey().references('items.id').onDelete('cascade'))
    .addColumn('available', 'integer', (column) => column.notNull().check(sql`available >= 0`))
    .execute();
  await schema
    .createTable('deals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('item_id', 'text', (column) => column.notNull().unique().references('items.id').onDelete('cascade'))
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  await schema
    .createTable('deal_sales')
    .addColumn('deal_id', 'text', (column) => column.notNull().references('deals.id').onDelete('cascade'))
    .addColumn('window_starts_at', 'bigint', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull().check(sql`sold >= 0`))
    .addPrimaryKeyConstraint('deal_sales_pk', ['deal_id', 'window_starts_at'])
    .execute();
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
