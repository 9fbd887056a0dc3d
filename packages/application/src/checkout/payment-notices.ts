// What a shopper is told who comes back into the checkout from a payment. Source: spec 2 §2 "Checkout payment: query errorCode, cancelPayment".

import type { QueryEntries } from '@tornister/domain/listing';
import { NOTICES, paymentReturnOf } from '@tornister/domain/routing';
import type { Notice } from '../ports/index.ts';

/** A shopper who called a payment off should know that nothing was charged. */
const CANCELLED: Notice = {
  id: 'vue.checkout.payment.cancelled',
  tone: 'info',
  message: 'vue.checkout.payment.cancelled',
};

/** The order is given up, and its goods are in the basket again. */
const NOT_FINISHED: Notice = {
  id: 'vue.checkout.payment.notFinished',
  tone: 'warning',
  message: 'vue.checkout.payment.notFinished',
};

/** Whether the order is paid is for the one who placed it; where that is found is told, so that nobody orders twice. */
export const NOT_SEEN: Notice = {
  id: 'vue.checkout.payment.orderNotSeen',
  tone: 'warning',
  message: 'vue.checkout.payment.orderNotSeen',
};

const FAILED: Notice = {
  id: NOTICES.paymentError.key,
  tone: NOTICES.paymentError.level,
  message: NOTICES.paymentError.key,
};

/**
 * The notice for what was found and for what the provider says in the address. An order that still waits is shown itself; only that its payment
 * failed is told beside it. The guard of the payment step tells of a failure that no order waits for.
 */
export const afterPaymentNotice = (
  found: 'nothing-waited' | 'waiting' | 'reopened' | 'confirmed',
  query: QueryEntries,
): Notice | undefined => {
  const { cancelled, errorCode } = paymentReturnOf(query);
  if (found === 'waiting') return errorCode === undefined ? undefined : FAILED;
  if (found === 'confirmed') return undefined;
  if (cancelled !== undefined) return CANCELLED;
  return found === 'reopened' ? NOT_FINISHED : undefined;
};
