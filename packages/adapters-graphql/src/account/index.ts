// Entry of the adapters of the account and its address books.

export { createGraphqlUpload } from '../transport/graphql-upload.ts';
export * from './graphql-account-gateway.ts';
export * from './graphql-address-gateway.ts';
export * from './graphql-contact-gateway.ts';
export * from './graphql-passkey-gateway.ts';
