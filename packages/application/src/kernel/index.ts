export * from './behavior.ts';
export * from './in-turn.ts';
export * from './scope.ts';
