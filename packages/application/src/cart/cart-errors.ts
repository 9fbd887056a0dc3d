// Why a change of the cart was not done as asked, and what the shopper is told. Source: spec 3 §8 "Quantity above limit", "Failed
// mutation".

import type { Cart, CartLineError, LineRemovalError, VoucherError } from '@tornister/domain/cart';
import { QUANTITY_LIMIT_MESSAGE, QUANTITY_LIMIT_TOAST_ID, QUANTITY_MINIMUM_MESSAGE } from '@tornister/domain/catalogue';
import { gatewayNotice } from '../notices/gateway-notice.ts';
import type { CartUpdate, GatewayError, Notice, OperationFailure } from '../ports/index.ts';

export type EditCartError =
  | GatewayError
  | CartLineError
  | LineRemovalError
  | VoucherError
  | { readonly kind: 'cart.line-unknown' }
  /** Nothing or less than wanted could be had; the cart holds what could. */
  | {
      readonly kind: 'cart.not-attainable';
      readonly attainable: number;
      readonly failure: OperationFailure;
      readonly cart: Cart;
    };

/** What of an update could not be had; nothing where everything was done. */
export const missedOf = ({ cart, outcomes }: CartUpdate): EditCartError | undefined => {
  const missed = outcomes.find((outcome) => outcome.kind === 'not-attainable');
  return missed && { kind: 'cart.not-attainable', attainable: missed.attainable ?? 0, failure: missed.failure, cart };
};

const isGatewayError = (error: EditCartError): error is GatewayError => error.kind.startsWith('gateway.');

/** The kind whose words tell why a change was refused, or the backend's own sentence where this shop has none. */
export const refusalOf = (error: EditCartError): string => {
  if (error.kind !== 'cart.not-attainable') return error.kind;
  const { failure } = error;
  return failure.kind === 'cart.not-done' ? (failure.sentence ?? failure.kind) : failure.kind;
};

/** Whether a refusal is about a voucher. */
export const isVoucherRefusal = (refusal: string): boolean => refusal.startsWith('voucher.');

/** Why a line has another quantity than was wanted; where no whole number was typed, `amount` is what it has become. */
export type LineLimit = {
  readonly reason: 'above-maximum' | 'below-minimum' | 'no-number';
  readonly amount: number;
};

/** The limit that a refusal is about; nothing for every other refusal. It is told beside the field, where it was wanted. */
export const limitIn = (error: EditCartError): LineLimit | undefined => {
  const failure = error.kind === 'cart.not-attainable' ? error.failure : error;
  if (failure.kind === 'cart.above-maximum') return { reason: 'above-maximum', amount: failure.maximum };
  return failure.kind === 'cart.below-minimum' ? { reason: 'below-minimum', amount: failure.minimum } : undefined;
};

/** What a shopper is told about a refused change: a limit of the quantity, or what went wrong. A notice says one refusal, and never hides another one. */
export const cartNotice = (error: EditCartError): Notice => {
  if (isGatewayError(error)) return gatewayNotice(error);
  const limit = limitIn(error);
  if (limit === undefined) {
    const refusal = refusalOf(error);
    return { id: refusal, tone: 'error', message: refusal };
  }
  const [id, message] =
    limit.reason === 'above-maximum'
      ? [QUANTITY_LIMIT_TOAST_ID, QUANTITY_LIMIT_MESSAGE]
      : [QUANTITY_MINIMUM_MESSAGE, QUANTITY_MINIMUM_MESSAGE];
  // What can be had may be less than the maximum of the article.
  const isLess = error.kind === 'cart.not-attainable' && limit.reason === 'above-maximum';
  return { id, tone: 'warning', message, values: { amount: isLess ? error.attainable : limit.amount } };
};
