// Wishlists, their entries and the comments below these.

import { type Kysely, sql } from 'kysely';

/** Creates the tables of the wishlists. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('wishlists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('wishlists_user').on('wishlists').column('user_id').execute();
  await sql`create unique index wishlists_default on wishlists (user_id) where is_default`.execute(database);
  await schema
    .createTable('wishlist_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('wishlist_id', 'text', (column) => column.notNull().references('wishlists.id').onDelete('cascade'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 9998`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('wishlist_entries_item', ['wishlist_id', 'item_id'])
    .execute();
  await schema
    .createTable('wishlist_comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('wishlist_entries.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('wishlist_comments_entry').on('wishlist_comments').column('entry_id').execute();
};
