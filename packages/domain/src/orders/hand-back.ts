// What the people of a shop do with money of a customer that no payment provider pays back. Source: spec 2 §3 "Payment method"; §§ 355 (3), 357 BGB.

import type { PaymentId } from '../checkout/payment-method.ts';
import { isPrepaid, needsRedirect } from '../checkout/payment-rules.ts';
import type { Money } from '../money/money.ts';
import { type Instant, instantOf } from '../shared/instant.ts';
import type { Refund } from './refund.ts';

/**
 * `transfer`: it was paid, so it is transferred back. `transfer-once-paid`: nobody has noted that it was paid; if it was, or is later, it is
 * transferred back. `deduct`: it is taken off the invoice, and transferred back where that is paid. `look-up`: it was paid at a provider, where nothing
 * is left that could go back.
 */
export type HandBack = 'transfer' | 'transfer-once-paid' | 'deduct' | 'look-up';

/** What is done with what a return has credited: goods that were paid in advance, or when they were handed over, are paid; an invoice may be open. */
export const handBackOfReturn = (paymentId: PaymentId): HandBack => {
  if (needsRedirect(paymentId)) return 'look-up';
  return isPrepaid(paymentId) || paymentId === 'CASH_ON_DELIVERY' ? 'transfer' : 'deduct';
};

/**
 * What is done with the money of an order that was cancelled before anything left; undefined where none can have come but at a provider, which pays it
 * back itself.
 */
export const handBackOfCancelled = (order: {
  readonly paymentId: PaymentId;
  readonly totalCents: number;
  /** Somebody has seen the money on the account. */
  readonly hasTransfer: boolean;
}): HandBack | undefined => {
  if (!isPrepaid(order.paymentId) || order.totalCents === 0) return undefined;
  return order.hasTransfer ? 'transfer' : 'transfer-once-paid';
};

/** Money that people pay back, as its customer is told of it. */
type ByHand = { readonly paymentId: PaymentId; readonly amount: Money; readonly paidBackAt?: Instant };

/**
 * The money of an order that was paid in advance and cancelled: asked for from when both were known, done when people have said so. Undefined where no
 * transfer was noted, and for an order that stands.
 */
export const transferBack = (
  order: ByHand & { readonly cancelledAt?: Instant; readonly transferReceivedAt?: Instant },
): Refund | undefined => {
  const { paymentId, amount, cancelledAt, transferReceivedAt, paidBackAt } = order;
  if (cancelledAt === undefined || transferReceivedAt === undefined) return undefined;
  if (handBackOfCancelled({ paymentId, totalCents: amount.cents, hasTransfer: true }) === undefined) return undefined;
  return {
    reason: transferReceivedAt > cancelledAt ? 'order-cancelled' : 'called-off',
    way: 'transfer',
    amount,
    state: paidBackAt === undefined ? 'requested' : 'done',
    at: paidBackAt ?? instantOf(Math.max(cancelledAt, transferReceivedAt)),
  };
};

/** What a return has credited, once people have paid it back; until then its settlement says what will be done. */
export const creditBack = ({ paymentId, amount, paidBackAt }: ByHand): Refund | undefined =>
  paidBackAt === undefined || amount.cents === 0
    ? undefined
    : {
        reason: 'returned',
        way: handBackOfReturn(paymentId) === 'deduct' ? 'invoice' : 'transfer',
        amount,
        state: 'done',
        at: paidBackAt,
      };
