// Entry of the order form's adapter.

export * from './graphql-order-form-gateway.ts';
