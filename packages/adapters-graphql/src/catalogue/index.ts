// Entry of the catalogue's adapter.

export * from './graphql-catalogue-gateway.ts';
