// Entry of the rules of the search.

export * from './closest-word.ts';
export * from './exact-search-address.ts';
export * from './search-address.ts';
export * from './search-box.ts';
export * from './search-destination.ts';
