export * from './published.ts';
export * from './read-answer.ts';
