// After a login the lists that the visitor had without one go into the default list of the account, or stay lists of their own where that would be too long.
// Repeating it changes nothing: the lists of before are gone then. Source: docs/adr/0076; spec 3 §6 "the reset on login sync".

import type { ItemId, UserId } from '@tornister/domain/shared';
import { freeListName, mergeLists, mergesIntoOne } from '@tornister/domain/wishlist';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { placeItem, updateEntry } from './entry-rows.ts';
import { defaultListOf, listsMadeBy, nameOf, type OwnList } from './own-lists.ts';

type MergeContext = Pick<RequestContext, 'storefront' | 'now'>;

/** The lists become further ones of the account, beside as many as it has: a limit must not cost anybody what they have listed. */
const handOver = async (
  context: MergeContext,
  transaction: Transaction,
  lists: readonly Pick<OwnList, 'id' | 'name' | 'version' | 'is_default'>[],
  to: UserId,
): Promise<void> => {
  for (const { id, ...list } of lists) {
    const name = nameOf(context, list);
    const taken = (await listsMadeBy(transaction, to)).map((own) => nameOf(context, own));
    await transaction
      .updateTable('wishlists')
      .set({ user_id: to, name: freeListName(name, taken), is_default: false, is_active: false })
      .where('id', '=', id)
      .execute();
  }
};

/** Merges what a visitor without an account has listed into the default list of an account. */
export const mergeListsInto = async (
  context: MergeContext,
  transaction: Transaction,
  from: UserId,
  to: UserId,
): Promise<void> => {
  const lists = await transaction
    .selectFrom('wishlists')
    .select(['id', 'name', 'version', 'is_default'])
    .where('user_id', '=', from)
    .forUpdate()
    .execute();
  if (lists.length === 0) return;
  const entries = (ids: readonly string[]) =>
    transaction
      .selectFrom('wishlist_entries')
      .selectAll()
      .where('wishlist_id', 'in', ids)
      .orderBy('removed_at', 'desc')
      .orderBy('position')
      .execute();
  const shown = (await entries(lists.map(({ id }) => id))).filter(({ removed_at }) => removed_at === null);
  if (shown.length > 0) {
    const own = await defaultListOf(context, transaction, to);
    const held = await entries([own.id]);
    const asMergeable = (rows: typeof held) => rows.map((row) => ({ ...row, itemId: row.item_id as ItemId }));
    const still = held.filter(({ removed_at }) => removed_at === null);
    if (!mergesIntoOne(asMergeable(still), asMergeable(shown))) return handOver(context, transaction, lists, to);
    for (const entry of mergeLists(asMergeable(still), asMergeable(shown))) {
      const row = held.find(({ item_id }) => item_id === entry.item_id);
      const item = { itemId: entry.item_id, productId: entry.product_id, quantity: entry.quantity };
      if (row?.removed_at === null) await updateEntry(transaction, row.id, { quantity: item.quantity });
      else await placeItem(transaction, own.id, { item, removed: row, now: context.now() });
    }
  }
  await transaction
    .deleteFrom('wishlists')
    .where(
      'id',
      'in',
      lists.map(({ id }) => id),
    )
    .execute();
};
