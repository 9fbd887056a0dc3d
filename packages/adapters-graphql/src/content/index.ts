// Entry of the content's adapter.

export * from './graphql-content-gateway.ts';
