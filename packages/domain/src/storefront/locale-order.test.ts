import { describe, expect, it } from 'vitest';
import { MAX_LANGUAGE_WISHES, parseAcceptLanguage } from './accept-language.ts';
import {
  chooseLocale,
  DEFAULT_LOCALE,
  htmlLanguage,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  languageOf,
  localeOrder,
  parseLocale,
  textSources,
} from './locale-order.ts';
import { DEVELOPMENT_DOMAINS, selectSite } from './site-selection.ts';
import { LOCALES } from './storefront.ts';

const at = (host: string) => selectSite(host, DEVELOPMENT_DOMAINS);

describe('parseAcceptLanguage', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
    ['en;q=0.7, de-AT', ['de-AT', 'en']],
    ['en;q=0.5,fr;q=0.5', ['en', 'fr']],
    ['en;q=0,de;q=0.001', ['de']],
    ['en;q=1.000', ['en']],
    ['en;q=1,de;q=0', ['en']],
    ['en;q=0.,de;q=1.', ['de']],
    ['en;q=1.001', []],
    ['en;q=1.0000', []],
    ['en;q=2', []],
    ['en; q=0.3 , de ; q=0.4', ['de', 'en']],
    ['*', []],
    ['', []],
    ['<script>', []],
    ['en;x=1', []],
    ['zh-Hant-TW', ['zh-Hant-TW']],
    ['abcdefghi', []],
    ['abcdefgh', ['abcdefgh']],
    ['en x', []],
    ['x en;q=0.1', []],
    ['de-', []],
  ])('reads %s', (header, tags) => {
    expect(parseAcceptLanguage(header)).toStrictEqual(tags);
  });

  it('reads 20 wishes and no more', () => {
    expect(MAX_LANGUAGE_WISHES).toBe(20);
    const header = Array.from({ length: 21 }, (_, index) => `x-${index}`).join(',');
    expect(parseAcceptLanguage(header)).toHaveLength(20);
  });
});

describe('parseLocale (spec 1 §1)', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['de-de', 'de-DE'],
    ['at-de', 'de-AT'],
    ['ch-de', 'de-CH'],
    ['edu', 'edu-de'],
    ['EDU-EN', 'edu-en'],
    ['en-us', 'en-US'],
    ['en-DE', 'en-DE'],
    ['de', undefined],
    ['fr-FR', undefined],
    ['', undefined],
    // Found by a law: a cookie that names a member of every object.
    ['__proto__', undefined],
  ])('%s is %s', (code, locale) => {
    expect(parseLocale(code)).toBe(locale);
  });
});

describe('localeOrder (spec 1 §2)', () => {
  it('puts the route of a known host before the cookie, the browser and en-US', () => {
    expect(localeOrder({ site: at('ch.localhost'), cookie: 'de-AT', acceptLanguage: 'en-DE,de-DE' })).toStrictEqual([
      'de-CH',
      'de-AT',
      'en-DE',
      'de-DE',
      'en-US',
    ]);
  });

  it('begins with the cookie on an unknown host', () => {
    expect(localeOrder({ site: at('localhost'), cookie: 'en-DE', acceptLanguage: 'de' })).toStrictEqual([
      'en-DE',
      'de-DE',
      'en-US',
    ]);
  });

  it.each([
    ['de', 'de-DE'],
    ['de-LU', 'de-DE'],
    ['de-at', 'de-AT'],
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['en-de', 'en-DE'],
    ['fr, de;q=0.1', 'de-DE'],
    ['fr', 'en-US'],
    ['edu-de', 'en-US'],
    ['deu', 'en-US'],
    ['', 'en-US'],
  ])('speaks to a browser that wishes %s in %s', (acceptLanguage, locale) => {
    expect(chooseLocale({ site: at('localhost'), acceptLanguage })).toBe(locale);
  });

  it('is en-US when nothing is said', () => {
    expect(DEFAULT_LOCALE).toBe('en-US');
    expect(localeOrder({ site: at('localhost') })).toStrictEqual(['en-US']);
  });

  it('ignores a cookie with no locale and one of the other kind of shop', () => {
    expect(chooseLocale({ site: at('localhost'), cookie: 'xx', acceptLanguage: 'de' })).toBe('de-DE');
    expect(chooseLocale({ site: at('localhost'), cookie: 'edu-de' })).toBe('en-US');
    expect(chooseLocale({ site: at('educational.example.org'), cookie: 'de-DE' })).toBe('en-US');
    expect(chooseLocale({ site: at('educational.example.org'), cookie: 'edu-de' })).toBe('edu-de');
  });

  it('speaks the business locales in a business shop', () => {
    expect(chooseLocale({ site: at('educational.example.org'), acceptLanguage: 'de-CH' })).toBe('edu-de');
    expect(chooseLocale({ site: at('educational.example.org'), acceptLanguage: 'en-GB' })).toBe('edu-en');
  });

  it('keeps the choice in i18n_locale for 365 days', () => {
    expect(LOCALE_COOKIE).toBe('i18n_locale');
    expect(LOCALE_COOKIE_MAX_AGE_S).toBe(31_536_000);
  });
});

describe('texts of a locale (docs/adr/0009)', () => {
  it('looks up regional texts before the complete ones of the language', () => {
    expect(
      LOCALES.map((locale) => [locale, textSources(locale), languageOf(locale), htmlLanguage(locale)]),
    ).toStrictEqual([
      ['de-DE', ['de-DE'], 'de', 'de-DE'],
      ['en-DE', ['en-DE', 'en-US'], 'en', 'en-DE'],
      ['de-AT', ['de-AT', 'de-DE'], 'de', 'de-AT'],
      ['de-CH', ['de-CH', 'de-DE'], 'de', 'de-CH'],
      ['edu-de', ['edu-de', 'de-DE'], 'de', 'de-DE'],
      ['edu-en', ['edu-en', 'en-US'], 'en', 'en-DE'],
      ['en-US', ['en-US'], 'en', 'en-US'],
    ]);
  });
});
