export * from './canonical-url.ts';
export * from './page-title.ts';
export * from './robots.ts';
