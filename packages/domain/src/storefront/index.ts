export * from './accept-language.ts';
export * from './base-urls.ts';
export * from './hreflang.ts';
export * from './locale-order.ts';
export * from './site-selection.ts';
export * from './storefront.ts';
export * from './vat-rates.ts';
