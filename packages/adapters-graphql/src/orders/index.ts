// Entry of the adapter of a customer's orders.

export * from './graphql-orders-gateway.ts';
