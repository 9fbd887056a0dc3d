// Moving an entry from one list to another, in one transaction. Source: spec 3 §6.

import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { type Chosen, lockEntry, put } from './change-entries.ts';
import { entryOfItem, takeComments, updateEntry } from './entry-rows.ts';
import { lockList, type OwnList } from './own-lists.ts';
import { changed, notDone } from './show-list.ts';

type Ids = { readonly listId: string; readonly entryId: string };

/** Both lists, locked; in the order of their ids, so that two who move things to and fro do not wait for each other. */
const lockBoth = async (
  context: RequestContext,
  transaction: Transaction,
  ids: Ids,
  toId: string,
): Promise<Result<Chosen & { readonly to: OwnList }, Refusal>> => {
  const lockTo = () => lockList(context, transaction, toId, 'add-entry');
  const early = toId < ids.listId ? await lockTo() : undefined;
  if (early?.isErr()) return err(early.error);
  const chosen = await lockEntry(context, transaction, ids, 'remove-entry');
  if (chosen.isErr()) return err(chosen.error);
  const to = early ?? (await lockTo());
  return to.map((list) => ({ ...chosen.value, to: list }));
};

/** Puts an entry on another list and takes it off its own, both or neither: quantity and comments go along. */
export const moveEntry = (
  context: RequestContext,
  ids: Ids,
  toId: string,
): Promise<Result<Answer<'WishlistResult'>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { list, entry, to } = yield* await lockBoth(context, transaction, ids, toId);
      if (entry.removed_at !== null) return ok(notDone('vue.wishlist.error.entryGone'));
      if (to.id === list.id) return ok(changed(list));
      const item = { itemId: entry.item_id, productId: entry.product_id, quantity: entry.quantity };
      const taken = await put(context, transaction, to, item);
      if (!taken.successful) return ok(taken);
      const there = await entryOfItem(transaction, to.id, item.itemId);
      if (there !== undefined) await takeComments(transaction, there.id, entry.id);
      await updateEntry(transaction, entry.id, { removed_at: context.now() });
      return ok(changed(list));
    }),
  );
