// The storefronts of the shop: who sells, in which language, to whom. Source: spec 1 §1.

/** Store codes; `b2b` is the educational edition. */
export const STORE_CODES = ['de', 'at', 'ch', 'b2b'] as const;
export type StoreCode = (typeof STORE_CODES)[number];

export type Language = 'de' | 'en';

/** Locales with texts of their own; the regional ones override what differs. */
export const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'en-DE', 'edu-de', 'edu-en', 'en-US'] as const;
export type LocaleCode = (typeof LOCALES)[number];

/** One way of visiting the shop: the store, the language of its host and whether it sells to institutions. */
export type Storefront = {
  readonly store: StoreCode;
  readonly locale: LocaleCode;
  readonly language: Language;
  readonly isB2b: boolean;
};
