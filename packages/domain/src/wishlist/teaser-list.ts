// Teaser wishlists: curated lists that a shopper copies to a list or adds to the cart as a whole.
// What the server answers to that is the cart's business. Source: spec 3 §2 "Teaser wishlist block", §4, §6.

import type { ItemId, ProductId } from '../shared/brand.ts';
import { orderableQuantity } from './entry-quantity.ts';
import { isSaleable, type WishlistEntry } from './wishlist.ts';

export type TeaserListPosition = {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly quantity: number;
};

/** Entries of a teaser list cannot be deleted from it. */
export const TEASER_ENTRIES_ARE_REMOVABLE = false;

/** What is sent to the cart: every saleable entry, with at least its minimum and at most its maximum. */
export const teaserListPositions = (entries: readonly WishlistEntry[]): readonly TeaserListPosition[] =>
  entries.filter(isSaleable).map(({ item, quantity }) => ({
    itemId: item.itemId,
    productId: item.productId,
    quantity: orderableQuantity(quantity, item),
  }));

/** How the block is laid out: without a picture there is nothing beside the table. */
export type TeaserListLayout = {
  readonly picture: 'none' | 'left' | 'right';
  readonly isFullWidth: boolean;
  readonly hasDescription: boolean;
  /** `Merkliste` shows an options menu, other templates the two buttons "to list" and "to cart". */
  readonly controls: 'options-menu' | 'buttons';
};

/** The layout that the attributes image, imageposition (left or right), columns (full) and description make. */
export const teaserListLayout = (teaser: {
  readonly image?: unknown;
  readonly imagePosition: 'left' | 'right';
  readonly isFullWidth: boolean;
  readonly description?: string;
  readonly hasOptionsMenu: boolean;
}): TeaserListLayout => ({
  picture: teaser.image === undefined ? 'none' : teaser.imagePosition,
  isFullWidth: teaser.isFullWidth,
  hasDescription: (teaser.description ?? '') !== '',
  controls: teaser.hasOptionsMenu ? 'options-menu' : 'buttons',
});
