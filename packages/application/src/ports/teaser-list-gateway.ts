// Port: what a shopper does with a curated list. The list itself is content (`ContentGateway`).

import type { Cart } from '@tornister/domain/cart';
import type { Money } from '@tornister/domain/money';
import type { ItemId, WishlistEntryId } from '@tornister/domain/shared';
import type { EntryInput, TeaserListEntry, TeaserListItem, TeaserListOutcome } from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type TeaserListGateway = {
  /** What so many of an item cost; undefined for what is not sold. */
  readonly total: (position: EntryInput) => ResultAsync<Money | undefined, GatewayError>;
  /** The entry with another item in its place; nothing is kept. Undefined for what is not sold. */
  readonly replace: (
    entryId: WishlistEntryId,
    itemId: ItemId,
    quantity: number,
  ) => ResultAsync<TeaserListItem | undefined, GatewayError>;
  /** Puts what can be bought into the visitor's cart, the same entries under the same key once. */
  readonly addToCart: (
    entries: readonly TeaserListEntry[],
    key: string,
  ) => ResultAsync<{ readonly cart: Cart; readonly outcome: TeaserListOutcome }, GatewayError>;
};
