// Entry of the rules of listings: filters, sorting, paging, addresses.

export * from './category.ts';
export * from './category-parameters.ts';
export * from './filters.ts';
export * from './known-part.ts';
export * from './listing.ts';
export * from './listing-query.ts';
export * from './page-number.ts';
export * from './paging.ts';
export * from './parameters.ts';
export * from './price-slider.ts';
export * from './query-string.ts';
export * from './search-terms.ts';
export * from './unknown-parts.ts';
export * from './upper-bound.ts';
export * from './value-list.ts';
