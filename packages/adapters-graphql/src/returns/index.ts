// Entry of the adapter of returns.

export { createGraphqlUpload } from '../transport/graphql-upload.ts';
export * from './graphql-returns-gateway.ts';
