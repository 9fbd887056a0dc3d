// Entry of the use cases from the basket to the confirmation.

export * from './ask-payment-again.ts';
export * from './change-basket.ts';
export * from './choose-delivery.ts';
export * from './choose-payment.ts';
export * from './complete-shipping.ts';
export * from './express-wallet.ts';
export * from './extend-reservation.ts';
export { keyOfAttempt } from './key-of-attempt.ts';
export * from './open-basket.ts';
export * from './open-checkout-steps.ts';
export * from './open-confirmation.ts';
export { NOT_SEEN, type PaymentNotice } from './payment-notices.ts';
export * from './return-from-payment.ts';
export type { CompleteShippingError, RenewedAddresses } from './shipping-refusals.ts';
export * from './stored-order.ts';
export * from './submit-order.ts';
export * from './view-basket.ts';
export * from './view-login.ts';
export * from './view-payment.ts';
export * from './view-reservation.ts';
export * from './view-summary.ts';
export * from './watch-reserved-basket.ts';
