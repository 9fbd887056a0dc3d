// The price that a product's tile shows in each store. Source: spec 1 §3 "Product card"; § 11 PAngV, §§ 4, 5 PAngV.

import { bestItem, shownTilePrice } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import { basePriceOf } from '../items/base-price-of.ts';
import { isForSale } from '../items/item-availability.ts';
import type { ListingPricesTable } from '../listing/listing-tables.ts';
import type { StoredPrice, TileItem, TileProduct } from './read-tile-sources.ts';

/** A row of `listing_prices` before it gets its revision. */
export type PriceRow = Omit<Selectable<ListingPricesTable>, 'revision'>;

type PricedItem = TileItem & { readonly price: StoredPrice };

/** The items that have a price in a store, with it. */
const pricedIn = (items: readonly TileItem[], store: StoreCode): readonly PricedItem[] =>
  items.flatMap((item) => {
    const price = item.prices[store];
    return price === undefined ? [] : [{ ...item, price }];
  });

const itemPriceOf = (item: PricedItem) => {
  const { cents, strike } = item.price;
  const current = money(cents);
  const base = basePriceOf(item, current);
  return { current, ...(strike !== null && { lowestBefore: money(strike) }), ...(base && { base }) };
};

/**
 * What a tile says of these items in a store: the best one, what it costs, and whether others cost something else. None where no item has a price
 * in the store.
 */
export const priceRowOf = (productId: string, all: readonly TileItem[], store: StoreCode): PriceRow | undefined => {
  const items = pricedIn(all, store);
  const forSale = items.filter(isForSale);
  const offered = forSale.length > 0 ? forSale : items;
  const best = bestItem(
    offered.map((item) => ({
      itemId: brandId<ItemId>(item.id),
      values: item.attribute_values,
      price: itemPriceOf(item).current,
      hasDiscount: item.price.strike !== null,
      availableForSale: isForSale(item),
    })),
  );
  const shown = shownTilePrice(offered.map(itemPriceOf));
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

/** One row for all items of a product in each store that has a price of one of them. */
export const priceRowsOf = ({ id }: Pick<TileProduct, 'id'>, items: readonly TileItem[]): readonly PriceRow[] =>
  STORE_CODES.flatMap((store) => priceRowOf(id, items, store) ?? []);
