// What a curated list costs as a shopper has set it: exactly where variants are settled, "from" where one is still to be chosen and they differ.
// Source: spec 3 §2 "Teaser wishlist block"; getWishlistFromTeaserId "hasSamePricesForAllItems", "areAllDeliveryTimesTheSame".

import { multiply, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { ItemId, WishlistEntryId } from '../shared/brand.ts';
import { orderableQuantity } from './entry-quantity.ts';
import { type ChosenEntry, chosenVariant, hasOpenPrice, meantVariant, type TeaserListItem } from './teaser-list.ts';
import { isSaleable } from './wishlist.ts';

/** What so many cost; `isFrom` while a variant is open whose price may be a higher one. */
export type TeaserPrice = { readonly total: Money; readonly isFrom: boolean };

/** What a row costs, and the item whose price that is. */
export type TeaserRowPrice = TeaserPrice & { readonly itemId: ItemId };

/** What a row costs as it is set: the chosen variant, the cheapest while it is open, and otherwise the item of the list. */
export const teaserRowPrice = (row: TeaserListItem, chosen?: ChosenEntry): TeaserRowPrice => {
  const meant = meantVariant(row, chosen);
  return {
    itemId: meant.itemId,
    total: multiply(meant.price, orderableQuantity(chosen?.quantity ?? row.entry.quantity, meant)),
    isFrom: chosenVariant(row, chosen) === undefined && hasOpenPrice(row),
  };
};

/** What rows cost together: "from" as long as one of them does; undefined where there is none, or where their currencies differ. */
export const teaserPriceTogether = (prices: readonly TeaserPrice[]): TeaserPrice | undefined => {
  const [first] = prices;
  if (first === undefined) return undefined;
  const total = sum(
    prices.map((price) => price.total),
    first.total.currency,
  ).unwrapOr(undefined);
  return total && { total, isFrom: prices.some(({ isFrom }) => isFrom) };
};

/** What everything costs that can be bought; undefined where nothing can. */
export const teaserListPrice = (
  items: readonly TeaserListItem[],
  chosen?: ReadonlyMap<WishlistEntryId, ChosenEntry>,
): TeaserPrice | undefined =>
  teaserPriceTogether(
    items.filter(({ entry }) => isSaleable(entry)).map((row) => teaserRowPrice(row, chosen?.get(row.entry.id))),
  );

/** Whether the delivery time that the list has is that of what will be bought: not while another item may come at another time. */
export const isDeliverySettled = (row: TeaserListItem, chosen?: ChosenEntry): boolean => {
  const { item } = row.entry;
  return (
    item.areAllDeliveryTimesTheSame ||
    (chosenVariant(row, chosen)?.itemId ?? (row.isVariantOpen ? undefined : item.itemId)) === item.itemId
  );
};
