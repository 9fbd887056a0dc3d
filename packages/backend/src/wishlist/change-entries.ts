// Putting items on a list, taking them off, changing how many and which. One entry is one item on one list. Source: spec 3 §4, §7.

import { isAcceptedQuantity, withinLimits } from '@tornister/domain/catalogue';
import {
  entryQuantityLimits,
  LIST_ENTRIES_MAX,
  mayTakePlace,
  mergedQuantity,
  type WishlistAction,
} from '@tornister/domain/wishlist';
import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { WishlistEntryInput, WishlistSeenInput, WishlistTileInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import {
  deleteEntry,
  type EntryRow,
  entryOfItem,
  placeItem,
  takeComments,
  updateEntry,
  type WantedItem,
} from './entry-rows.ts';
import { defaultListOf, listsOf, lockList, lockOwner, type OwnList } from './own-lists.ts';
import { changed, notDone } from './show-list.ts';

type Outcome = Promise<Result<Answer<'WishlistResult'>, Refusal>>;
const readItem = async (
  transaction: Transaction,
  { itemId, productId, quantity }: WishlistEntryInput,
): Promise<Result<WantedItem, Refusal>> => {
  const item = await transaction
    .selectFrom('items')
    .select(['minimum_order_quantity as minimumOrderQuantity', 'max_quantity as maxQuantity'])
    .where('id', '=', itemId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (item === undefined) return refuse('NOT_FOUND');
  return ok({ itemId, productId, quantity: withinLimits(quantity, entryQuantityLimits(item)) });
};

/** The items that are on a list. */
const itemsOn = async (transaction: Transaction, listId: string): Promise<ReadonlySet<string>> => {
  const rows = await transaction
    .selectFrom('wishlist_entries')
    .select('item_id')
    .where('wishlist_id', '=', listId)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
};

/** Puts an item on a list, or back to where it was before it was removed a short while ago; adding it again changes nothing. */
export const put = async (
  { now }: Pick<RequestContext, 'now'>,
  transaction: Transaction,
  list: OwnList,
  item: WantedItem,
): Promise<Answer<'WishlistResult'>> => {
  const before = await entryOfItem(transaction, list.id, item.itemId);
  if (before !== undefined && before.removed_at === null) {
    await updateEntry(transaction, before.id, { quantity: mergedQuantity(before.quantity, item.quantity) });
    return changed(list);
  }
  if ((await itemsOn(transaction, list.id)).size >= LIST_ENTRIES_MAX) return notDone('vue.wishlist.error.listFull');
  await placeItem(transaction, list.id, { item, removed: before, now: now() });
  return changed(list);
};

/** The list that a product is added to when none is named: the active one, else the default one, which is made where there is none. */
const currentList = async (context: RequestContext, transaction: Transaction): Promise<Result<OwnList, Refusal>> => {
  const owner = await lockOwner(context, transaction);
  if (owner.isErr()) return err(owner.error);
  const active = (await listsOf(context, transaction, owner.value)).find(({ is_active }) => is_active);
  return active === undefined
    ? ok(await defaultListOf(context, transaction, owner.value))
    : lockList(context, transaction, active.id, 'add-entry');
};

/** Adds an item, also as an undo of a removal. */
export const addEntry = (
  context: RequestContext,
  listId: string | null | undefined,
  entry: WishlistEntryInput,
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const list = yield* await (listId
        ? lockList(context, transaction, listId, 'add-entry')
        : currentList(context, transaction));
      return ok(await put(context, transaction, list, yield* await readItem(transaction, entry)));
    }),
  );

/** Adds several items in one transaction; a list that is full takes none of them. */
export const addEntries = (
  context: RequestContext,
  listId: string | null | undefined,
  entries: readonly WishlistEntryInput[],
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      if (entries.length > LIST_ENTRIES_MAX) return ok(notDone('vue.wishlist.error.listFull'));
      const list = yield* await (listId
        ? lockList(context, transaction, listId, 'add-entry')
        : currentList(context, transaction));
      const items: WantedItem[] = [];
      for (const entry of entries) items.push(yield* await readItem(transaction, entry));
      const known = await itemsOn(transaction, list.id);
      if (new Set([...known, ...items.map(({ itemId }) => itemId)]).size > LIST_ENTRIES_MAX)
        return ok(notDone('vue.wishlist.error.listFull'));
      for (const item of items) await put(context, transaction, list, item);
      return ok(changed(list));
    }),
  );

