// The rows of the entries of a list, as they are written: one entry is one item on one list. Source: spec 3 §4.

import { comesBackTo } from '@tornister/domain/wishlist';
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { WishlistEntriesTable } from '../database/wishlist-tables.ts';
import { unguessableId } from '../server/ids.ts';

export type EntryRow = Selectable<WishlistEntriesTable>;

/** How many of an item may be on a list; what the shop has in stock today does not bound a wish. */
export type WantedItem = { readonly itemId: string; readonly productId: string; readonly quantity: number };

export const entryOfItem = (transaction: Transaction, listId: string, itemId: string): Promise<EntryRow | undefined> =>
  transaction
    .selectFrom('wishlist_entries')
    .selectAll()
    .where('wishlist_id', '=', listId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();

export const deleteEntry = (transaction: Transaction, id: string) =>
  transaction.deleteFrom('wishlist_entries').where('id', '=', id).execute();

export const takeComments = (transaction: Transaction, id: string, fromId: string) =>
  transaction.updateTable('wishlist_comments').set({ entry_id: id }).where('entry_id', '=', fromId).execute();

/** Puts an item at the end of a list. */
const insertEntry = async (transaction: Transaction, listId: string, item: WantedItem): Promise<void> => {
  await transaction
    .insertInto('wishlist_entries')
    .values({
      id: unguessableId(),
      wishlist_id: listId,
      product_id: item.productId,
      item_id: item.itemId,
      quantity: item.quantity,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from wishlist_entries where wishlist_id = ${listId})`,
      removed_at: null,
    })
    .execute();
};

export const updateEntry = (transaction: Transaction, id: string, set: Partial<EntryRow>) =>
  transaction.updateTable('wishlist_entries').set(set).where('id', '=', id).execute();

type Placed = { readonly item: WantedItem; readonly removed: EntryRow | undefined; readonly now: number };

/** An item that is not on a list goes back to where it was before it was removed a short while ago, with its comments; otherwise it stands at the end as a new one. */
export const placeItem = async (
  transaction: Transaction,
  listId: string,
  { item, removed, now }: Placed,
): Promise<void> => {
  if (removed !== undefined && comesBackTo(removed.removed_at ?? 0, now)) {
    await updateEntry(transaction, removed.id, { quantity: item.quantity, removed_at: null });
    return;
  }
  if (removed !== undefined) await deleteEntry(transaction, removed.id);
  await insertEntry(transaction, listId, item);
};
