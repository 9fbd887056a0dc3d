// The tables of carts and of what carts are given for their value.

import type { Generated } from 'kysely';
import type { VoucherRecord } from '../cart/promotion-records.ts';
import type { Json, NullableJson } from './columns.ts';

export type WaitingGift = { readonly promotion_id: string; readonly item_id: string };

export type CartsTable = {
  id: string;
  user_id: string;
  store: string;
  /** Counts every change. */
  version: Generated<number>;
  voucher_code: string | null;
  billing_address_id: string | null;
  shipping_address_id: string | null;
  shipper_code: string | null;
  payment_id: string | null;
  buyer_reference: string | null;
  order_reference: string | null;
  order_comment: string | null;
  newsletter: Generated<boolean>;
  spedition_fields: Json<Readonly<Record<string, string>>>;
  created_at: number;
  updated_at: number;
  submitted_at: number | null;
  /** Goods that did not come into it whole, in a sentence that its shopper has yet to read. */
  shortfall: Generated<string | null>;
  /** The gift that its shopper has chosen and that cannot be had now: it comes back when it can. */
  waiting_gift: NullableJson<WaitingGift>;
};

export type StoredLineKind = 'normal' | 'free-gift' | 'promotion-free' | 'catalogue' | 'lightning-deal';

export type CartLinesTable = {
  id: string;
  cart_id: string;
  item_id: string;
  kind: StoredLineKind;
  quantity: number;
  position: number;
  voucher_code: string | null;
  promotion_id: string | null;
  /** Pieces at the deal's price that this line holds until `reserved_until`. */
  deal_id: string | null;
  quantity_lightning: Generated<number>;
  reserved_until: number | null;
  /** How often that end was put off. */
  reservation_extensions: Generated<number>;
};

type VouchersTable = {
  /** Upper case. */
  code: string;
  starts_at: number;
  ends_at: number;
  /** Absent: as often as people like. */
  redemption_limit: number | null;
  redemptions: Generated<number>;
  record: Json<VoucherRecord>;
};

type FreeArticlesTable = {
  promotion_id: string;
  item_id: string;
  minimum_cart_cents: number;
  position: number;
  /** The promotion puts it into the cart by itself; others are chosen. */
  is_automatic: Generated<boolean>;
};

export type CartTables = {
  carts: CartsTable;
  cart_lines: CartLinesTable;
  vouchers: VouchersTable;
  free_articles: FreeArticlesTable;
};
