// Finds cancelled orders for the staff desk, and what a visitor who is deleted has left on lists, without looking at all the others.

import { type Kysely, sql } from 'kysely';

/** Adds the indexes. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createIndex('orders_cancelled')
    .on('orders')
    .column('number')
    .where(sql.ref('state'), '=', 'cancelled')
    .execute();
  await schema.createIndex('wishlist_comments_user').on('wishlist_comments').column('user_id').execute();
  await schema.createIndex('wishlist_invitations_user').on('wishlist_invitations').column('user_id').execute();
};
