// Entry of the use cases of the search.

export * from './submit-search.ts';
export * from './suggest-queries.ts';
