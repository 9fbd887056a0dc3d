// Invitations to a list by mail: who was invited, as what, and until when.

import { type Kysely, sql } from 'kysely';

/** Adds the table; whoever invites somebody twice has one invitation of them. A change is said like any other of the list. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('wishlist_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('wishlist_id', 'text', (column) => column.notNull().references('wishlists.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('wishlist_invitations_recipient', ['wishlist_id', 'user_id', 'email'])
    .addCheckConstraint('wishlist_invitations_roles', sql`role in ('reader', 'commentator', 'editor', 'admin')`)
    .execute();
  await sql`create index wishlist_invitations_email on wishlist_invitations (lower(email))`.execute(database);
  await sql`
    create trigger wishlist_invitations_changed after insert or update or delete on wishlist_invitations
    for each row execute function tell_wishlist_changed('wishlist_id')`.execute(database);
};
