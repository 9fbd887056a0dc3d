// Entry of the use cases of declarations about contracts.

export * from './declaration-steps.ts';
export * from './declare.ts';
export * from './open-declarer.ts';
