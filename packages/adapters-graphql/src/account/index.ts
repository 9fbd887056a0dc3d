export * from './graphql-account-gateway.ts';
