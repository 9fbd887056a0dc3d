// The fields of the form of a curated list: for each entry how many, and which of its items.

import { ACCEPTED_QUANTITY_BELOW, askedQuantity } from '@tornister/domain/catalogue';
import { brandId, type ItemId, type WishlistEntryId } from '@tornister/domain/shared';
import {
  entryQuantityLimits,
  type ResolvedEntry,
  TEASER_ENTRIES_ARE_REMOVABLE,
  type TeaserList,
  type WishlistItem,
} from '@tornister/domain/wishlist';
import type { ChosenEntries } from './teaser-address.ts';

/** What the buttons of the form ask for. */
export const TEASER_INTENTS = {
  toList: 'teaser-to-list',
  toBasket: 'teaser-to-basket',
  resolve: 'teaser-resolve',
  compute: 'teaser-compute',
} as const;

export const quantityField = (entryId: string): string => `quantity.${entryId}`;
export const itemField = (entryId: string): string => `item.${entryId}`;

/** Bounds of a field of a quantity. Nothing can be taken off the list here, so that less than the minimum is not offered. */
export const quantityBounds = (item: Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>) => {
  const { minimum, maximum } = entryQuantityLimits(item);
  return { min: TEASER_ENTRIES_ARE_REMOVABLE ? 0 : minimum, max: maximum };
};

/** A form, or what was typed into one. */
type Posted = { readonly get: (name: string) => FormDataEntryValue | null };

const textIn = (posted: Posted, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

/** What stands in the quantity field of an entry, as it was typed. */
export const quantityTextIn = (posted: Posted, entryId: WishlistEntryId): string =>
  textIn(posted, quantityField(entryId));

/** What a shopper has set, even more than there can be, which the list tells; an entry that has no field is as the list has it, and what is no number in one is 1. */
export const chosenIn = (posted: Posted, list: Pick<TeaserList, 'items'>): ChosenEntries =>
  new Map(
    list.items.map(({ entry: { id } }): [WishlistEntryId, { itemId?: ItemId; quantity?: number }] => {
      const isSet = posted.get(quantityField(id)) !== null;
      const itemId = textIn(posted, itemField(id));
      return [
        id,
        {
          ...(isSet ? { quantity: askedQuantity(quantityTextIn(posted, id), ACCEPTED_QUANTITY_BELOW) } : {}),
          ...(itemId === '' ? {} : { itemId: brandId<ItemId>(itemId) }),
        },
      ];
    }),
  );

/** What was chosen in a follow-up: variants of this list, and how many of each. */
export const resolvedIn = (posted: FormData, list: Pick<TeaserList, 'items'>): readonly ResolvedEntry[] => {
  const chosen = chosenIn(posted, list);
  return list.items.flatMap(({ entry, variants }) => {
    const { itemId, quantity } = chosen.get(entry.id) ?? {};
    const pieces = quantity === undefined ? 0 : askedQuantity(String(quantity));
    return itemId !== undefined && variants.some((variant) => variant.itemId === itemId)
      ? [{ itemId, quantity: pieces }]
      : [];
  });
};
