// The read model of listings: what a tile shows, what it costs per store, what it can be filtered by. Written by `refreshTiles`.

import type { StoreCode } from '@tornister/domain/storefront';
import type { Json } from '../../database/columns.ts';
import type { Text } from '../../texts/text.ts';
import type { ExtraBadgeRecord, ProductRecord } from '../catalogue-records.ts';
import type { StoredPicture } from '../pictures/stored-picture.ts';

/** What a tile shows in every store, as it is kept: both languages, no prices, no deal. */
export type TileContent = {
  readonly name: Text;
  readonly manufacturerName: string;
  readonly categoryNames: readonly Text[];
  readonly picture: StoredPicture | null;
  readonly hasMoreVariants: boolean;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly isNew: boolean;
  readonly isPopular: boolean;
  readonly extraBadges: readonly ExtraBadgeRecord[];
  readonly energyClass: NonNullable<ProductRecord['energyClass']> | null;
  readonly shortageText: Text | null;
};

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
