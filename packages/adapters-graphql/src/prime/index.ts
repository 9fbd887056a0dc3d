// Entry of the adapter of the prime membership.

export * from './graphql-prime-gateway.ts';
