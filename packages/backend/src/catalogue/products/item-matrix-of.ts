// A product's items with the attributes that tell them apart, as the rules of variants want them.

import type { ItemMatrix } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { type Language, textIn } from '@tornister/domain/storefront';
import { picturePath } from '../../pictures/picture-address.ts';
import { isForSale } from '../items/item-availability.ts';
import type { FullProduct } from './read-product.ts';

/** The matrix in the words of a language; options that no item has are left out. */
export const itemMatrixOf = (product: FullProduct, language: Language): ItemMatrix => ({
  attributes: product.variant_attributes.map((attribute, place) => ({
    name: attribute.name,
    displayName: textIn(attribute.displayName, language),
    position: place,
    type: attribute.type,
    options: attribute.options.flatMap(({ value, label, css }, position) => {
      const owner = product.items.find((item) => item.attribute_values[attribute.name] === value);
      if (owner === undefined) return [];
      const [picture] = owner.pictures;
      const showsPicture = place === 0 && attribute.type === 'tile' && css === undefined && picture !== undefined;
      return [
        {
          value,
          label: textIn(label, language),
          position,
          ...(css === undefined ? {} : { css }),
          ...(showsPicture ? { image: picturePath(picture.id, 'BASKET_LAYER', 'webp') } : {}),
        },
      ];
    }),
  })),
  items: product.items.map((item) => ({
    itemId: brandId<ItemId>(item.id),
    values: item.attribute_values,
    price: money(item.cents),
    hasDiscount: item.strike_cents !== null,
    availableForSale: isForSale(item),
  })),
});
