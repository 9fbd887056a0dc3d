// The tables of the catalogue, as the queries see them. Texts are JSON of the form {de, en}; ids are those of the records that
// they came from. Source: spec 1 §3; § 11 PAngV (price history), Art. 19 GPSR (manufacturers).

import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from '../database/columns.ts';
import type { PictureSpec } from '../pictures/picture-spec.ts';
import type { Text } from '../texts/text.ts';
import type {
  AttributeRecord,
  CategoryRecord,
  ItemRecord,
  ManufacturerRecord,
  ProductRecord,
  ReviewRecord,
} from './catalogue-records.ts';
import type { ListingTables } from './listing/listing-tables.ts';
import type { StoredPicture } from './pictures/stored-picture.ts';

/** What a picture shows, by the name in its address. */
type PicturesTable = {
  id: string;
  spec: Json<PictureSpec>;
  /** Since when nothing shows it any more. */
  unused_since: number | null;
  /** Some order shows it, which stays. */
  is_in_order: Generated<boolean>;
};

/** A category as it is kept: its own columns left out, its HTML sanitised. */
export type StoredCategory = Omit<CategoryRecord, 'picture' | 'id' | 'parentId' | 'path' | 'level' | 'position'> & {
  readonly picture: StoredPicture;
};

export type CategoriesTable = {
  id: string;
  parent_id: string | null;
  path: string;
  level: number;
  position: number;
  details: Json<StoredCategory>;
};

/** What only the product page shows. HTML in it is sanitised. */
type ProductDetails = Pick<
  ProductRecord,
  | 'longDescription'
  | 'metaTitle'
  | 'metaDescription'
  | 'robots'
  | 'shortFacts'
  | 'scopeOfDelivery'
  | 'dataAndFacts'
  | 'warnings'
  | 'dangerWarnings'
  | 'textileCare'
  | 'textileComposition'
  | 'powerPlugScope'
  | 'powerPlugCharge'
  | 'downloads'
  | 'audioSamples'
  | 'videoLinks'
  | 'warranty'
  | 'extraTabs'
  | 'accessoryIds'
  | 'isbn'
  | 'keywords'
> &
  /** Kept where there are some, so that a product which was kept before there were any is not changed by importing it again. */
  Partial<Pick<ProductRecord, 'features' | 'labels'>>;

export type ProductsTable = {
  id: string;
  slug: string;
  name: Json<Text>;
  teaser: Json<Text>;
  main_category_id: string;
  manufacturer_id: string;
  is_new: boolean;
  is_popular: boolean;
  extra_badge_ids: readonly string[];
  is_book: boolean;
  tax_class: ProductRecord['taxClass'];
  rating_average: number | null;
  rating_count: number;
  is_electrical: boolean;
  has_battery: boolean;
  energy_class: ProductRecord['energyClass'] | null;
  replacement_id: string | null;
  shortage_text: NullableJson<Text>;
  is_freight: boolean;
  created_at: number;
  /** When an import has changed it, its items or its prices last; 0 when that was before it was written down. */
  changed_at: Generated<number>;
  /** 1 sells best. */
  sales_rank: number;
  variant_attributes: Json<readonly AttributeRecord[]>;
  details: Json<ProductDetails>;
};

export type ItemsTable = {
  id: string;
  order_number: string;
  product_id: string;
  position: number;
  attribute_values: Json<ItemRecord['attributeValues']>;
  is_best_price: boolean;
  delivery_status: ItemRecord['deliveryStatus'];
  delivery_days_min: number;
  delivery_days_max: number;
  minimum_order_quantity: number;
  max_quantity: number;
  base_amount: number | null;
  base_unit: 'l' | 'kg' | 'm' | 'm²' | null;
  weight_grams: number;
  is_prime_eligible: boolean;
  is_available: boolean;
  ean: string;
  pictures: Json<readonly StoredPicture[]>;
};

/** The price list of a store: gross for consumers, net for the business shop. */
type PricesTable = {
  item_id: string;
  store: StoreCode;
  cents: number;
  /** The price to strike through: the lowest one of the 30 days before the reduction; absent when nothing is reduced. */
  strike_cents: number | null;
  /** The maker's list price; never the base of a percentage. */
  list_cents: number | null;
};

/** Every price that held, from when on, per store. */
type PricePointsTable = { item_id: string; store: StoreCode; valid_from: number; cents: number };

/** Pieces that can still be sold; the database itself refuses a number below zero. */
type StockTable = { item_id: string; available: number };

type DealsTable = {
  id: string;
  item_id: string;
  /** Pieces for one shopper. */
  quantity_max: number;
  /** Pieces for everybody in one window. */
  allowance: number;
  /** Pieces that are already taken in a fresh window. */
  reserved_at_start: number;
  cycle_seconds: number;
  phase_seconds: number;
};

/** What a piece costs in a deal: gross for consumers, net for the business shop. */
type DealPricesTable = { deal_id: string; store: StoreCode; cents: number };

/** Pieces of a deal that were sold in one of its windows. */
type DealSalesTable = { deal_id: string; window_starts_at: number; sold: number };

type ReviewsTable = {
  id: string;
  product_id: string;
  rating: ReviewRecord['rating'];
  author: string;
  language: Language;
  title: string;
  message: string;
  written_at: number;
  helpful_count: number;
  shop_comment: string | null;
  is_verified: boolean;
};

export type CatalogueTables = ListingTables & {
  pictures: PicturesTable;
  categories: CategoriesTable;
  manufacturers: { id: string; name: string; record: Json<ManufacturerRecord> };
  extra_badges: { id: string; name: Json<Text> };
  products: ProductsTable;
  product_categories: { product_id: string; category_id: string; position: number };
  items: ItemsTable;
  prices: PricesTable;
  price_points: PricePointsTable;
  stock: StockTable;
  deals: DealsTable;
  deal_prices: DealPricesTable;
  deal_sales: DealSalesTable;
  reviews: ReviewsTable;
  /** Every import from files that changed something. */
  catalogue_imports: { id: Generated<number>; completed_at: number; changed_products: number };
  /** Events of visitors who have agreed, to the hour; nobody is named in them. */
  tracking_events: { id: Generated<number>; received_at: number; store: string; name: string; fields: string };
  /** How often an event was reported on a day (`2026-11-21`). */
  event_counts: { day: string; name: string; events: number };
  /** How often a product was looked at on a day; nobody's name is kept. */
  glance_views: { day: string; product_id: string; views: number };
};
