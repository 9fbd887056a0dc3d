// The page of the lists: what it shows, and every change that its forms ask for. Source: spec 3 §2 "Wishlist table", §4, §5, §6, §7.

import { itemsEvent, type ListedGoods, trackedListed } from '@tornister/domain/analytics';
import { QUANTITY_FIELD_MIN } from '@tornister/domain/catalogue';
import { canOpenAccount, loginStateOf, WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { ItemId, WishlistEntryId, WishlistId } from '@tornister/domain/shared';
import {
  currentWishlist,
  type EntryInput,
  type EntryVariant,
  type ListLosses,
  type ListSort,
  mayOnList,
  quantityLimited,
  type SeenEntry,
  shownEntries,
  sortTable,
  type WishlistEssentials,
  type WishlistRow,
  type WishlistTable,
  wishlistQueryFor,
  withComments,
} from '@tornister/domain/wishlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type {
  Analytics,
  AskedList,
  CookieJar,
  GatewayError,
  ListTexts,
  Notice,
  WishlistGateway,
} from '../ports/index.ts';
import { listNotice, quantityNotice } from './list-notice.ts';
import { readListOfBrowser, writeListOfBrowser } from './list-of-browser.ts';
import { addToBasket, type BasketPorts, type ListAdded } from './list-to-basket.ts';
import { removalQuestion } from './removal-question.ts';
import { removeAll } from './remove-all.ts';
import { applyStanding, quantityIn, type StandingQuantities } from './standing-quantities.ts';

/** What an address of the page asks for. */
export type AskedLists = {
  readonly listId?: WishlistId;
  readonly removed: readonly WishlistEntryId[];
  readonly sort: ListSort;
  /** The entry whose variant is being chosen. */
  readonly variantOf?: WishlistEntryId;
};

/** The row in which a variant is chosen, and among which. */
export type VariantChoice = { readonly entryId: WishlistEntryId; readonly variants: readonly EntryVariant[] };

/** A list as its table shows it. */
export type ShownList = Omit<AskedList, 'rows'> & { readonly table: WishlistTable };

type OpenedLists = {
  readonly lists: readonly WishlistEssentials[];
  /** The one that hearts write to. */
  readonly currentId?: WishlistId;
  readonly shown?: ShownList;
  readonly choice?: VariantChoice;
  /** Whether a member is here; the guest of a checkout is none. */
  readonly isLoggedIn: boolean;
};

type Done = ResultAsync<void, GatewayError>;

export type WorkOnList = {
  /** The list that is asked for, or the current one; undefined where there is none of that name. */
  readonly open: (asked: AskedLists) => ResultAsync<OpenedLists | undefined, GatewayError>;
  /** `name` is what the page called the article; `pieces`, below, is how many of it were on the list. */
  readonly add: (listId: WishlistId | undefined, entry: EntryInput, name: string) => Done;
  /** 0 removes; no number becomes the least there can be. Nobody overwrites what they have not seen. What became of the quantity is told. */
  readonly changeQuantity: (
    listId: WishlistId,
    entry: Omit<EntryInput, 'quantity'> & { readonly quantity: number | undefined },
    name: string,
    seen: SeenEntry | undefined,
  ) => ResultAsync<Notice | undefined, GatewayError>;
  readonly remove: (listId: WishlistId, entryId: WishlistEntryId, goods: ListedGoods, pieces: number) => Done;
  /** Takes a product off in all of its variants that are on the list. */
  readonly removeProduct: (
    listId: WishlistId,
    entries: readonly { readonly id: WishlistEntryId; readonly itemId: ItemId; readonly pieces: number }[],
    goods: ListedGoods,
  ) => ResultAsync<unknown, GatewayError>;
  /** Puts another item in the place of an entry; tells what its limits made of the quantity, or that it is saved. */
  readonly replace: (
    listId: WishlistId,
    entryId: WishlistEntryId,
    entry: EntryInput,
    seen?: SeenEntry,
  ) => ResultAsync<Notice, GatewayError>;
  /** Puts an entry on another list, with its comments, and takes it off this one. */
  readonly move: (from: WishlistId, entryId: WishlistEntryId, to: WishlistId) => Done;
  /** A key for one press: what is posted twice with it is added once. */
  readonly newKey: () => string;
  /** Puts everything that can be bought into the basket, once the list has the quantities that stand in its fields and are not applied yet. */
  readonly addAllToBasket: (
    listId: WishlistId,
    key: string,
    standing: StandingQuantities,
  ) => ResultAsync<ListAdded, GatewayError>;
  readonly create: (texts: ListTexts) => ResultAsync<WishlistId | undefined, GatewayError>;
  readonly update: (listId: WishlistId, texts: ListTexts & { readonly version: number }) => Done;
  /** Hearts write to this list from now on, in this browser, and to an own one wherever the member logs in. */
  readonly makeCurrent: (listId: WishlistId) => Done;
  /** Removes a list; answers what would be lost instead where something would, and nobody has said to be sure. */
  readonly removeList: (listId: WishlistId, isSure?: boolean) => ResultAsync<ListLosses | undefined, GatewayError>;
  readonly comment: (listId: WishlistId, entryId: WishlistEntryId, comment: string) => Done;
  readonly removeComment: (listId: WishlistId, commentId: string) => Done;
};

