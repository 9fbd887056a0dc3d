// Puts everything of a list that can be bought into the basket, in one update. Source: spec 3 §4; issue 15.

import { CART_CHANGED } from '@tornister/domain/session';
import { isSaleable, orderableQuantity, type WishlistEntry } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CartGateway, ClientStore, GatewayError, TabChannel } from '../ports/index.ts';

/** How much of a list went into the basket. */
export type ListAdded = { readonly wanted: number; readonly added: number };

export type BasketPorts = {
  readonly carts: Pick<CartGateway, 'update'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** Adds the entries with the quantities that can be ordered; what cannot be bought is left out. */
export const addToBasket = (
  { carts, tabs, store }: BasketPorts,
  shown: readonly WishlistEntry[],
): ResultAsync<ListAdded, GatewayError> => {
  const entries = shown.filter(isSaleable);
  if (entries.length === 0) return okAsync({ wanted: 0, added: 0 });
  const operations = entries.map(({ item, quantity }) => ({
    kind: 'add-position' as const,
    itemId: item.itemId,
    quantity: orderableQuantity(quantity, item),
  }));
  return carts
    .update(operations)
    .andTee(() => {
      tabs.send(CART_CHANGED);
      store.reset();
    })
    .map(({ outcomes }) => ({
      wanted: entries.length,
      added: outcomes.filter(({ kind }) => kind === 'done').length,
    }));
};
