// Port: the orders that a customer has placed.

import type { SavedAddress } from '@tornister/domain/address';
import type { CartTotals, SpeditionField } from '@tornister/domain/cart';
import type { WithdrawalPeriod } from '@tornister/domain/contracts';
import type { OrderDetail, OrderListQuery, OrderPage, Refund } from '@tornister/domain/orders';
import type { PriorReturn } from '@tornister/domain/returns';
import type { Instant, OrderId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { OrderedTransfer } from './checkout-gateway.ts';
import type { DownloadFile } from './download-file.ts';
import type { GatewayError } from './gateway-error.ts';

/** The electronic invoice is there where the order was placed with a Leitweg-ID. */
export type InvoiceFormat = 'pdf' | 'xml';

/** The right to withdraw from an order, and what was declared so far. */
export type OrderWithdrawal = {
  readonly period: WithdrawalPeriod;
  /** Absent before the last goods have come. */
  readonly endsAt?: Instant;
  /** Without goods it is about the whole order. */
  readonly declared: readonly { readonly receivedAt: Instant; readonly goods: string }[];
};

/** Everything that the page of an order shows. */
export type ShownOrder = Omit<OrderDetail, 'billingAddress' | 'deliveryAddress'> & {
  readonly billingAddress: SavedAddress;
  readonly deliveryAddress: SavedAddress;
  readonly email: string;
  readonly totals: CartTotals;
  /** What the forwarding agent was told about the place; none where parcels go. */
  readonly speditionFields: readonly SpeditionField[];
  /** The code of the voucher that it was placed with. */
  readonly voucherCode?: string;
  readonly buyerReference?: string;
  /** Until then the goods are held for an order that waits for its payment. */
  readonly payableUntil?: Instant;
  readonly bankTransfer?: OrderedTransfer;
  /** Absent where there is no such right. */
  readonly withdrawal?: OrderWithdrawal;
  /** None before the invoice is issued. */
  readonly invoiceFormats: readonly InvoiceFormat[];
  /** The latest first. */
  readonly returns: readonly PriorReturn[];
  /** Money that goes back, the latest first; what goes back for a return stands with it. */
  readonly refunds: readonly Refund[];
};

/** An order, and for a guest's the token of the link in its mail. */
export type OrderWanted = { readonly orderId: OrderId; readonly token?: string };

/** `too-late`: something of it is packed already. */
export type CancelOutcome = 'cancelled' | 'too-late';

/** The customer's own orders. An order of somebody else is answered like one that does not exist: undefined. */
export type OrdersGateway = {
  /** A page of the member's orders in this shop, the newest first. */
  readonly orders: (query: OrderListQuery) => ResultAsync<OrderPage, GatewayError>;
  /** The years in which the member has ordered. */
  readonly orderYears: () => ResultAsync<readonly number[], GatewayError>;
  readonly order: (wanted: OrderWanted) => ResultAsync<ShownOrder | undefined, GatewayError>;
  /** Undefined also before the invoice is issued. */
  readonly invoice: (wanted: OrderWanted, format: InvoiceFormat) => ResultAsync<DownloadFile | undefined, GatewayError>;
  /** Cancels an order of which nothing is packed; repeating it changes nothing. */
  readonly cancelOrder: (wanted: OrderWanted) => ResultAsync<CancelOutcome | undefined, GatewayError>;
};
