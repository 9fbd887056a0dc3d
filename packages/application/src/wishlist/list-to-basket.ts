// Puts everything of a list that can be bought into the basket, in as few updates as it takes. Source: spec 3 §4; docs/adr/0076.

import { CART_UPDATE_MAX_OPERATIONS, type Cart, type CartOperation } from '@tornister/domain/cart';
import { CART_CHANGED } from '@tornister/domain/session';
import { isSaleable, piecesForBasket, type WishlistEntry } from '@tornister/domain/wishlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { addedPieces, trackAddedLines } from '../cart/added-lines.ts';
import type { Analytics, CartGateway, ClientStore, GatewayError, KeyMaker, TabChannel } from '../ports/index.ts';

/**
 * How much of a list went into the basket, and what the basket is then: `added` entries as wanted, `partly` others of which some pieces
 * did. Of a list on which nothing can be bought nothing is asked.
 */
export type ListAdded = {
  readonly wanted: number;
  readonly added: number;
  readonly partly?: number;
  /** A later update was not answered: what of it went in is not known, and the same key for the same list asks for it once more without doing the others again. */
  readonly isUnfinished?: boolean;
  readonly cart?: Cart;
};

export type BasketPorts = {
  readonly carts: Pick<CartGateway, 'find' | 'update'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly analytics: Analytics;
  readonly keys: KeyMaker;
};

const operationOf = ({ item, quantity }: WishlistEntry): CartOperation => ({
  kind: 'add-position',
  itemId: item.itemId,
  quantity: piecesForBasket(quantity, item),
});

const hasAdded = ({ added, partly = 0 }: ListAdded): boolean => added + partly > 0;

/**
 * Adds the entries with the quantities that are wanted; what cannot be bought is left out. Reports the pieces that went in. `key` is that of one
 * press: what is posted twice with it is added once, each portion under a key of its own.
 */
export const addToBasket = (
  { carts, tabs, store, analytics }: BasketPorts,
  shown: readonly WishlistEntry[],
  key: string,
): ResultAsync<ListAdded, GatewayError> => {
  const entries = shown.filter(isSaleable);
  const addPortion = (start: number, before: ListAdded): ResultAsync<ListAdded, GatewayError> => {
    const operations = entries.slice(start, start + CART_UPDATE_MAX_OPERATIONS).map(operationOf);
    return carts.update(operations, `${key}.${start}`).map((update) => {
      const { done, partly, lines } = addedPieces(before.cart, operations, update);
      trackAddedLines(analytics, lines);
      return {
        ...before,
        added: before.added + done,
        ...(partly === 0 ? {} : { partly: (before.partly ?? 0) + partly }),
        cart: update.cart,
      };
    });
  };
  /** An update takes so many operations; where one fails, what went in before it is in the basket and is told. */
  const addFrom = (start: number, before: ListAdded): ResultAsync<ListAdded, GatewayError> =>
    start >= entries.length
      ? okAsync(before)
      : addPortion(start, before)
          .andThen((after) => addFrom(start + CART_UPDATE_MAX_OPERATIONS, after))
          .orElse((error) => (hasAdded(before) ? okAsync({ ...before, isUnfinished: true }) : errAsync(error)));
  /** Also of what failed: its answer may be all that was lost. */
  const tell = (): void => {
    tabs.send(CART_CHANGED);
    store.reset();
  };
  if (entries.length === 0) return okAsync({ wanted: 0, added: 0 });
  // What the basket holds beforehand tells how much of a refused operation went in nonetheless.
  return carts
    .find({ withShipping: false })
    .andThen((cart) => addFrom(0, { wanted: entries.length, added: 0, ...(cart === undefined ? {} : { cart }) }))
    .andTee(tell)
    .orTee(tell);
};
