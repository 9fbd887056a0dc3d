// The tables of the catalogue. The records of the shop's goods are kept whole as JSON, beside the columns that queries need.

import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';
import type { DealRecord, ItemRecord, ProductRecord, VoucherRecord } from '../demo-shop/records.ts';

export type ProductsTable = {
  id: string;
  path: string;
  manufacturer_name: string;
  record: Json<ProductRecord>;
};

export type ItemsTable = {
  id: string;
  product_id: string;
  order_number: string;
  position: number;
  price_cents: number;
  record: Json<ItemRecord>;
};

/** Pieces that can still be sold; the database itself refuses a number below zero. */
export type StockTable = { item_id: string; available: number };

export type DealsTable = { id: string; item_id: string; record: Json<DealRecord> };

/** Pieces of a deal that were sold in one of its windows. */
export type DealSalesTable = { deal_id: string; window_starts_at: number; sold: number };

export type VouchersTable = {
  /** Upper case. */
  code: string;
  starts_at: number;
  ends_at: number;
  /** Absent: as often as people like. */
  redemption_limit: number | null;
  redemptions: Generated<number>;
  record: Json<VoucherRecord>;
};

export type FreeArticlesTable = {
  promotion_id: string;
  item_id: string;
  minimum_cart_cents: number;
  position: number;
};

export type CatalogueTables = {
  products: ProductsTable;
  items: ItemsTable;
  stock: StockTable;
  deals: DealsTable;
  deal_sales: DealSalesTable;
  vouchers: VouchersTable;
  free_articles: FreeArticlesTable;
};
