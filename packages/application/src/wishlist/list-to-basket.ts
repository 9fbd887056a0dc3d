// Puts everything of a list that can be bought into the basket, in as few updates as it takes. Source: spec 3 §4; issue 15.

import { CART_UPDATE_MAX_OPERATIONS, type Cart, type CartOperation } from '@tornister/domain/cart';
import { CART_CHANGED } from '@tornister/domain/session';
import { isSaleable, orderableQuantity, type WishlistEntry } from '@tornister/domain/wishlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CartGateway, ClientStore, GatewayError, TabChannel } from '../ports/index.ts';

/** How much of a list went into the basket, and what the basket is then; of a list on which nothing can be bought nothing is asked. */
export type ListAdded = { readonly wanted: number; readonly added: number; readonly cart?: Cart };

export type BasketPorts = {
  readonly carts: Pick<CartGateway, 'update'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

const operationOf = ({ item, quantity }: WishlistEntry): CartOperation => ({
  kind: 'add-position',
  itemId: item.itemId,
  quantity: orderableQuantity(quantity, item),
});

/** Adds the entries with the quantities that can be ordered; what cannot be bought is left out. */
export const addToBasket = (
  { carts, tabs, store }: BasketPorts,
  shown: readonly WishlistEntry[],
): ResultAsync<ListAdded, GatewayError> => {
  const entries = shown.filter(isSaleable);
  /** An update takes so many operations; where a later one fails, what went in before it is in the basket and is told. */
  const addFrom = (start: number, before: ListAdded): ResultAsync<ListAdded, GatewayError> =>
    start >= entries.length
      ? okAsync(before)
      : carts
          .update(entries.slice(start, start + CART_UPDATE_MAX_OPERATIONS).map(operationOf))
          .map(({ cart, outcomes }) => ({
            ...before,
            added: before.added + outcomes.filter(({ kind }) => kind === 'done').length,
            cart,
          }))
          .andThen((after) => addFrom(start + CART_UPDATE_MAX_OPERATIONS, after))
          .orElse((error) => (start === 0 ? errAsync(error) : okAsync(before)));
  return addFrom(0, { wanted: entries.length, added: 0 }).andTee(({ wanted }) => {
    if (wanted === 0) return;
    tabs.send(CART_CHANGED);
    store.reset();
  });
};
