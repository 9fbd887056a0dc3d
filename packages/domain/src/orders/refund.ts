// Refunds of an order: why, by which method, and how far each is. Source: spec 2 §3 "Order", "Return order"; the words for it are decided here.

import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';
import type { PaymentState } from './order-transition.ts';

/** The money came after the order was cancelled, its customer cancelled it, it was paid already, it was another amount, of no payment of the order, or for a return. */
export type RefundReason =
  | 'order-cancelled'
  | 'called-off'
  | 'second-capture'
  | 'wrong-amount'
  | 'unknown-payment'
  | 'returned';

/** The payment provider or the shop's people were asked, the one has agreed or the others have paid, or the provider has refused, which needs a person. */
export type RefundState = 'requested' | 'done' | 'refused';

/** By the payment provider that took it, by a transfer of the shop's people, or taken off an open invoice by them (a transfer where that is paid). */
export type RefundMethod = 'provider' | 'transfer' | 'invoice';

export type Refund = {
  readonly reason: RefundReason;
  readonly way: RefundMethod;
  readonly amount: Money;
  readonly state: RefundState;
  /** When it reached its state. */
  readonly at: Instant;
};

/** How the state of a payment is displayed to the customer; that of a cancelled one that was paid says how far the money is. */
export type DisplayedPaymentState = PaymentState | `refund-${RefundState}`;

/** Reasons that leave no order to pay for. */
const OF_A_CANCELLED_ORDER: ReadonlySet<RefundReason> = new Set(['called-off', 'order-cancelled']);
const LEAST_SETTLED_FIRST = ['refused', 'requested', 'done'] as const;

/** The state of a payment as the customer sees it: one that goes back does not merely lapse. Of several refunds the least settled one counts. */
export const displayedPaymentState = (
  paymentState: PaymentState,
  refunds: readonly Pick<Refund, 'reason' | 'state'>[],
): DisplayedPaymentState => {
  if (paymentState !== 'cancelled') return paymentState;
  const back = refunds.filter(({ reason }) => OF_A_CANCELLED_ORDER.has(reason));
  const state = LEAST_SETTLED_FIRST.find((one) => back.some((refund) => refund.state === one));
  return state === undefined ? paymentState : `refund-${state}`;
};
