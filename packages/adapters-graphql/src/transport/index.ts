export * from './fetch-like.ts';
export * from './graphql-transport.ts';
export * from './operation.ts';
