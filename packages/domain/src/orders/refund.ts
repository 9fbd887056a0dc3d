// Money that goes back for an order by the way that it came: why, and how far it is.

import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';

/** The money came after the order was cancelled, its customer cancelled it, it was paid already, it was another amount, of no payment of the order, or for a return. */
export type RefundReason =
  | 'order-cancelled'
  | 'called-off'
  | 'second-capture'
  | 'wrong-amount'
  | 'unknown-payment'
  | 'returned';

/** The payment provider was asked, has agreed, or has refused, which needs a person. */
export type RefundState = 'requested' | 'done' | 'refused';

export type Refund = {
  readonly reason: RefundReason;
  readonly amount: Money;
  readonly state: RefundState;
  /** When it reached its state. */
  readonly at: Instant;
};
