// Entry of the account's adapter.

export * from './graphql-account-gateway.ts';
