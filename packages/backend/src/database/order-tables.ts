// The tables of orders.

import type { CartTotals } from '@tornister/domain/cart';
import type { OrderState, PaymentState } from '@tornister/domain/orders';
import type { Generated } from 'kysely';
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

type OrderLineSnapshot = {
  readonly name: string;
  readonly path: string;
  readonly orderNumber: string;
  readonly picture: unknown;
  readonly variantInfoList: readonly { readonly label: string; readonly value: string }[];
};

export type OrderTables = {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
};
