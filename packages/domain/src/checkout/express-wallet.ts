// Paying with the express wallet: choosing it settles payment and shipping at once, giving it up resets both.
// Source: spec 2 §4 "Amazon pay express", §6.

import type { PaymentId } from './payment-method.ts';

/** The method of the express wallet. */
export const EXPRESS_WALLET: PaymentId = 'AMAZONPAY';

/** Choosing the wallet sets the payment to AMAZONPAY and the shipping step valid. */
export const afterExpressChosen = {
  selectedPaymentId: EXPRESS_WALLET,
  isShippingValidated: true,
  isPaymentValidated: true,
} as const;

/** Aborting resets the cart id and the selection of payment and delivery. */
export const afterExpressAborted = {
  renewCartId: true,
  selectedPaymentId: undefined,
  isShippingValidated: false,
  isPaymentValidated: false,
} as const;

/** Numeric ids for which the wallet is blocked are a setting; the rule is that one of them in the cart is enough (spec 2 §6). */
export const isWalletBlocked = (ids: readonly number[], blockedIds: ReadonlySet<number>): boolean =>
  ids.some((id) => blockedIds.has(id));
