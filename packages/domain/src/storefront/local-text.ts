// Words that an editor wrote in some of the shop's languages, and which of them are shown.

import { FIRST_LANGUAGE, type FirstLanguage, type Language, languageProfile } from './languages/index.ts';

/** One text by language. No language has to be there. */
export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** The languages that a text is looked up in, best first: the wished one, then those that stand in for it. */
export const textLanguages = (language: Language): readonly Language[] => [
  language,
  ...languageProfile(language).fallbacks,
];

/**
 * A text in the wished language; where it is not written in it, in the first language that stands in; else empty.
 *
 * @example
 * textIn({ de: 'Heft' }, 'en') // 'Heft'
 */
export const textIn = (text: LocalText, language: Language): string =>
  text[language] ??
  languageProfile(language)
    .fallbacks.map((other) => text[other])
    .find(isWritten) ??
  '';

const isWritten = (text: string | undefined): text is string => text !== undefined;

/** A text whose every language is changed in the same way. */
export const mapText = (text: LocalText, change: (words: string, language: Language) => string): LocalText =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [language, change(words, language as Language)]));

/** Words of the shop itself, in the first language at least, so that there is always something to say. */
export type Worded<Words> = Readonly<Partial<Record<Language, Words>> & Record<FirstLanguage, Words>>;

/** The words in the wished language, else in the first one that stands in, else in the shop's first. */
export const inLanguage = <Words>(worded: Worded<Words>, language: Language): Words =>
  textLanguages(language)
    .map((one): Words | undefined => worded[one])
    .find((words) => words !== undefined) ?? worded[FIRST_LANGUAGE];
