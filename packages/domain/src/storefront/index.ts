// Entry of the storefronts, their languages and what differs between them.

export * from './accept-language.ts';
export * from './base-urls.ts';
export * from './business-gate.ts';
export * from './feature-switches.ts';
export * from './footer-strip.ts';
export * from './guarantee-notice.ts';
export * from './hreflang.ts';
export * from './languages/index.ts';
export type * from './languages/language-profile.ts';
export * from './local-text.ts';
export * from './locale-order.ts';
export * from './packing-stations.ts';
export * from './page-paths.ts';
export * from './prime-customers.ts';
export * from './prime-sale.ts';
export * from './profiles/index.ts';
export type * from './profiles/storefront-profile.ts';
export * from './profiles/terms.ts';
export * from './screen.ts';
export * from './shipping-of-one.ts';
export * from './shop-mode.ts';
export * from './shop-traits.ts';
export * from './site-profile.ts';
export * from './site-selection.ts';
export * from './storefront.ts';
export * from './vat-rates.ts';
