export * from './customer-number.ts';
export * from './email-address.ts';
export * from './form-handler.ts';
export * from './password.ts';
export * from './rule.ts';
export * from './validators.ts';
