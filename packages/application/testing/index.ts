export * from './browse.ts';
export * from './buy.ts';
