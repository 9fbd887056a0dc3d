export * from './search-destination.ts';
