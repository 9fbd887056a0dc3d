// Entry of the rules of metadata for search engines.

export * from './canonical-url.ts';
export * from './meta-texts.ts';
export * from './open-graph.ts';
export * from './page-title.ts';
export * from './robots.ts';
export * from './structured-data.ts';
