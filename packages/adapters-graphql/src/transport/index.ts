export * from './batching.ts';
export * from './classify-error.ts';
export * from './fail-fast.ts';
export * from './fetch-like.ts';
export * from './graphql-transport.ts';
export * from './operation.ts';
export * from './retry.ts';
export * from './time-limit.ts';
