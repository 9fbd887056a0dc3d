// Lists that several people use: the links that lead to a list, and who has joined it.

import { type Kysely, sql } from 'kysely';

const ROLES = sql`role in ('reader', 'commentator', 'editor', 'admin')`;

/** Adds the tables; lists from before are nobody else's. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable('wishlist_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('wishlist_id', 'text', (column) => column.notNull().references('wishlists.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('wishlist_links_role', ['wishlist_id', 'role'])
    .addCheckConstraint('wishlist_links_roles', ROLES)
    .execute();
  await schema
    .createTable('wishlist_members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('wishlist_id', 'text', (column) => column.notNull().references('wishlists.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('wishlist_members_user', ['wishlist_id', 'user_id'])
    .addCheckConstraint('wishlist_members_roles', ROLES)
    .execute();
  await schema.createIndex('wishlist_members_by_user').on('wishlist_members').column('user_id').execute();
};
