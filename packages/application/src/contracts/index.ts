// Entry of the use cases of declarations about contracts.

export * from './declare.ts';
