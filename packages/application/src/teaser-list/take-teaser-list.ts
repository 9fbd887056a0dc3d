// What a shopper does with a curated list: looks at it, puts all of it on a list of their own or into the basket, and settles what
// could not be done as wanted. Source: spec 3 §2 "Teaser wishlist block", §4 "Teaser list to cart", §7.

import { itemsEvent, type TrackedItem, trackedListed } from '@tornister/domain/analytics';
import { inUnits } from '@tornister/domain/money';
import { CART_CHANGED, canOpenAccount, loginStateOf, WISHLISTS_CHANGED } from '@tornister/domain/session';
import type { WishlistId } from '@tornister/domain/shared';
import {
  currentWishlist,
  type EntryInput,
  operationsForResolved,
  type ResolvedEntry,
  settledPositions,
  type TeaserList,
  type TeaserListEntry,
  type TeaserListFollowUp,
  type TeaserListItem,
  teaserListFollowUps,
  type WishlistEssentials,
  writableLists,
} from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import { addedPieces, lineFor, trackAddedLines } from '../cart/added-lines.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import { tellLost } from '../cart/tell-lost.ts';
import type {
  Analytics,
  CartGateway,
  ClientStore,
  ContentGateway,
  CookieJar,
  GatewayError,
  KeyMaker,
  TabChannel,
  TeaserListGateway,
  WishlistGateway,
} from '../ports/index.ts';
import { readListOfBrowser, writeListOfBrowser } from '../wishlist/list-of-browser.ts';

/** Lists to choose from. */
export type ListChoices = readonly Pick<WishlistEssentials, 'id' | 'name'>[];

/** What came of taking a list over; with several lists nothing is done before one of them is chosen. */
export type TakenList =
  | { readonly kind: 'choose-list'; readonly lists: ListChoices }
  | { readonly kind: 'taken'; readonly list: string; readonly count: number };

export type TakeTeaserList = {
  readonly open: (id: string) => ResultAsync<TeaserList | undefined, GatewayError>;
  /** A key for one press: what is posted twice with it is added once. */
  readonly newKey: () => string;
  /** Puts everything into the basket that can be bought; the answer says what is to be asked and told. Other tabs hear of it. */
  readonly toBasket: (
    positions: readonly TeaserListEntry[],
    key: string,
  ) => ResultAsync<readonly TeaserListFollowUp[], GatewayError>;
  /** Puts what was chosen in a follow-up into the basket, one change for each entry; answers how many of them went in as wanted, and how many partly. */
  readonly resolve: (
    entries: readonly ResolvedEntry[],
    key: string,
  ) => ResultAsync<{ readonly wanted: number; readonly added: number; readonly partly: number }, GatewayError>;
  /** The lists that the articles can be put on, for a member with several; otherwise nobody is asked. */
  readonly choices: () => ResultAsync<ListChoices, GatewayError>;
  /** Puts what is settled on the named list, and the list of this browser stays what it was, or on the current one; reports it as what it is called among the items of the curated list. */
  readonly toList: (
    positions: readonly TeaserListEntry[],
    items: readonly TeaserListItem[],
    listId?: WishlistId,
  ) => ResultAsync<TakenList, GatewayError>;
};

export type TakeTeaserListPorts = {
  readonly content: Pick<ContentGateway, 'teaserList'>;
  readonly teaserLists: Pick<TeaserListGateway, 'addToCart'>;
  readonly wishlists: Pick<WishlistGateway, 'essentials' | 'addAll'>;
  readonly carts: Pick<CartGateway, 'find' | 'update'>;
  readonly changes: Pick<EditCart, 'settled' | 'adopt'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly analytics: Analytics;
  readonly keys: KeyMaker;
  /** The hearts and the header of this tab have to know. */
  readonly onChange: () => void;
};

