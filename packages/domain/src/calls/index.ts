export * from './answers.ts';
export * from './client-address.ts';
export * from './endpoints.ts';
export * from './headers.ts';
