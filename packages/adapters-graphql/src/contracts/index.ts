// Entry of the adapter of declarations about contracts.

export * from './graphql-contract-gateway.ts';
