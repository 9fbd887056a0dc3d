export * from './choose-delivery.ts';
export * from './choose-payment.ts';
export * from './complete-shipping.ts';
export * from './open-basket.ts';
export * from './open-confirmation.ts';
export * from './return-from-payment.ts';
export * from './submit-order.ts';
export * from './walk-checkout.ts';
