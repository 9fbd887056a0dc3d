// Test double of the port `WishlistGateway`: one visitor's lists, with the promises of the port.

import { withinLimits } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, type WishlistEntryId, type WishlistId } from '@tornister/domain/shared';
import { aListEntry, aWishlist, essentialsOf } from '@tornister/domain/testing';
import {
  type EntryInput,
  entryQuantityLimits,
  isSameListName,
  mayTakePlace,
  type PositionComments,
  parseComment,
  type Wishlist,
  type WishlistComment,
  type WishlistEntry,
  type WishlistEssentials,
} from '@tornister/domain/wishlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, WishlistGateway } from '../../src/ports/index.ts';
import { createInMemorySharing } from './in-memory-list-sharing.ts';

export type InMemoryWishlistGateway = WishlistGateway & {
  /** Every call that changes something, in order. */
  readonly received: () => readonly (readonly unknown[])[];
  readonly lists: () => readonly Wishlist[];
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

/** Lists that keep to the promises of the port and forget with the test. */
export const createInMemoryWishlistGateway = (
  initial: readonly Wishlist[] = [],
  comments: readonly PositionComments[] = [],
): InMemoryWishlistGateway => {
  let lists = initial;
  let written = comments;
  let failure: GatewayError | undefined;
  const removed = new Map<WishlistEntryId, { readonly entry: WishlistEntry; readonly at: number }>();
  const received: (readonly unknown[])[] = [];

  const answer = <Value>(value: () => Value): ResultAsync<Value, GatewayError> => {
    const failed = failure;
    failure = undefined;
    return failed === undefined ? okAsync(value()) : errAsync(failed);
  };
  const change = (
    call: readonly unknown[],
    listId: WishlistId | undefined,
    edit: (list: Wishlist) => Wishlist,
  ): ResultAsync<WishlistEssentials | undefined, GatewayError> =>
    answer(() => {
      received.push(call);
      lists = lists.map((list) => (list.id === listId ? edit(list) : list));
      const list = lists.find(({ id }) => id === listId);
      return list && essentialsOf(list);
    });
  const refused = (message: string, field?: string) =>
    errAsync<never, GatewayError>({
      kind: 'gateway.refused',
      message: field === undefined ? message : '',
      fieldErrors: field === undefined ? [] : [{ field, message }],
    });
  const entriesOf = (listId: WishlistId): readonly WishlistEntry[] =>
    lists.find(({ id }) => id === listId)?.entries ?? [];
  const isTaken = (name: string, except?: WishlistId): boolean =>
    lists.some((list) => list.id !== except && isSameListName(list.name, name));
  const entryOf = ({ productId, quantity }: EntryInput): WishlistEntry =>
    aListEntry(productId, { quantity, total: money(500 * quantity) });
  const withQuantity = (entry: WishlistEntry, quantity: number): WishlistEntry => ({
    ...entry,
    quantity,
    total: money(entry.item.prices.current.cents * quantity),
  });
  const put = (list: Wishlist, entry: EntryInput): Wishlist => {
    if (list.entries.some(({ item }) => item.itemId === entry.itemId))
      return {
        ...list,
        entries: list.entries.map((before) =>
          before.item.itemId === entry.itemId
            ? withQuantity(before, Math.max(before.quantity, entry.quantity))
            : before,
        ),
      };
    const back = [...removed.values()].find(({ entry: { item } }) => item.itemId === entry.itemId);
    if (back === undefined) return { ...list, entries: [...list.entries, entryOf(entry)] };
    removed.delete(back.entry.id);
    return { ...list, entries: list.entries.toSpliced(back.at, 0, { ...back.entry, quantity: entry.quantity }) };
  };

  const { sharingOf, ...sharing } = createInMemorySharing({
    find: (listId) => lists.find(({ id }) => id === listId),
    answer,
    change: (call, listId) => change(call, listId, (list) => list),
    refused,
  });

  return {
    received: () => received,
    lists: () => lists,
    failNext: (error) => {
      failure = error;
    },
    essentials: () => answer(() => lists.map(essentialsOf)),
    list: (listId, wanted) =>
      answer(() => {
        const list = lists.find(({ id }) => id === listId);
        if (list === undefined) return undefined;
        const { entries, ...facts } = list;
        const rows = entries.map((entry) => ({ entry, isRemoved: false }));
        for (const id of wanted) {
          const gone = removed.get(id);
          if (gone !== undefined) rows.splice(gone.at, 0, { entry: gone.entry, isRemoved: true });
        }
        const revision = received.length.toString(16).padStart(32, '0');
        return { ...facts, rows, revision, sharing: sharingOf(listId) };
      }),
    comments: () => answer(() => written),
    variants: (productId) =>
      answer(() =>
        (productId === 'none' ? [] : ['A4', 'A5']).map((label, index) => {
          const itemId = brandId<ItemId>(`${productId}-${index + 1}`);
          return { itemId, label, price: money(500), isSaleable: true, minimumOrderQuantity: 1, maxQuantity: 9999 };
        }),
      ),
    add: (listId, entry) => {
      const id = listId ?? lists.find(({ isDefault }) => isDefault)?.id ?? brandId<WishlistId>('default');
      if (failure === undefined && !lists.some((list) => list.id === id))
        lists = [...lists, aWishlist(id, { isDefault: true })];
      return change(['add', listId, entry], id, (list) => put(list, entry));
    },
    addAll: (listId, entries) => {
      const id = listId ?? lists.find(({ isDefault }) => isDefault)?.id ?? brandId<WishlistId>('default');
      if (failure === undefined && !lists.some((list) => list.id === id))
        lists = [...lists, aWishlist(id, { isDefault: true })];
      return change(['addAll', listId, entries], id, (list) => entries.reduce(put, list));
    },
    remove: (listId, entryId, fromTile) =>
      change(['remove', listId, entryId, fromTile], listId, (list) => {
        const at = list.entries.findIndex(({ id }) => id === entryId);
        const entry = list.entries[at];
        if (entry !== undefined) removed.set(entryId, { entry, at });
        return { ...list, entries: list.entries.filter(({ id }) => id !== entryId) };
      }),
    changeQuantity: (listId, { itemId, quantity }, seen) => {
      const current = entriesOf(listId).find(({ item }) => item.itemId === itemId)?.quantity ?? quantity;
      if (!mayTakePlace({ current, seen: seen?.quantity, wanted: quantity }))
        return refused('vue.wishlist.error.entryChanged');
      const possible = ({ item }: WishlistEntry): number =>
        quantity === 0 ? 0 : withinLimits(quantity, entryQuantityLimits(item));
      return change(['changeQuantity', listId, itemId, quantity], listId, (list) => ({
        ...list,
        entries: list.entries
          .map((entry) => (entry.item.itemId === itemId ? withQuantity(entry, possible(entry)) : entry))
          .filter((entry) => entry.quantity > 0),
      }));
    },
    replace: (listId, entryId, entry, seen) => {
      const current = entriesOf(listId).find(({ id }) => id === entryId);
      const itemId = current?.item.itemId ?? entry.itemId;
      if (!mayTakePlace({ current: itemId, seen: seen?.itemId, wanted: entry.itemId }))
        return refused('vue.wishlist.error.entryChanged');
      const quantity = seen === undefined ? entry.quantity : (current?.quantity ?? entry.quantity);
      return change(['replace', listId, entryId, entry], listId, (list) => ({
        ...list,
        entries: list.entries.map((before) =>
          before.id === entryId ? { ...entryOf({ ...entry, quantity }), id: entryId } : before,
        ),
      }));
    },
    move: (from, entryId, to) => {
      const entry = entriesOf(from).find(({ id }) => id === entryId);
      if (entry === undefined) return refused('vue.wishlist.error.entryGone');
      const { itemId, productId } = entry.item;
      return change(['move', from, entryId, to], from, (list) => ({
        ...list,
        entries: list.entries.filter(({ id }) => id !== entryId),
      })).map((left) => {
        lists = lists.map((list) =>
          list.id === to ? put(list, { itemId, productId, quantity: entry.quantity }) : list,
        );
        const there = entriesOf(to).find(({ item }) => item.itemId === itemId)?.id ?? entryId;
        written = written.map(({ positionId, comments: all }) => ({
          positionId: positionId === entryId ? there : positionId,
          comments: all,
        }));
        return left;
      });
    },
    create: (texts) => {
      if (isTaken(texts.name)) return refused('vue.wishlist.error.nameTaken', 'name');
      const list = aWishlist(`new-${lists.length}`, texts);
      lists = [...lists, list];
      return change(['create', texts], list.id, (created) => created);
    },
    update: (listId, { version, ...texts }) => {
      if (lists.find(({ id }) => id === listId)?.version !== version)
        return refused('vue.wishlist.error.changedElsewhere');
      if (isTaken(texts.name, listId)) return refused('vue.wishlist.error.nameTaken', 'name');
      return change(['update', listId, version], listId, (list) => ({ ...list, ...texts, version: version + 1 }));
    },
    activate: (listId) =>
      answer(() => {
        received.push(['activate', listId]);
        if (lists.find(({ id }) => id === listId)?.role === 'creator')
          lists = lists.map((list) => ({ ...list, active: list.id === listId }));
        return undefined;
      }),
    removeList: (listId) => {
      if (lists.find(({ id }) => id === listId)?.isDefault) return refused('vue.wishlist.error.defaultStays');
      return answer(() => {
        received.push(['removeList', listId]);
        lists = lists.filter(({ id }) => id !== listId);
        return undefined;
      });
    },
    comment: (listId, entryId, text) => {
      if (parseComment(text).isErr()) return refused('requiredField', 'comment');
      const comment: WishlistComment = {
        id: `comment-${received.length}`,
        comment: text,
        name: 'Mia',
        displayedDate: '1.9.2026',
        allowedToDeleteByUser: true,
      };
      const before = written.find(({ positionId }) => positionId === entryId)?.comments ?? [];
      written = [
        ...written.filter(({ positionId }) => positionId !== entryId),
        { positionId: entryId, comments: [...before, comment] },
      ];
      return change(['comment', listId, entryId, text], listId, (list) => list);
    },
    ...sharing,
    removeComment: (listId, commentId) => {
      written = written
        .map(({ positionId, comments: all }) => ({ positionId, comments: all.filter(({ id }) => id !== commentId) }))
        .filter(({ comments: left }) => left.length > 0);
      return change(['removeComment', listId, commentId], listId, (list) => list);
    },
  };
};
