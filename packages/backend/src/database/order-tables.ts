// The tables of orders.

import type { CartTotals } from '@tornister/domain/cart';
import type { OrderState, PaymentState } from '@tornister/domain/orders';
import type { Generated } from 'kysely';
import type { Text } from '../texts/text.ts';
import type { AddressFields, AddressUse } from './account-tables.ts';
import type { StoredLineKind } from './cart-tables.ts';
import type { Json } from './columns.ts';

/** An address as it was when the order was placed. */
export type OrderedAddress = AddressFields & { readonly id: string; readonly use: AddressUse };

export type OrdersTable = {
  /** Not guessable; the id in addresses and answers. */
  id: string;
  /** Counts up; what people read on paper. */
  number: Generated<number>;
  /** What it buys: goods, or a year of the prime membership. */
  kind: Generated<'goods' | 'prime'>;
  /** The cart that became this order; the order's own id where no cart did. */
  cart_id: string;
  user_id: string;
  store: string;
  language: string;
  email: string;
  state: OrderState;
  payment_id: string;
  payment_state: PaymentState;
  currency: string;
  total_cents: number;
  totals: Json<CartTotals>;
  billing_address: Json<OrderedAddress>;
  delivery_address: Json<OrderedAddress>;
  shipper_code: string | null;
  order_reference: string | null;
  order_comment: string | null;
  buyer_reference: string | null;
  /** What the forwarding agent was told about the place; empty where parcels go. */
  spedition_fields: Json<Readonly<Record<string, string>>>;
  voucher_code: string | null;
  ordered_at: number;
  /** The cart that the shopper went on with after this order was placed. */
  next_cart_id: string;
  /** When the shopper got the cart back after a payment that failed. */
  reopened_at: number | null;
  /** Absent in orders that were cancelled before this was kept. */
  cancelled_at: Generated<number | null>;
  /** Whether it was placed before it was cancelled, by its customer or by the shop; its goods go into no basket again. */
  is_called_off: Generated<boolean>;
  /** Origin of the shop that the order was placed at, for the links of its mails. */
  base_url: Generated<string | null>;
  /** The terms that it was concluded by; none where the shop had none, and of orders before they were kept. */
  terms_id: Generated<string | null>;
  /** When somebody saw the money of an order that is paid by transfer. */
  transfer_received_at: Generated<number | null>;
  /** When that money was transferred back, because the order was cancelled. */
  paid_back_at: Generated<number | null>;
  /** When the year of the membership begins that follows a running one. One that begins with the payment has none, nor have those from before this was kept. */
  membership_starts_at: Generated<number | null>;
  /** The period of the limit in which its mails were counted for their recipient; none where they do not count, and once that was given back. */
  mail_turn_window: Generated<number | null>;
};

/** A version of the terms in one language, as they were shown. */
type ContractTermsTable = {
  /** The digest of the content. */
  id: string;
  /** HTML, sanitised. */
  content: string;
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
  /** As books have; not known of orders from before this was kept. */
  has_fixed_price: Generated<boolean | null>;
  /** The order's voucher was not for these goods. */
  is_outside_voucher: Generated<boolean>;
  /** The line as it was shown when it was ordered. */
  snapshot: Json<OrderLineSnapshot>;
};

type OrderLineSnapshot = {
  readonly name: string;
  readonly path: string;
  readonly orderNumber: string;
  readonly picture: unknown;
  readonly variantInfoList: readonly { readonly label: string; readonly value: string }[];
  /** How soon it was said to come when it was ordered; not of memberships and of orders before this was kept. */
  readonly delivery?: string;
  /** What it consists of, a set of several parts; not of memberships and of orders before this was kept. */
  readonly parts?: readonly Text[];
};

/** A parcel; its moments are the steps of its way that it has reached. */
export type ShipmentsTable = {
  id: string;
  order_id: string;
  position: number;
  shipper_code: string | null;
  tracking_code: string | null;
  expected_at: number | null;
  announced_at: number;
  packed_at: number | null;
  sent_at: number | null;
  delivered_at: number | null;
  /** The return for which its goods are sent anew. */
  return_id: Generated<string | null>;
};

/** How many pieces of an ordered line are in a parcel. */
type ShipmentLinesTable = { shipment_id: string; order_line_id: string; quantity: number };

export type InvoicesTable = {
  /** Counts up, each number once. */
  number: Generated<number>;
  order_id: string;
  issued_at: number;
  /** That of the account that had ordered; null for who has none, as consumers. */
  customer_number: string | null;
};

export type OrderTables = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  shipments: ShipmentsTable;
  shipment_lines: ShipmentLinesTable;
  invoices: InvoicesTable;
  contract_terms: ContractTermsTable;
};
