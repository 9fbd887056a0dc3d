// What a shopper is told who comes back into the checkout from a payment. Source: spec 2 §2 "Checkout payment: query errorCode, cancelPayment".

import type { QueryEntries } from '@tornister/domain/listing';
import {
  type GuardDecision,
  type Notice as GuardNotice,
  NOTICES,
  type NoticeLevel,
  paymentReturnOf,
  withNotice,
} from '@tornister/domain/routing';
import type { Notice } from '../ports/index.ts';

/** A notice of a payment, which a guard may tell in the place of its own. */
export type PaymentNotice = Notice & { readonly tone: NoticeLevel };

const toNotice = ({ level, key }: GuardNotice): PaymentNotice => ({ id: key, tone: level, message: key });

/** A shopper who called a payment off should know that nothing was charged. */
const CANCELLED: PaymentNotice = toNotice({ level: 'info', key: 'vue.checkout.payment.cancelled' });

/** The order is given up, and its goods are in the basket again. */
const NOT_FINISHED: PaymentNotice = toNotice({ level: 'warning', key: 'vue.checkout.payment.notFinished' });

/** Whether the order is paid is for the one who placed it; where that is found is told, so that nobody orders twice. */
export const NOT_SEEN: PaymentNotice = toNotice({ level: 'warning', key: 'vue.checkout.payment.orderNotSeen' });

const FAILED: PaymentNotice = toNotice(NOTICES.paymentError);

/**
 * The notice for what was found and for what the provider says in the address. An order that still waits is shown itself; only that its payment
 * failed is told beside it. The guard of the payment step tells of a failure that no order waits for.
 */
export const afterPaymentNotice = (
  found: 'nothing-waited' | 'waiting' | 'reopened' | 'confirmed',
  query: QueryEntries,
): PaymentNotice | undefined => {
  const { cancelled, errorCode } = paymentReturnOf(query);
  if (found === 'waiting') return errorCode === undefined ? undefined : FAILED;
  if (found === 'confirmed') return undefined;
  if (cancelled !== undefined) return CANCELLED;
  return found === 'reopened' ? NOT_FINISHED : undefined;
};

/** What became of a payment says more than the words with which a guard sends a shopper away; the words of a guard that lets its page open come first. */
export const withPaymentNotice = (decision: GuardDecision, told: PaymentNotice | undefined): GuardDecision =>
  told === undefined || (decision.kind === 'stay' && decision.notice !== undefined)
    ? decision
    : withNotice(decision, { level: told.tone, key: told.message });
