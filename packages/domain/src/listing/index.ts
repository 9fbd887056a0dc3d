export * from './listing.ts';
