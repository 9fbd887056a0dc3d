// Entry of the adapters that measure a page: data layer, what is on screen, pressed links, web vitals.

export * from './data-layer.ts';
export * from './page-sights.ts';
export * from './page-vitals.ts';
export * from './pressed-links.ts';
