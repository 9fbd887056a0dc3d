// Entry of the cart's adapter.

export * from './graphql-cart-gateway.ts';
