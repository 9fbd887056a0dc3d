// Entry of the rules of metadata for search engines.

export * from './canonical-url.ts';
export * from './llms-text.ts';
export * from './meta-texts.ts';
export * from './offer-price.ts';
export * from './open-graph.ts';
export * from './page-title.ts';
export * from './product-feed.ts';
export * from './robots.ts';
export * from './sitemap.ts';