export type Chosen = { readonly list: OwnList; readonly entry: EntryRow };

/** An entry of the visitor's list, removed or not. */
export const lockEntry = async (
  context: RequestContext,
  transaction: Transaction,
  { listId, entryId }: { readonly listId: string; readonly entryId: string },
  action: WishlistAction,
): Promise<Result<Chosen, Refusal>> => {
  const list = await lockList(context, transaction, listId, action);
  if (list.isErr()) return err(list.error);
  const entry = await transaction
    .selectFrom('wishlist_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('wishlist_id', '=', listId)
    .executeTakeFirst();
  return entry === undefined ? refuse('NOT_FOUND') : ok({ list: list.value, entry });
};

/** Takes an entry off its list; one that is off already stays off. */
export const removeEntry = (
  context: RequestContext,
  ids: { readonly listId: string; readonly entryId: string },
  tile: WishlistTileInput | null | undefined,
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { list, entry } = yield* await lockEntry(context, transaction, ids, 'remove-entry');
      const isMeant = !tile || (tile.productId === entry.product_id && tile.itemId === entry.item_id);
      if (!isMeant) return refuse('NOT_FOUND');
      if (entry.removed_at === null) await updateEntry(transaction, entry.id, { removed_at: context.now() });
      return ok(changed(list));
    }),
  );

/** A change with what its author saw of the entry. */
type SeenChange = { readonly entry: WishlistEntryInput; readonly seen: WishlistSeenInput | null | undefined };

/** Why a quantity cannot be changed to the wanted one. */
const quantityRefusal = (entry: EntryRow | undefined, { entry: { quantity }, seen }: SeenChange) => {
  if (entry === undefined || entry.removed_at !== null) return 'vue.wishlist.error.entryGone';
  if (!isAcceptedQuantity(quantity)) return 'vue.wishlist.error.quantity';
  const isSeen = mayTakePlace({ current: entry.quantity, seen: seen?.quantity, wanted: quantity });
  return isSeen ? undefined : 'vue.wishlist.error.entryChanged';
};

/** Changes how many of an item are on a list; none of it takes it off. */
export const changeQuantity = (context: RequestContext, listId: string, change: SeenChange): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const wanted = change.entry;
      const action = wanted.quantity === 0 ? 'remove-entry' : 'change-quantity';
      const list = yield* await lockList(context, transaction, listId, action);
      const entry = await entryOfItem(transaction, list.id, wanted.itemId);
      const refusal = quantityRefusal(entry, change);
      if (entry === undefined || refusal !== undefined) return ok(notDone(refusal ?? 'vue.wishlist.error.entryGone'));
      const now =
        wanted.quantity === 0
          ? { removed_at: context.now() }
          : { quantity: (yield* await readItem(transaction, wanted)).quantity };
      await updateEntry(transaction, entry.id, now);
      return ok(changed(list));
    }),
  );

/** The item of an entry becomes another one; is that on the list already, the two become one with the comments of both. */
const becomeItem = async (transaction: Transaction, entry: EntryRow, item: WantedItem): Promise<void> => {
  if (item.itemId === entry.item_id) return;
  const other = await entryOfItem(transaction, entry.wishlist_id, item.itemId);
  // What was removed takes its comments along.
  if (other?.removed_at === null) await takeComments(transaction, entry.id, other.id);
  if (other !== undefined) await deleteEntry(transaction, other.id);
  const quantity = other?.removed_at === null ? mergedQuantity(other.quantity, item.quantity) : item.quantity;
  await updateEntry(transaction, entry.id, { item_id: item.itemId, product_id: item.productId, quantity });
};

/** Puts another item in the place of an entry, with the quantity that the entry has. */
export const replaceEntry = (
  context: RequestContext,
  ids: { readonly listId: string; readonly entryId: string },
  { entry: wanted, seen }: SeenChange,
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { list, entry } = yield* await lockEntry(context, transaction, ids, 'replace-variant');
      if (entry.removed_at !== null) return ok(notDone('vue.wishlist.error.entryGone'));
      if (!mayTakePlace({ current: entry.item_id, seen: seen?.itemId, wanted: wanted.itemId }))
        return ok(notDone('vue.wishlist.error.entryChanged'));
      const quantity = seen ? entry.quantity : wanted.quantity;
      await becomeItem(transaction, entry, yield* await readItem(transaction, { ...wanted, quantity }));
      return ok(changed(list));
    }),
  );
