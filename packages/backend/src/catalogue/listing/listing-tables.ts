// The read model of listings: what a tile shows, what it costs per store, what it can be filtered by. Written by `refreshTiles`.

import type { StoreCode } from '@tornister/domain/storefront';
import type { Json } from '../../database/columns.ts';
import type { Text } from '../../demo-shop/records.ts';
import type { TileContent } from '../tiles/tile-content.ts';

export type ListingPricesTable = {
  product_id: string;
  store: StoreCode;
  best_item_id: string;
  current_cents: number;
  strike_cents: number | null;
  discount_percent: number;
  starts_from: boolean;
  base_cents: number | null;
  base_unit: string | null;
  minimum_order_quantity: number;
  is_shortage: boolean;
  /** Grows with every refresh, so that a process can ask for what has changed since it last looked. */
  revision: number;
};

export type ListingTables = {
  filter_definitions: { id: string; display_name: Json<Text>; position: number };
  filter_values: { id: number; filter_id: string; value_id: string; label: Json<Text> };
  /** One row per product and value, by the value's number. */
  product_filter_values: { product_id: string; filter_value: number };
  listing_tiles: { product_id: string; tile: Json<TileContent> };
  listing_prices: ListingPricesTable;
  /** Products whose tile has to be written anew; triggers on stock and prices put them here. */
  stale_tiles: { product_id: string };
};
