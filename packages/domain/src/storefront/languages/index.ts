// The languages of the shop. A further one is a file beside these and a line here; every type follows.

import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { LanguageProfile } from './language-profile.ts';

const ALL = [GERMAN, ENGLISH] as const satisfies readonly LanguageProfile[];

export type Language = (typeof ALL)[number]['code'];

/** A locale with the complete texts of a language. */
export type CompleteLocale = (typeof ALL)[number]['completeLocale'];

/** Every language, the one that texts are written in first. */
export const LANGUAGES: readonly Language[] = ALL.map(({ code }) => code);

export type FirstLanguage = (typeof ALL)[0]['code'];

/** The language that editors write in first and that the shop speaks when nobody asks for another. */
export const FIRST_LANGUAGE: FirstLanguage = ALL[0].code;

/** Locales with complete texts, in the order of the languages. */
export const COMPLETE_LOCALES: readonly CompleteLocale[] = ALL.map(({ completeLocale }) => completeLocale);

type KnownLanguage = Omit<LanguageProfile, 'code' | 'completeLocale' | 'fallbacks'> & {
  readonly code: Language;
  readonly completeLocale: CompleteLocale;
  readonly fallbacks: readonly Language[];
};

const PROFILES: readonly KnownLanguage[] = ALL;
const BY_CODE = new Map(PROFILES.map((profile) => [profile.code, profile]));

/** What the shop knows of a language. */
export const languageProfile = (language: Language): KnownLanguage => BY_CODE.get(language) ?? ALL[0];

/** The language that a code names; absent for languages that the shop does not speak. */
export const parseLanguage = (code: string): Language | undefined => LANGUAGES.find((known) => known === code);
