// Entry of the use cases of returns.

export * from './answer-return.ts';
export * from './find-return.ts';
export * from './open-return.ts';
