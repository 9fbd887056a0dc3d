// Entry of the search's adapter.

export * from './graphql-search-gateway.ts';
