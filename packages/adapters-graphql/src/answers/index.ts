// Entry of what checks operations and their answers against the schema.

export * from './published.ts';
export * from './read-answer.ts';
