export * from './payment-method.ts';
export * from './payment-rules.ts';
export * from './shipper.ts';
export * from './shipper-rules.ts';
export * from './steps.ts';
export * from './submission.ts';
export * from './submit-rules.ts';
