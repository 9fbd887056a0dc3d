export * from './graphql-catalogue-gateway.ts';
