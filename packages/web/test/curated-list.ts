// A curated list for tests of its forms.

import { aListEntry } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { EntryVariant, TeaserList } from '@tornister/domain/wishlist';

const variant = (id: string): EntryVariant => ({
  itemId: brandId<ItemId>(id),
  label: id,
  price: money(500),
  isSaleable: true,
  minimumOrderQuantity: 1,
  maxQuantity: 9999,
});

/** Compasses 1, which are as they are, and compasses 2, of which a variant is to be chosen. */
export const CURATED_LIST: TeaserList = {
  id: 'start',
  name: 'Schulstart',
  description: '',
  items: [
    { entry: aListEntry('1', { quantity: 3 }), isVariantOpen: false, variants: [] },
    { entry: aListEntry('2'), isVariantOpen: true, variants: [variant('2-1'), variant('2-2')] },
  ],
};
