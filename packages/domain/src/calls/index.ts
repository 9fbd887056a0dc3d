// Entry of the rules of calls between browser, shop host and backend.

export * from './answers.ts';
export * from './client-address.ts';
export * from './endpoints.ts';
export * from './headers.ts';
export * from './list-stream.ts';