/** What is reported of an entry: maker and name are those of its product, the price that of the variant which was chosen. */
const trackedEntry = ({ productId, itemId, quantity }: EntryInput, items: readonly TeaserListItem[]): TrackedItem => {
  const row = items.find(({ entry }) => entry.item.productId === productId);
  const { name = '', brand = '', prices } = row?.entry.item ?? {};
  const price = row?.variants.find((variant) => variant.itemId === itemId)?.price ?? prices?.current;
  const listed = trackedListed({ productId, itemId, name }, quantity);
  return { ...listed, item_brand: brand, ...(price === undefined ? {} : { price: inUnits(price) }) };
};

/** Makes the use case; what goes into the cart waits for the changes of the cart that are on their way in this tab. */
export const createTakeTeaserList = (ports: TakeTeaserListPorts): TakeTeaserList => {
  const { content, teaserLists, wishlists, carts, changes, cookies, tabs, analytics, keys, onChange } = ports;
  const tell = tellLost(ports);

  const put = (
    positions: readonly TeaserListEntry[],
    items: readonly TeaserListItem[],
    listId: WishlistId | undefined,
    { isChosen }: { readonly isChosen: boolean },
  ) => {
    const entries = settledPositions(positions);
    if (entries.length === 0) return okAsync<TakenList, GatewayError>({ kind: 'taken', list: '', count: 0 });
    return wishlists
      .addAll(listId, entries)
      .andTee((list) => {
        if (list !== undefined && !isChosen) writeListOfBrowser(cookies, list.id);
        tabs.send(WISHLISTS_CHANGED);
        onChange();
        analytics.track(
          itemsEvent(
            'add_to_wishlist',
            entries.map((entry) => trackedEntry(entry, items)),
          ),
        );
      })
      .map((list): TakenList => ({ kind: 'taken', list: list?.name ?? '', count: entries.length }));
  };

  const isMember = (): boolean => canOpenAccount(loginStateOf((name) => cookies.get(name) !== undefined));
  const choicesOf = (lists: readonly WishlistEssentials[]): ListChoices =>
    isMember() && lists.length > 1 ? lists.map(({ id, name }) => ({ id, name })) : [];

  return {
    choices: () =>
      isMember()
        ? wishlists.essentials().map((lists) => choicesOf(writableLists(lists)))
        : okAsync<ListChoices, GatewayError>([]),
    open: content.teaserList,
    newKey: keys.make,
    toBasket: (positions, key) =>
      changes
        .settled()
        .andThen(() => teaserLists.addToCart(positions, key).orTee(tell))
        .andThrough(({ cart }) => changes.adopt(cart))
        .map(({ cart, outcome }) => {
          const added = [...outcome.successfullyAdded, ...outcome.quantityChanged];
          if (added.length > 0) tabs.send(CART_CHANGED);
          const lines = added.flatMap(({ itemId, quantity }) => {
            const line = itemId === undefined ? undefined : lineFor(itemId, cart);
            return line === undefined ? [] : [{ line, quantity }];
          });
          trackAddedLines(analytics, lines);
          return teaserListFollowUps(outcome);
        }),
    resolve: (entries, key) => {
      const operations = operationsForResolved(entries);
      if (operations.length === 0) return okAsync({ wanted: 0, added: 0, partly: 0 });
      return changes
        .settled()
        .andThen(() => carts.find({ withShipping: false }))
        .andThen((before) =>
          carts
            .update(operations, key)
            .orTee(tell)
            .andThrough(({ cart }) => changes.adopt(cart))
            .map((update) => addedPieces(before, operations, update)),
        )
        .map(({ done, partly, lines }) => {
          tabs.send(CART_CHANGED);
          trackAddedLines(analytics, lines);
          return { wanted: operations.length, added: done, partly };
        });
    },
    toList: (positions, items, listId) => {
      if (listId !== undefined) return put(positions, items, listId, { isChosen: true });
      return wishlists.essentials().andThen((lists) => {
        const own = writableLists(lists);
        const choices = choicesOf(own);
        if (choices.length > 0) return okAsync<TakenList, GatewayError>({ kind: 'choose-list', lists: choices });
        const current = currentWishlist(own, readListOfBrowser(cookies));
        return put(positions, items, current?.id, { isChosen: false });
      });
    },
  };
};
