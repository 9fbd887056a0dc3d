// Use case of the rows of a curated list in a tab: when what is set in one of them is asked about, what its answer changes, and what all of them
// cost then. Source: spec 3 §2 "Teaser wishlist block", §7, §9.

import { QUANTITY_DEBOUNCE_MS } from '@tornister/domain/catalogue';
import type { Money } from '@tornister/domain/money';
import type { ItemId, WishlistEntryId } from '@tornister/domain/shared';
import {
  type ChosenEntry,
  isSaleable,
  meantVariant,
  orderableQuantity,
  settleTeaserQuantity,
  type TeaserList,
  type TeaserListItem,
  type TeaserPrice,
  type TeaserQuantity,
  teaserPriceTogether,
  teaserRowPrice,
  type WishlistItem,
} from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import { EMPTY, finalize, from, map, type Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock, GatewayError, TeaserListGateway } from '../ports/index.ts';

/** What a row says since an answer came, and what all rows cost together. */
export type AnsweredTeaserRow = {
  readonly price: TeaserPrice;
  readonly all?: TeaserPrice;
  /** After a choice of a variant. */
  readonly item?: WishlistItem;
};

export type FollowTeaserRows = {
  /**
   * A field of a row has changed: a quantity is asked about once nothing has happened to the row for 500 ms, a chosen variant at once. The last
   * change of a row wins; an answer to an earlier one is dropped.
   */
  readonly change: (entryId: WishlistEntryId, field: 'quantity' | 'variant') => void;
  /** The quantity of a row is left: what was changed since is asked about at once, and what is no number is 1 now. */
  readonly leave: (entryId: WishlistEntryId) => void;
};

export type FollowTeaserRowsPorts = {
  readonly clock: Pick<Clock, 'after$'>;
  readonly teaserLists: Pick<TeaserListGateway, 'total' | 'replace'>;
};

type SetTeaserRow = Pick<ChosenEntry, 'itemId'> & { readonly text: string };

/** The rows as they are shown: read when they are asked about, written when there is an answer. */
export type ShownTeaserRows = {
  readonly items: TeaserList['items'];
  /** What was set before the page was made. */
  readonly chosen?: ReadonlyMap<WishlistEntryId, ChosenEntry> | undefined;
  /** What a row says now, its quantity as it was typed; nothing where it is no longer shown. */
  readonly setIn: (entryId: WishlistEntryId) => SetTeaserRow | undefined;
  /** What was typed is read: the row has so many pieces, and tells it where these are not the ones that were typed. */
  readonly onQuantity: (entryId: WishlistEntryId, quantity: TeaserQuantity) => void;
  /** A row is being changed: what was told of its quantity is no longer so. */
  readonly onChange: (entryId: WishlistEntryId) => void;
  readonly onBusy: (entryId: WishlistEntryId, isBusy: boolean) => void;
  readonly onAnswer: (entryId: WishlistEntryId, answered: AnsweredTeaserRow) => void;
  readonly onFailure: (error: GatewayError) => void;
};

/** Follows the rows of one list as it is shown, until `scope` ends. */
export const createFollowTeaserRows = (
  scope: Scope,
  { clock, teaserLists }: FollowTeaserRowsPorts,
  { items, chosen, setIn, onQuantity, onChange, onBusy, onAnswer, onFailure }: ShownTeaserRows,
): FollowTeaserRows => {
  const rows = new Map(items.filter(({ entry }) => isSaleable(entry)).map((row) => [row.entry.id, row]));
  const prices = new Map<WishlistEntryId, TeaserPrice>(
    [...rows].map(([id, row]) => [id, teaserRowPrice(row, chosen?.get(id))]),
  );
  const following = new Map<WishlistEntryId, Subscription>();
  /** Rows that do not show the item of their chosen variant yet. */
  const otherItem = new Set<WishlistEntryId>();
  /** Rows whose quantity was not read since they were changed. */
  const unread = new Set<WishlistEntryId>();

  /** A chosen variant is asked for as a whole, a quantity by what it costs. */
  const ask = (
    { entry: { id, item } }: TeaserListItem,
    position: { readonly itemId: ItemId; readonly quantity: number },
  ): ResultAsync<{ readonly total?: Money; readonly item?: WishlistItem }, GatewayError> =>
    otherItem.has(id)
      ? teaserLists
          .replace(id, position.itemId, position.quantity)
          .map((replaced) => (replaced === undefined ? {} : { total: replaced.entry.total, item: replaced.entry.item }))
      : teaserLists
          .total({ productId: item.productId, ...position })
          .map((total) => (total === undefined ? {} : { total }));

  const takeAnswer = (id: WishlistEntryId, price: TeaserPrice, item: WishlistItem | undefined): void => {
    if (item !== undefined) otherItem.delete(id);
    prices.set(id, price);
    const all = teaserPriceTogether([...prices.values()]);
    onAnswer(id, { price, ...(all === undefined ? {} : { all }), ...(item === undefined ? {} : { item }) });
  };

  /** Reads the quantity of a row, and asks about the row as it is set then; while its variant is open, the cheapest is meant. */
  const ask$ = (row: TeaserListItem, event: 'settled' | 'blurred') => {
    const { id } = row.entry;
    const set = setIn(id);
    const meant = meantVariant(row, set);
    const read = set && settleTeaserQuantity(set.text, meant, event);
    if (read === undefined) return EMPTY;
    unread.delete(id);
    onQuantity(id, read);
    const { itemId, isFrom } = teaserRowPrice(row, set);
    onBusy(id, true);
    return from(ask(row, { itemId, quantity: orderableQuantity(read.quantity, meant) })).pipe(
      map((answer) => answer.map(({ total, item: shown }) => ({ price: total && { total, isFrom }, shown }))),
      finalize(() => onBusy(id, false)),
    );
  };

  /** The last question of a row takes the place of the one before. */
  const follow = (row: TeaserListItem, pause: Observable<unknown>, event: 'settled' | 'blurred'): void => {
    const { id } = row.entry;
    following.get(id)?.unsubscribe();
    const answers = scope.during(pause.pipe(switchMap(() => ask$(row, event)))).subscribe((answer) =>
      answer.match(({ price, shown }) => {
        if (price !== undefined) takeAnswer(id, price, shown);
      }, onFailure),
    );
    following.set(id, answers);
  };

  return {
    change: (entryId, field) => {
      const row = rows.get(entryId);
      if (row === undefined) return;
      if (field === 'variant') otherItem.add(entryId);
      unread.add(entryId);
      onChange(entryId);
      follow(row, field === 'variant' ? of(undefined) : clock.after$(QUANTITY_DEBOUNCE_MS), 'settled');
    },
    leave: (entryId) => {
      const row = unread.has(entryId) ? rows.get(entryId) : undefined;
      if (row !== undefined) follow(row, of(undefined), 'blurred');
    },
  };
};
