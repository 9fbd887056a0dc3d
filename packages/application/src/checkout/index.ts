export * from './choose-payment.ts';
export * from './complete-shipping.ts';
export * from './open-basket.ts';
export * from './submit-order.ts';
export * from './tidy-confirmation.ts';
export * from './walk-checkout.ts';
