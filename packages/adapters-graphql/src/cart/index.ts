export * from './graphql-cart-gateway.ts';
