export * from './browse-listing.ts';
export * from './listing-address.ts';
export * from './listing-chips.ts';
export * from './open-product.ts';
export * from './recent-answers.ts';
export * from './seen-tiles.ts';
export * from './view-product.ts';
