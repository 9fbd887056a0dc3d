// The quantity field of a row of a curated list. Source: spec 3 §2 "Teaser wishlist block", §4 "Quantity field", §8.

import { openQuantityField, stepQuantityField } from '../catalogue/quantity-field.ts';
import { entryQuantityLimits } from './entry-quantity.ts';
import { TEASER_ENTRIES_ARE_REMOVABLE } from './teaser-list.ts';
import type { WishlistItem } from './wishlist.ts';
import type { WishlistEvent } from './wishlist-notice.ts';

/** The pieces that a row is set to, and what is told where these are not the ones that were asked for. */
export type TeaserQuantity = {
  readonly quantity: number;
  readonly limited?: Extract<WishlistEvent, { readonly amount: number }>;
};

/**
 * What the field of a row is set to. A quantity field like every other, of an entry that cannot be removed: more than the maximum becomes the
 * maximum, less than the minimum the minimum, as does what is no number, and each is told.
 *
 * @param item what is meant as the row is set, with its limits
 * @param event a pause of the shopper, or that the field was left or sent; only then what is no number becomes 1
 * @returns undefined after a pause in which there is no number
 */
export const settleTeaserQuantity = (
  text: string,
  item: Pick<WishlistItem, 'minimumOrderQuantity' | 'maxQuantity'>,
  event: 'settled' | 'blurred',
): TeaserQuantity | undefined => {
  const limits = entryQuantityLimits(item);
  const rules = { ...limits, deletesOnZero: TEASER_ENTRIES_ARE_REMOVABLE };
  const { field, effects } = stepQuantityField({ ...openQuantityField(limits.minimum), text }, { kind: event }, rules);
  const { quantity } = field;
  if (field.text !== String(quantity)) return undefined;
  if (effects.some(({ kind }) => kind === 'signal-limit'))
    return { quantity, limited: { kind: 'above-limit', amount: quantity } };
  if (effects.some(({ kind }) => kind === 'signal-no-number'))
    return { quantity, limited: { kind: 'no-number', amount: quantity } };
  if (effects.some(({ kind }) => kind !== 'apply'))
    return { quantity, limited: { kind: 'below-minimum', amount: quantity } };
  return { quantity };
};
