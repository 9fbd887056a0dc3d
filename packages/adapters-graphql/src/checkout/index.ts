export * from './graphql-checkout-gateway.ts';
