// Entry of the order form's adapter.

export * from './graphql-order-form-gateway.ts';
export * from './print-order-form.ts';
