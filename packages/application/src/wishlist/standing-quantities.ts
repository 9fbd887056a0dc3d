// Quantities that stand in the fields of a list and are not applied yet: a press that takes the whole list brings them along.
// Source: spec 3 §4 "Quantity field".

import type { ItemId, WishlistEntryId, WishlistId } from '@tornister/domain/shared';
import type { WishlistEntry, WishlistEssentials } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, WishlistGateway } from '../ports/index.ts';

/** What stands in the field of an entry. */
export type StandingQuantities = ReadonlyMap<WishlistEntryId, number>;

/** How many pieces of an item are on a list. */
export const quantityIn = (
  list: WishlistEssentials | undefined,
  { itemId }: { readonly itemId: ItemId },
): number | undefined => list?.entries.find((entry) => entry.itemId === itemId)?.quantity;

/** Changes the entries to what stands in their fields, one after the other; answers them with what the article's limits made of it. */
export const applyStanding = (
  wishlists: Pick<WishlistGateway, 'changeQuantity'>,
  listId: WishlistId,
  entries: readonly WishlistEntry[],
  standing: StandingQuantities,
): ResultAsync<readonly WishlistEntry[], GatewayError> =>
  entries.reduce<ResultAsync<readonly WishlistEntry[], GatewayError>>(
    (before, entry) =>
      before.andThen((done) => {
        const quantity = standing.get(entry.id) ?? entry.quantity;
        if (quantity < 1 || quantity === entry.quantity) return okAsync([...done, entry]);
        const { productId, itemId } = entry.item;
        const seen = { itemId, quantity: entry.quantity };
        return wishlists
          .changeQuantity(listId, { productId, itemId, quantity }, seen)
          .map((list) => [...done, { ...entry, quantity: quantityIn(list, entry.item) ?? quantity }]);
      }),
    okAsync([]),
  );
