// The calls that change a wishlist, with exactly the variables that the specification names. Source: spec 3 §7 "Mutations".

import type { CartId, ItemId, ProductId, WishlistEntryId, WishlistId } from '../shared/brand.ts';
import type { TeaserListPosition } from './teaser-list.ts';

/** A product with its item and how many of it. */
export type EntryInput = TeaserListPosition;

export type WishlistChange =
  | { readonly kind: 'add' | 'change-quantity'; readonly listId: WishlistId; readonly entry: EntryInput }
  /** The entry that was removed comes back. */
  | { readonly kind: 'restore'; readonly listId: WishlistId; readonly entry: EntryInput }
  | {
      readonly kind: 'remove';
      readonly listId: WishlistId;
      readonly entryId: WishlistEntryId;
      /** From a product tile: which product is meant. */
      readonly fromTile?: { readonly productId: ProductId; readonly itemId: ItemId };
    }
  | {
      readonly kind: 'replace';
      readonly listId: WishlistId;
      readonly entryId: WishlistEntryId;
      readonly entry: EntryInput;
    }
  | {
      readonly kind: 'replace-in-teaser-list';
      readonly itemId: ItemId;
      readonly oldEntryId: WishlistEntryId;
      readonly quantity: number;
    }
  | {
      readonly kind: 'add-teaser-list-to-cart';
      readonly positions: readonly TeaserListPosition[];
      readonly cartId: CartId;
    };

export type WishlistCall = {
  readonly operation:
    | 'addProductToWishlist'
    | 'removeProductFromWishlist'
    | 'changeQtyInWishlist'
    | 'replaceItemInWishlist'
    | 'replaceItemInTeaserWishlist'
    | 'addProductsToCartFromTeaserWishlist';
  readonly variables: Readonly<Record<string, unknown>>;
};

/**
 * The call that makes a change. Restoring is adding the same product, item and quantity again; a removal from a tile names its product
 * and item beside the entry. Source: spec 3 §4, §7.
 */
export const wishlistCall = (change: WishlistChange): WishlistCall => {
  switch (change.kind) {
    case 'add':
    case 'restore':
      return call('addProductToWishlist', { externalId: change.listId, entry: entryOf(change.entry) });
    case 'change-quantity':
      return call('changeQtyInWishlist', { externalId: change.listId, entry: entryOf(change.entry) });
    case 'remove':
      return call('removeProductFromWishlist', {
        externalId: change.listId,
        entryId: change.entryId,
        ...(change.fromTile && { entry: change.fromTile }),
      });
    case 'replace': {
      const { listId: externalId, entryId, entry } = change;
      return call('replaceItemInWishlist', { externalId, entryId, entry: entryOf(entry) });
    }
    case 'replace-in-teaser-list': {
      const { itemId, oldEntryId: oldExternalId, quantity } = change;
      return call('replaceItemInTeaserWishlist', { itemId, oldExternalId, quantity });
    }
    case 'add-teaser-list-to-cart':
      return call('addProductsToCartFromTeaserWishlist', {
        teaserWishlist: change.positions.map(entryOf),
        cartId: change.cartId,
      });
  }
};

const call = (operation: WishlistCall['operation'], variables: WishlistCall['variables']): WishlistCall => ({
  operation,
  variables,
});

const entryOf = ({ productId, itemId, quantity }: EntryInput): EntryInput => ({ productId, itemId, quantity });

/** The answer to a change updates the cached lists, when it contains the field `merkzettel`. Source: spec 3 §7. */
export const updatesCachedLists = (answer: Readonly<Record<string, unknown>>): boolean =>
  answer.merkzettel !== undefined && answer.merkzettel !== null;

/**
 * Which lists are asked for: a guest's tiles need to know what is on the list and no more; comments and other people are for those who
 * are logged in. Source: spec 3 §6, §7 "essentials or full variants".
 */
export const wishlistQueryFor = (isLoggedIn: boolean): 'essentials' | 'full' => (isLoggedIn ? 'full' : 'essentials');
