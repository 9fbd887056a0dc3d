// The tables of payments, of what providers reported and of money that goes back; and what the sandbox provider keeps for itself.

import type { PaymentReport, PaymentStep, RefundReason, RefundState } from '@tornister/domain/orders';
import type { Json } from './columns.ts';

/** A payment that the shop began at a provider. */
export type PaymentsTable = {
  trans_id: string;
  provider: string;
  order_id: string;
  payment_id: string;
  amount_cents: number;
  currency: string;
  /** `begun` until the provider reports; money that was taken stays `paid`. */
  state: PaymentStep;
  begun_at: number;
};

/** What a payment provider told the shop, each message once. */
type PaymentEventsTable = {
  provider: string;
  event_id: string;
  order_id: string;
  state: PaymentReport;
  received_at: number;
  /** These three are absent in messages from before they were kept. */
  trans_id: string | null;
  amount_cents: number | null;
  currency: string | null;
};

/** Money that goes back, asked for once for each message that it came with. */
export type RefundsTable = {
  id: string;
  provider: string;
  event_id: string;
  trans_id: string;
  order_id: string;
  amount_cents: number;
  currency: string;
  reason: RefundReason;
  state: RefundState;
  requested_at: number;
  settled_at: number | null;
  /** The provider's reference of a refund that is done, or its reason for refusing one. */
  provider_answer: string | null;
};

/** Reports of the sandbox provider that it sends to the shop. */
type SandboxReportsTable = {
  /** The payment's id for the shopper's decision; followed by a word for further reports. */
  key: string;
  trans_id: string;
  notification: Json<unknown>;
  due_at: number;
  attempts: number;
  sent_at: number | null;
};

type SandboxRefundsTable = { refund_id: string; trans_id: string; amount_cents: number };

/** A session of the express wallet: what the shopper has chosen there is asked of the provider. */
export type WalletSessionsTable = {
  /** The provider's id of it. */
  id: string;
  provider: string;
  cart_id: string;
  /** `taken-over`: the cart has the addresses and the payment that were chosen in it. */
  state: 'open' | 'taken-over' | 'aborted';
  opened_at: number;
  /** With what it is paid, like `Visa ····1111`. */
  payment_descriptor: string | null;
  /** The addresses that the shop wrote down because of it; absent where the shopper had them before. */
  billing_address_id: string | null;
  shipping_address_id: string | null;
};

/** A session at the sandbox, and what was decided in it. */
type SandboxWalletSessionsTable = { id: string; created_at: number; decision: Json<unknown> | null };

export type PaymentTables = {
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  sandbox_reports: SandboxReportsTable;
  sandbox_refunds: SandboxRefundsTable;
  wallet_sessions: WalletSessionsTable;
  sandbox_wallet_sessions: SandboxWalletSessionsTable;
};
