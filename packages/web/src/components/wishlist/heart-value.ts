// What a heart posts: the value of its button names the product. All hearts of a page share one form, so that a tile is one button longer.

import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';

/** The product of a heart, with the item that is put on the list. */
export type HeartProduct = { readonly productId: ProductId; readonly itemId: ItemId; readonly name: string };

/** The id of the form that the layout has. */
export const HEARTS_FORM = 'hearts';

/** So much of a name is told; it comes back from outside. */
const NAME_MAX = 200;

/** The value of a button: ids have no white space, names may have some. */
export const heartValue = ({ productId, itemId, name }: { readonly [Key in keyof HeartProduct]: string }): string =>
  `${productId} ${itemId} ${name}`;

/** The product that a posted value names; undefined where it names none. */
export const readHeart = (value: string): HeartProduct | undefined => {
  const [, productId, itemId, name = ''] = /^(\S+) (\S+) ?(.*)$/su.exec(value) ?? [];
  return productId === undefined || itemId === undefined
    ? undefined
    : { productId: brandId<ProductId>(productId), itemId: brandId<ItemId>(itemId), name: name.slice(0, NAME_MAX) };
};
