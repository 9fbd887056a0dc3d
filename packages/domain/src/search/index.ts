export * from './search-box.ts';
export * from './search-destination.ts';
