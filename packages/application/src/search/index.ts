export * from './submit-search.ts';
export * from './suggest-queries.ts';
