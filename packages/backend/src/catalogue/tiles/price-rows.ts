// The price that a product's tile shows in each store. Source: spec 1 §3 "Product card"; § 11 PAngV, §§ 4, 5 PAngV.

import { bestItem, shownTilePrice } from '@tornister/domain/catalogue';
import { basePrice, isBasePriceRequired, type Money, money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import { isForSale } from '../items/item-availability.ts';
import type { ListingPricesTable } from '../listing/listing-tables.ts';
import type { ItemsTable } from '../tables.ts';
import type { TileItem, TileProduct } from './read-tile-sources.ts';

/** A row of `listing_prices` before it gets its revision. */
export type PriceRow = Omit<Selectable<ListingPricesTable>, 'revision'>;

/** The base price of an item, where the law asks for one. */
export const basePriceOf = (item: Pick<ItemsTable, 'base_amount' | 'base_unit'>, price: Money) => {
  if (item.base_amount === null || item.base_unit === null) return undefined;
  const content = { amount: item.base_amount, unit: item.base_unit };
  return isBasePriceRequired(content) ? basePrice(price, content).unwrapOr(undefined) : undefined;
};

const itemPriceOf = (item: TileItem, store: StoreCode) => {
  const { cents, strike } = item.prices[store];
  const current = money(cents);
  const base = basePriceOf(item, current);
  return { current, ...(strike !== null && { lowestBefore: money(strike) }), ...(base && { base }) };
};

/** What a tile says of these items in a store: the best one, what it costs, and whether others cost something else. None without items. */
export const priceRowOf = (productId: string, items: readonly TileItem[], store: StoreCode): PriceRow | undefined => {
  const forSale = items.filter(isForSale);
  const offered = forSale.length > 0 ? forSale : items;
  const best = bestItem(
    offered.map((item) => ({
      itemId: brandId<ItemId>(item.id),
      values: item.attribute_values,
      price: itemPriceOf(item, store).current,
      hasDiscount: item.prices[store].strike !== null,
      availableForSale: isForSale(item),
    })),
  );
  const shown = shownTilePrice(offered.map((item) => itemPriceOf(item, store)));
  if (best === undefined || shown === undefined) return undefined;
  const { price, discountPercent } = shown;
  return {
    product_id: productId,
    store,
    best_item_id: best.itemId,
    current_cents: price.current.cents,
    strike_cents: price.old?.cents ?? null,
    discount_percent: discountPercent,
    starts_from: price.startFrom,
    base_cents: price.base?.price.cents ?? null,
    base_unit: price.base?.unit ?? null,
    minimum_order_quantity: items.find(({ id }) => id === best.itemId)?.minimum_order_quantity ?? 1,
    is_shortage: forSale.length === 0,
  };
};

/** One row per store for all items of a product. */
export const priceRowsOf = ({ id }: Pick<TileProduct, 'id'>, items: readonly TileItem[]): readonly PriceRow[] =>
  STORE_CODES.flatMap((store) => priceRowOf(id, items, store) ?? []);
