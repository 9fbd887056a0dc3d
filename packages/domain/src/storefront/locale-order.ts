// In which language the shop speaks. Source: spec 1 §1 "Language code", §2 "The locale is chosen from the route, a cookie
// (lasting 365 days) or the browser; default locale en-US"; docs/adr/0009 "Hosts and storefronts".

import { parseAcceptLanguage } from './accept-language.ts';
import { FIRST_LANGUAGE, type Language, languageProfile, parseLanguage } from './languages/index.ts';
import type { Site } from './site-selection.ts';
import { LOCALE_PROFILES, LOCALES, type LocaleCode } from './storefront.ts';

/** Spec 1 §2; set by a language switch. */
export const LOCALE_COOKIE = 'i18n_locale';
/** 365 days; spec 1 §2. */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;
/** Spec 1 §2. */
export const DEFAULT_LOCALE: LocaleCode = 'en-US';

/** The locale that a language code names, in any casing and in the specification's other spellings (spec 1 §1). */
export const parseLocale = (code: string): LocaleCode | undefined => {
  const wanted = code.toLowerCase();
  return LOCALES.find(
    (locale) => locale.toLowerCase() === wanted || LOCALE_PROFILES.get(locale)?.otherSpellings.includes(wanted),
  );
};

const isBusiness = (locale: LocaleCode): boolean => LOCALE_PROFILES.get(locale)?.isB2b === true;

/** The locale for a browser's language tag: its own if there is one, else that of the language; none for other languages. */
const localeForTag = (tag: string, isB2b: boolean): LocaleCode | undefined => {
  const language = parseLanguage(tag.toLowerCase().split('-', 1)[0] ?? '');
  if (language === undefined) return undefined;
  if (isB2b) return LOCALES.find((locale) => isBusiness(locale) && languageOf(locale) === language);
  return parseLocale(tag) ?? languageProfile(language).completeLocale;
};

export type LocaleWishes = {
  readonly site: Site;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
};

/**
 * Every locale that may be spoken, best first: the language of a known host, the cookie's, the browser's, en-US.
 * A business locale counts only in the business shop, a consumer's only in the others. Each locale occurs once.
 */
export const localeOrder = ({ site, cookie, acceptLanguage }: LocaleWishes): readonly [LocaleCode, ...LocaleCode[]] => {
  const { isB2b, locale } = site.storefront;
  const fromCookie = cookie === undefined ? undefined : parseLocale(cookie);
  const wishes = [
    site.known ? locale : undefined,
    fromCookie !== undefined && isBusiness(fromCookie) === isB2b ? fromCookie : undefined,
    ...parseAcceptLanguage(acceptLanguage ?? '').map((tag) => localeForTag(tag, isB2b)),
    DEFAULT_LOCALE,
  ].filter((wish) => wish !== undefined);
  const [best = DEFAULT_LOCALE, ...others] = new Set(wishes);
  return [best, ...others];
};

/** The locale that the shop speaks: the best of `localeOrder`. */
export const chooseLocale = (wishes: LocaleWishes): LocaleCode => localeOrder(wishes)[0];

/** The language of a locale. */
export const languageOf = (locale: LocaleCode): Language => LOCALE_PROFILES.get(locale)?.language ?? FIRST_LANGUAGE;

/**
 * Where a text is looked up, first match wins: regional and business texts override the complete ones of their language.
 * A text that is found nowhere shows its key (spec 1 §2).
 */
export const textSources = (locale: LocaleCode): readonly [LocaleCode, ...LocaleCode[]] => {
  const complete = languageProfile(languageOf(locale)).completeLocale;
  return locale === complete ? [complete] : [locale, complete];
};

/** The value of `<html lang>`: a language that every reader knows, also for the business locales. */
export const htmlLanguage = (locale: LocaleCode): string => LOCALE_PROFILES.get(locale)?.htmlLanguage ?? locale;

/** The locale that writes amounts, numbers and dates. */
export const numberLocale = (locale: LocaleCode): string => LOCALE_PROFILES.get(locale)?.numberLocale ?? locale;
