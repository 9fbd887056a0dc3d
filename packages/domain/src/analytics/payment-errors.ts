// Which failures are reported as payment errors. Source: spec 2 §8 "Payment errors".

import { CART_ERROR_MESSAGE, PAYMENT_ERROR_MESSAGE } from '../checkout/submit-rules.ts';
import { type DataLayerEvent, paymentErrorEvent } from './data-layer.ts';

/** Nothing was asked of a payment where the login has ended, the cart is gone, or the request came too early or from a tab of another build. */
const NOT_ASKED: ReadonlySet<string> = new Set([
  'gateway.unauthenticated',
  'gateway.cart-lost',
  'gateway.throttled',
  'gateway.outdated',
]);

/**
 * What is reported when ordering, paying, or saving a payment has failed: the words that say that the payment failed, or the kind of the failure
 * where no answer came. A refusal for another reason, like an article that is sold out, is no payment error. Source: spec 2 §8 "Payment errors".
 */
export const paymentErrorsOf = (failure: {
  readonly kind: string;
  readonly message?: string;
}): readonly DataLayerEvent[] => {
  const { kind, message } = failure;
  if (message === PAYMENT_ERROR_MESSAGE || message === CART_ERROR_MESSAGE) return [paymentErrorEvent(message)];
  return kind.startsWith('gateway.') && !NOT_ASKED.has(kind) ? [paymentErrorEvent(kind)] : [];
};
