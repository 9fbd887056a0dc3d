// Entry of the checkout's adapter.

export * from './graphql-checkout-gateway.ts';
