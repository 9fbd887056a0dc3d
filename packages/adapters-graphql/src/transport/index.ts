// Entry of the transport: rules that wrap `fetch`, and the runner of operations.

export * from './batching.ts';
export * from './bounded.ts';
export * from './classify-error.ts';
export * from './fail-fast.ts';
export * from './fetch-like.ts';
export * from './fetch-transport.ts';
export * from './graphql-transport.ts';
export * from './graphql-upload.ts';
export * from './host-transport.ts';
export * from './operation.ts';
export * from './pause.ts';
export * from './retry.ts';
export * from './telling-outdated.ts';
export * from './time-limit.ts';
export * from './unreadable.ts';
export * from './whole-body.ts';
