// Entry of the kernel: behaviors, scopes, optimistic changes, queues.

export * from './behavior.ts';
export * from './in-turn.ts';
export * from './optimistic.ts';
export * from './scope.ts';
