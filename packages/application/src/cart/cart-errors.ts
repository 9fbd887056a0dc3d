// Why a change of the cart was not done as asked, and what the shopper is told. Source: spec 3 §8 "Quantity above limit", "Failed
// mutation".

import type { Cart, CartLineError, LineRemovalError, VoucherError } from '@tornister/domain/cart';
import { QUANTITY_LIMIT_MESSAGE, QUANTITY_LIMIT_TOAST_ID, QUANTITY_MINIMUM_MESSAGE } from '@tornister/domain/catalogue';
import { err, ok, type Result } from 'neverthrow';
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

/** The cart of an update, or what of it could not be had. */
export const attained = ({ cart, outcomes }: CartUpdate): Result<Cart, EditCartError> => {
  const missed = outcomes.find((outcome) => outcome.kind === 'not-attainable');
  if (missed === undefined) return ok(cart);
  return err({ kind: 'cart.not-attainable', attainable: missed.attainable ?? 0, failure: missed.failure, cart });
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

/** Why a line has another quantity than was wanted. */
export type LineLimit = { readonly reason: 'above-maximum' | 'below-minimum'; readonly amount: number };

/** The limit that a refusal is about; nothing for every other refusal. It is told beside the field, where it was wanted. */
export const limitIn = (error: EditCartError): LineLimit | undefined => {
  const failure = error.kind === 'cart.not-attainable' ? error.failure : error;
  if (failure.kind === 'cart.above-maximum') return { reason: 'above-maximum', amount: failure.maximum };
  return failure.kind === 'cart.below-minimum' ? { reason: 'below-minimum', amount: failure.minimum } : undefined;
};

/** What a shopper is told about a refused change. */
export const cartNotice = (error: EditCartError): Notice => {
  if (isGatewayError(error)) return gatewayNotice(error);
  switch (error.kind) {
    case 'cart.not-attainable': {
      const message = refusalOf(error);
      return { id: QUANTITY_LIMIT_TOAST_ID, tone: 'warning', message, values: { amount: error.attainable } };
    }
    case 'cart.above-maximum':
      return {
        id: QUANTITY_LIMIT_TOAST_ID,
        tone: 'warning',
        message: QUANTITY_LIMIT_MESSAGE,
        values: { amount: error.maximum },
      };
    case 'cart.below-minimum':
      return {
        id: QUANTITY_MINIMUM_MESSAGE,
        tone: 'warning',
        message: QUANTITY_MINIMUM_MESSAGE,
        values: { amount: error.minimum },
      };
    default:
      return { id: error.kind, tone: 'error', message: error.kind };
  }
};
