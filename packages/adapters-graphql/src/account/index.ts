// Entry of the account's adapter.

export { createGraphqlUpload } from '../transport/graphql-upload.ts';
export * from './graphql-account-gateway.ts';
