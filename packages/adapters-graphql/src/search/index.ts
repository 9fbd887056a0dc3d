export * from './graphql-search-gateway.ts';
