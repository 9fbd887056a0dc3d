// The tables of carts, orders, people and everything that leaves the shop.

import type { CartTotals } from '@tornister/domain/cart';
import type { Generated } from 'kysely';
import type { VoucherRecord } from '../demo-shop/records.ts';
import type { Json, NullableJson } from './columns.ts';

/** Facts about the database itself, like that the demo shop was filled in completely. */
export type ShopStateTable = { key: string; value: string };

export type AccountKind = 'member' | 'business';

export type AccountsTable = {
  id: string;
  /** Lower case. */
  email: string;
  customer_number: string | null;
  password_hash: string;
  kind: AccountKind;
  is_internal: boolean;
  first_name: string;
  last_name: string;
  prime: NullableJson<{ status: string; abo: boolean; startsAt: number; endsAt: number }>;
  created_at: number;
};

/** Who came: an anonymous visitor, a guest or a member's own entry (`account_id`). */
export type UsersTable = { id: string; account_id: string | null; email: string | null; created_at: number };

/** A login that can be called back; the JWT names it. */
export type SessionsTable = {
  id: string;
  user_id: string;
  kind: 'guest' | 'member';
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

export type AddressUse = 'customer' | 'billing' | 'shipping' | 'packing-station';

export type AddressFields = {
  salutation: string;
  first_name: string;
  last_name: string;
  company: string | null;
  street: string;
  addition: string | null;
  postcode: string;
  city: string;
  country: string;
  email: string;
  delivery_email: string | null;
  phone: string | null;
};

export type AddressesTable = AddressFields & {
  id: string;
  user_id: string;
  use: AddressUse;
  created_at: number;
  deleted_at: number | null;
};

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
};

export type OrderState = 'placed' | 'awaiting-payment' | 'cancelled';
export type StoredPaymentState = 'not-required' | 'pending' | 'paid' | 'declined' | 'cancelled';

/** An address as it was when the order was placed. */
export type OrderedAddress = AddressFields & { readonly id: string; readonly use: AddressUse };

export type OrdersTable = {
  /** Not guessable; the id in addresses and answers. */
  id: string;
  /** Counts up; what people read on paper. */
  number: Generated<number>;
  cart_id: string;
  user_id: string;
  store: string;
  language: string;
  email: string;
  state: OrderState;
  payment_id: string;
  payment_state: StoredPaymentState;
  currency: string;
  total_cents: number;
  totals: Json<CartTotals>;
  billing_address: Json<OrderedAddress>;
  delivery_address: Json<OrderedAddress>;
  shipper_code: string | null;
  order_reference: string | null;
  order_comment: string | null;
  buyer_reference: string | null;
  voucher_code: string | null;
  ordered_at: number;
  /** The cart that the shopper went on with after this order was placed. */
  next_cart_id: string;
  /** When the shopper got the cart back after a payment that failed. */
  reopened_at: number | null;
};

export type OrderLinesTable = {
  id: string;
  order_id: string;
  position: number;
  item_id: string;
  kind: StoredLineKind;
  quantity: number;
  unit_price_cents: number;
  total_cents: number;
  tax_permille: number;
  deal_id: string | null;
  deal_window_starts_at: number | null;
  quantity_lightning: number;
  /** The line as it was shown when it was ordered. */
  snapshot: Json<OrderLineSnapshot>;
};

export type OrderLineSnapshot = {
  readonly name: string;
  readonly path: string;
  readonly orderNumber: string;
  readonly picture: unknown;
  readonly variantInfoList: readonly { readonly label: string; readonly value: string }[];
};

/** One answer per key: a repeated request gets the answer of the first. */
export type IdempotencyKeysTable = {
  scope: string;
  key: string;
  request_hash: string;
  response: Json<unknown>;
  created_at: number;
};

/** What a payment provider told the shop, each message once. */
export type PaymentEventsTable = {
  provider: string;
  event_id: string;
  order_id: string;
  state: StoredPaymentState;
  received_at: number;
};

/** What leaves the shop, written in the transaction that causes it and sent afterwards, each key once. */
export type OutboxTable = {
  id: Generated<number>;
  kind: string;
  key: string;
  payload: Json<unknown>;
  attempts: Generated<number>;
  next_attempt_at: number;
  done_at: number | null;
  last_error: string | null;
};

export type MailsTable = {
  id: string;
  key: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  sent_at: number;
};

/** Failed and repeated attempts, counted for all processes together. */
export type ThrottlesTable = { key: string; failures: number; blocked_until: number; updated_at: number };

export type TrackingEventsTable = {
  id: Generated<number>;
  user_id: string | null;
  name: string;
  payload: Json<unknown>;
  recorded_at: number;
};

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

export type CommerceTables = {
  vouchers: VouchersTable;
  free_articles: FreeArticlesTable;
  shop_state: ShopStateTable;
  accounts: AccountsTable;
  users: UsersTable;
  sessions: SessionsTable;
  addresses: AddressesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  idempotency_keys: IdempotencyKeysTable;
  payment_events: PaymentEventsTable;
  outbox: OutboxTable;
  mails: MailsTable;
  throttles: ThrottlesTable;
  tracking_events: TrackingEventsTable;
};
