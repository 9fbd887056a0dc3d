// Whether an item can be bought, and how many pieces of it at once. Source: spec 1 §3 "Item", spec 3 §5.

import type { ItemsTable } from '../tables.ts';

export type ItemSupply = Pick<
  ItemsTable,
  'is_available' | 'delivery_status' | 'minimum_order_quantity' | 'max_quantity'
> & {
  /** Pieces in stock. */
  readonly available: number;
};

/** An item is for sale while the shop offers it and has at least its minimum order quantity. */
export const isForSale = (item: Omit<ItemSupply, 'max_quantity'>): boolean =>
  item.is_available && item.delivery_status !== 'unavailable' && item.available >= item.minimum_order_quantity;

/** Pieces that one order may take: the item's own limit, or what is in stock; never less than the minimum order quantity. */
export const maxQuantityOf = (item: ItemSupply): number =>
  Math.max(item.minimum_order_quantity, Math.min(item.max_quantity, item.available));
