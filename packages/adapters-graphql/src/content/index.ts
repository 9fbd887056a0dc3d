export * from './graphql-content-gateway.ts';