export type WorkOnListPorts = BasketPorts & {
  readonly wishlists: WishlistGateway;
  readonly cookies: CookieJar;
  readonly analytics: Analytics;
  /** The language of the page, by which names are sorted. */
  readonly language: string;
  /** The hearts and the header of this tab have to know. */
  readonly onChange: () => void;
};

const rowOf = ({ entry, isRemoved }: AskedList['rows'][number]): WishlistRow =>
  isRemoved ? { kind: 'removed', entry } : { kind: 'shown', entry };

/** Makes the use case of the page of the lists. */
export const createWorkOnList = (ports: WorkOnListPorts): WorkOnList => {
  const { wishlists, cookies, tabs, analytics, language, onChange } = ports;
  const announceChange = (): void => {
    tabs.send(WISHLISTS_CHANGED);
    onChange();
  };
  const done = <Answer>(change: ResultAsync<Answer, GatewayError>): Done =>
    change.andTee(announceChange).map(() => undefined);

  const commented = (list: AskedList, isMember: boolean): ResultAsync<readonly WishlistRow[], GatewayError> => {
    const rows = list.rows.map(rowOf);
    if (wishlistQueryFor(isMember) === 'essentials') return okAsync(rows);
    return wishlists.comments(list.id).map((comments) => {
      const entries = withComments(
        rows.map(({ entry }) => entry),
        comments,
      );
      return rows.map((row, index) => ({ ...row, entry: entries[index] ?? row.entry }));
    });
  };
  /** A list that is refused between two questions was taken away meanwhile: it is not there. */
  const show = (
    listId: WishlistId,
    { removed, sort }: AskedLists,
    isMember: boolean,
  ): ResultAsync<ShownList | undefined, GatewayError> =>
    wishlists.list(listId, removed).andThen((list) => {
      if (list === undefined) return okAsync(undefined);
      const { rows: _rows, ...facts } = list;
      return commented(list, isMember)
        .map((table): ShownList | undefined => ({ ...facts, table: sortTable(table, sort, language) }))
        .orElse((error) => (error.kind === 'gateway.refused' ? okAsync(undefined) : errAsync(error)));
    });

  /** Nobody chooses where there is one item, or on a list that they only read. */
  const choiceOn = (
    list: ShownList | undefined,
    { variantOf }: AskedLists,
  ): ResultAsync<VariantChoice | undefined, GatewayError> => {
    const entry = shownEntries(list?.table ?? []).find(({ id }) => id === variantOf);
    if (list === undefined || entry === undefined || !mayOnList(list, 'replace-variant')) return okAsync(undefined);
    return wishlists
      .variants(entry.item.productId)
      .map((variants) => (variants.length === 0 ? undefined : { entryId: entry.id, variants }));
  };

  const trackRemoved = (goods: ListedGoods, pieces?: number): void =>
    analytics.track(itemsEvent('remove_from_wishlist', [trackedListed(goods, pieces)]));
  const remove: WorkOnList['remove'] = (listId, entryId, goods, pieces) =>
    done(wishlists.remove(listId, entryId)).andTee(() => trackRemoved(goods, pieces));
  return {
    open: (asked) =>
      wishlists.essentials().andThen((lists) => {
        const isMember = canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined));
        const current = currentWishlist(lists, readListOfBrowser(cookies));
        const opened: OpenedLists = {
          lists,
          isLoggedIn: isMember,
          ...(current === undefined ? {} : { currentId: current.id }),
        };
        const wanted = asked.listId === undefined ? (current ?? lists[0]) : lists.find(({ id }) => id === asked.listId);
        if (wanted === undefined) return okAsync(asked.listId === undefined ? opened : undefined);
        return show(wanted.id, asked, isMember).andThen((shown) =>
          choiceOn(shown, asked).map((choice) =>
            shown === undefined ? undefined : { ...opened, shown, ...(choice === undefined ? {} : { choice }) },
          ),
        );
      }),
    add: (listId, entry, name) =>
      done(wishlists.add(listId, entry)).andTee(() =>
        analytics.track(itemsEvent('add_to_wishlist', [trackedListed({ ...entry, name }, entry.quantity)])),
      ),
    changeQuantity: (listId, { quantity: typed, ...item }, name, seen) =>
      wishlists
        .changeQuantity(listId, { ...item, quantity: typed ?? QUANTITY_FIELD_MIN }, seen)
        .andTee(announceChange)
        .andTee(() => typed === 0 && trackRemoved({ ...item, name }, seen?.quantity))
        .map((list) => quantityNotice(typed, quantityIn(list, item))),
    remove,
    removeProduct: (listId, entries, goods) =>
      removeAll(entries, ({ id, itemId, pieces }) => remove(listId, id, { ...goods, itemId }, pieces)),
    replace: (listId, entryId, entry, seen) =>
      wishlists.essentials().andThen((lists) => {
        const before = lists.find(({ id }) => id === listId)?.entries ?? [];
        // Of two entries of the same item the larger quantity stays, whatever was wanted.
        const becomesOne = before.some(({ id, itemId }) => id !== entryId && itemId === entry.itemId);
        const own = seen === undefined ? undefined : before.find(({ id }) => id === entryId);
        return wishlists
          .replace(listId, entryId, entry, seen)
          .andTee(announceChange)
          .map((list) => {
            const limited = quantityLimited(own?.quantity ?? entry.quantity, quantityIn(list, entry));
            return listNotice((becomesOne ? undefined : limited) ?? { kind: 'variant-saved' });
          });
      }),
    move: (from, entryId, to) => done(wishlists.move(from, entryId, to)),
    newKey: () => ports.keys.make(),
    addAllToBasket: (listId, key, standing) =>
      wishlists
        .list(listId, [])
        .andThen((list) =>
          applyStanding(wishlists, listId, shownEntries((list?.rows ?? []).map(rowOf)), standing).andTee(
            () => standing.size > 0 && announceChange(),
          ),
        )
        .andThen((entries) => addToBasket(ports, entries, key)),
    create: (texts) =>
      wishlists
        .create(texts)
        .andTee(announceChange)
        .map((list) => list?.id),
    update: (listId, texts) => done(wishlists.update(listId, texts)),
    makeCurrent: (listId) => done(wishlists.activate(listId).andTee(() => writeListOfBrowser(cookies, listId))),
    removeList: (listId, isSure = false) =>
      removalQuestion(wishlists, listId, isSure).andThen((losses) =>
        losses === undefined ? done(wishlists.removeList(listId)).map(() => undefined) : okAsync(losses),
      ),
    comment: (listId, entryId, comment) => done(wishlists.comment(listId, entryId, comment)),
    removeComment: (listId, commentId) => done(wishlists.removeComment(listId, commentId)),
  };
};
