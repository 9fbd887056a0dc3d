// Entry of the rules of the checkout: steps, shippers, payment, submission.

export * from './agreed-payment.ts';
export * from './bank-transfer.ts';
export * from './buyer-reference.ts';
export * from './completeness.ts';
export * from './confirmation.ts';
export * from './delivery.ts';
export * from './express-wallet.ts';
export * from './invoice-term.ts';
export * from './order-draft.ts';
export * from './password-reminder.ts';
export * from './payment-message.ts';
export * from './payment-method.ts';
export * from './payment-rules.ts';
export * from './payment-step.ts';
export * from './pending-orders.ts';
export * from './shipper.ts';
export * from './shipper-codes.ts';
export * from './shipper-rules.ts';
export * from './spedition.ts';
export * from './steps.ts';
export * from './submission.ts';
export * from './submit-rules.ts';
