// The language that a visitor has chosen. Source: spec 1 §2 "a cookie (lasting 365 days)".

import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S, type LocaleCode } from '@tornister/domain/storefront';
import type { CookieJar } from '../ports/index.ts';

export type RememberLanguage = (locale: LocaleCode) => void;

/** Keeps the locale that a language switch leads to for 365 days; hosts that have no language of their own speak it from then on. */
export const createRememberLanguage =
  (cookies: Pick<CookieJar, 'set'>): RememberLanguage =>
  (locale) =>
    cookies.set(LOCALE_COOKIE, locale, { maxAgeSeconds: LOCALE_COOKIE_MAX_AGE_S });
