// The storefronts of the shop: who sells, in which language, to whom. Everything here follows from the records in `profiles/` and
// `languages/`. Source: spec 1 §1.

import { COMPLETE_LOCALES, type CompleteLocale, LANGUAGES, type Language, languageProfile } from './languages/index.ts';
import { PROFILES, type StoreCode, type StorefrontId, type StorefrontLocale } from './profiles/index.ts';

/** Store codes; `b2b` is the educational edition. */
export const STORE_CODES: readonly StoreCode[] = PROFILES.map(({ store }) => store);

/** The storefront that every host opens which opens no other. */
export const DEFAULT_STORE: StoreCode = (PROFILES.find(({ openedBy }) => openedBy.kind === 'default') ?? PROFILES[0])
  .store;

/** The store that a code names. */
export const parseStore = (code: string): StoreCode | undefined => STORE_CODES.find((known) => known === code);

/** Locales with texts of their own; the regional ones override what differs. */
export type LocaleCode = StorefrontLocale | CompleteLocale;

/** One way of visiting the shop: the store, the language of its host and whether it sells to institutions. */
export type Storefront = {
  readonly store: StoreCode;
  readonly locale: LocaleCode;
  readonly language: Language;
  readonly isB2b: boolean;
};

/** What is known of a locale, whether a storefront or only a language has it. */
export type LocaleProfile = {
  readonly locale: LocaleCode;
  readonly language: Language;
  readonly isB2b: boolean;
  readonly htmlLanguage: string;
  readonly numberLocale: string;
  readonly otherSpellings: readonly string[];
};

const ofStorefronts: readonly LocaleProfile[] = PROFILES.flatMap(({ isB2b, languages }) =>
  languages.map(({ locale, language, htmlLanguage, numberLocale, otherSpellings = [] }) => ({
    locale,
    language,
    isB2b,
    htmlLanguage,
    numberLocale,
    otherSpellings,
  })),
);

const ofLanguages: readonly LocaleProfile[] = LANGUAGES.map((language) => {
  const locale = languageProfile(language).completeLocale;
  return { locale, language, isB2b: false, htmlLanguage: locale, numberLocale: locale, otherSpellings: [] };
});

/** Every locale once; where a storefront has the complete texts of its language, its own record counts. */
export const LOCALE_PROFILES: ReadonlyMap<LocaleCode, LocaleProfile> = new Map(
  [...ofLanguages, ...ofStorefronts].map((profile) => [profile.locale, profile]),
);

/** Every locale, those of the storefronts first. */
export const LOCALES: readonly LocaleCode[] = [
  ...new Set<LocaleCode>([...ofStorefronts.map(({ locale }) => locale), ...COMPLETE_LOCALES]),
];

/** The ids of all storefronts, in the order of their records. */
export const STOREFRONT_IDS: readonly StorefrontId[] = PROFILES.flatMap(({ languages }) =>
  languages.map(({ id }) => id),
);

const BY_ID = new Map<StorefrontId, Storefront>(
  PROFILES.flatMap(({ store, isB2b, languages }) =>
    languages.map(({ id, locale, language }) => [id, { store, locale, language, isB2b }] as const),
  ),
);

/** Every way of visiting the shop, by its id, like `b2b-en`. */
export const STOREFRONTS: Readonly<Record<StorefrontId, Storefront>> = Object.fromEntries(BY_ID) as Record<
  StorefrontId,
  Storefront
>;
