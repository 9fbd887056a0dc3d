export * from './payment-method.ts';
export * from './shipper.ts';
export * from './submission.ts';
