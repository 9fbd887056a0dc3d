// Entry of the use cases of browsing: categories, listings, products.

export * from './browse-listing.ts';
export * from './browsing-memory.ts';
export * from './listing-address.ts';
export * from './listing-chips.ts';
export * from './open-extra-tab.ts';
export * from './open-listing.ts';
export * from './open-product.ts';
export * from './opened-product.ts';
export * from './recent-answers.ts';
export * from './recently-seen.ts';
export * from './seen-tiles.ts';
export * from './view-listing.ts';
export * from './view-product.ts';
export * from './watch-time.ts';
