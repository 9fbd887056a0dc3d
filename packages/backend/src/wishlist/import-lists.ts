// Writes the lists that a shop's records give its people.

import type { Instant, UserId } from '@tornister/domain/shared';
import type { AccountRecord } from '../auth/account-record.ts';
import type { Transaction } from '../database/database.ts';
import { unguessableId } from '../server/ids.ts';

/** Writes the lists of an account with their entries and comments; what the catalogue does not have is left out. */
export const importLists = async (
  transaction: Transaction,
  { account, userId }: { readonly account: AccountRecord; readonly userId: UserId },
  now: Instant,
): Promise<void> => {
  const author = account.addresses[0]?.firstName ?? '';
  for (const [place, list] of account.wishlists.entries()) {
    const listId = unguessableId();
    await transaction
      .insertInto('wishlists')
      .values({
        id: listId,
        user_id: userId,
        name: list.name,
        description: list.description ?? '',
        is_default: list.isDefault,
        created_at: now + place,
      })
      .execute();
    for (const [position, entry] of list.entries.entries()) {
      const item = await transaction
        .selectFrom('items')
        .select('id')
        .where('id', '=', entry.itemId)
        .where('product_id', '=', entry.productId)
        .executeTakeFirst();
      if (item === undefined) continue;
      const id = unguessableId();
      await transaction
        .insertInto('wishlist_entries')
        .values({
          id,
          wishlist_id: listId,
          product_id: entry.productId,
          item_id: entry.itemId,
          quantity: entry.quantity,
          position,
          removed_at: null,
        })
        .execute();
      for (const [index, comment] of entry.comments.entries()) {
        await transaction
          .insertInto('wishlist_comments')
          .values({
            id: unguessableId(),
            entry_id: id,
            user_id: userId,
            name: author,
            comment,
            created_at: now + index,
          })
          .execute();
      }
    }
  }
};
