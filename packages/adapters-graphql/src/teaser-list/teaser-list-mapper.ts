// Translates curated lists from the schema's words into the domain's.

import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import type {
  TeaserList,
  TeaserListEntry,
  TeaserListItem,
  TeaserListOutcome,
  WishlistEntry,
} from '@tornister/domain/wishlist';
import type {
  AddProductsToCartFromTeaserWishlistMutation,
  GetWishlistFromTeaserIdQuery,
  TeaserEntryPartsFragment,
  TeaserPositionPartsFragment,
} from '../generated/operations.ts';
import { present, toMoney, toPicture } from '../mapping/parts-mapper.ts';

/** How an entry of any list is read: the wishlists know, and their code is fetched with the first curated list. */
type ToEntry = (answer: TeaserEntryPartsFragment['entry']) => WishlistEntry;

export const toTeaserItem =
  (toEntry: ToEntry) =>
  ({ entry, variants, isVariantOpen }: TeaserEntryPartsFragment): TeaserListItem => ({
    entry: toEntry(entry),
    isVariantOpen,
    variants: variants.map(({ itemId, price, ...variant }) => ({
      ...variant,
      itemId: brandId<ItemId>(itemId),
      price: toMoney(price),
    })),
  });

export const toTeaserList =
  (toEntry: ToEntry) =>
  ({ getWishlistFromTeaserId: list }: GetWishlistFromTeaserIdQuery): TeaserList | undefined =>
    list === null
      ? undefined
      : {
          id: list.externalId,
          name: list.name,
          description: list.description,
          items: list.entries.map(toTeaserItem(toEntry)),
          ...present('picture', list.image, toPicture),
          ...present('total', list.totals, toMoney),
        };

const toPosition = ({ productId, itemId, quantity }: TeaserPositionPartsFragment): TeaserListEntry => ({
  productId: brandId<ProductId>(productId),
  quantity,
  ...present('itemId', itemId, brandId<ItemId>),
});

type Added = AddProductsToCartFromTeaserWishlistMutation['addProductsToCartFromTeaserWishlist'];

export const toOutcome = (added: Added): TeaserListOutcome => ({
  variantsToChoose: added.variantsToChoose.map(toPosition),
  quantityChanged: added.quantityChanged.map(({ wantedQuantity, ...position }) => ({
    ...toPosition(position),
    wantedQuantity,
  })),
  maxInCart: added.maxInCart.map(toPosition),
  successfullyAdded: added.successfullyAdded.map(toPosition),
});
