import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_DOMAINS, hostNameOf, otherLanguageOf, type ShopDomains, selectSite } from './site-selection.ts';
import { STOREFRONT_IDS, STOREFRONTS } from './storefront.ts';

const PRODUCTION: ShopDomains = {
  de: ['shop.de'],
  at: ['shop.at'],
  ch: ['shop.ch'],
  b2b: ['shop-educational.de'],
};

const opened = (host: string, domains: ShopDomains): string => {
  const { id, known } = selectSite(host, domains);
  return known ? id : `${id} (unknown host)`;
};

describe('selectSite (spec 1 §1)', () => {
  it('reads the English variant from the subdomain en', () => {
    expect(opened('en.shop.de', PRODUCTION)).toBe('en');
    expect(opened('enx.shop.de', PRODUCTION)).toBe('de');
  });

  it.each([
    ['de.localhost', 'de'],
    ['de.localhost:3000', 'de'],
    ['at.localhost:3000', 'at'],
    ['ch.localhost', 'ch'],
    ['en.localhost:3000', 'en'],
    ['educational.localhost', 'b2b'],
    ['en.educational.localhost:3000', 'b2b-en'],
    ['CH.LOCALHOST.', 'ch'],
    ['localhost', 'de (unknown host)'],
    ['127.0.0.1:3000', 'de (unknown host)'],
    ['', 'de (unknown host)'],
    ['en.example.org', 'en (unknown host)'],
    ['english.localhost', 'de (unknown host)'],
    ['ch.localhost.evil.example', 'ch (unknown host)'],
    ['evilch.localhost', 'ch (unknown host)'],
  ])('%s opens %s during development', (host, expected) => {
    expect(opened(host, DEVELOPMENT_DOMAINS)).toBe(expected);
  });

  it.each([
    ['www.shop.de', 'de'],
    ['shop.de', 'de'],
    ['en.shop.de', 'en'],
    ['www.shop.ch', 'ch'],
    ['en.shop.ch', 'ch'],
    ['www.shop.at', 'at'],
    ['en.shop.at', 'at'],
    ['www.shop-educational.de', 'b2b'],
    ['en.shop-educational.de', 'b2b-en'],
    ['educational.shop.ch', 'ch'],
    ['educational.shop.at', 'at'],
    ['shop.at.shop.ch', 'ch'],
    ['shop.ch.shop.at', 'ch (unknown host)'],
    ['educational.example.org', 'b2b (unknown host)'],
  ])('%s opens %s in production', (host, expected) => {
    expect(opened(host, PRODUCTION)).toBe(expected);
  });

  it('knows every domain of a store', () => {
    const domains = { ...PRODUCTION, ch: ['shop.ch', 'laden.ch'] };
    expect(opened('www.laden.ch', domains)).toBe('ch');
    expect(opened('www.shop.ch', domains)).toBe('ch');
  });

  it('takes no empty configured domain for a part of every host', () => {
    expect(opened('example.org', { ...PRODUCTION, ch: [''], at: [''] })).toBe('de (unknown host)');
  });

  it('answers the storefront with its language code and business flag', () => {
    expect(selectSite('en.educational.localhost:3000', DEVELOPMENT_DOMAINS)).toStrictEqual({
      id: 'b2b-en',
      storefront: { store: 'b2b', locale: 'edu-en', language: 'en', isB2b: true },
      host: 'en.educational.localhost',
      known: true,
    });
  });

  it('has the language codes of the specification', () => {
    expect(
      STOREFRONT_IDS.map((id) => [id, STOREFRONTS[id].store, STOREFRONTS[id].locale, STOREFRONTS[id].language]),
    ).toStrictEqual([
      ['de', 'de', 'de-DE', 'de'],
      ['en', 'de', 'en-DE', 'en'],
      ['at', 'at', 'de-AT', 'de'],
      ['ch', 'ch', 'de-CH', 'de'],
      ['b2b', 'b2b', 'edu-de', 'de'],
      ['b2b-en', 'b2b', 'edu-en', 'en'],
    ]);
    expect(STOREFRONT_IDS.filter((id) => STOREFRONTS[id].isB2b)).toStrictEqual(['b2b', 'b2b-en']);
  });
});

describe('hostNameOf', () => {
  it.each([
    [' Shop.DE:8080 ', 'shop.de'],
    ['shop.de:', 'shop.de'],
    ['shop.de.', 'shop.de'],
    ['a:99999', 'a'],
    ['a:b', 'a:b'],
  ])('reads %s as %s', (raw, host) => {
    expect(hostNameOf(raw)).toBe(host);
  });
});

describe('otherLanguageOf (spec 3 §2 language flag switch)', () => {
  it('switches de and b2b between German and English; at and ch have one language', () => {
    expect(STOREFRONT_IDS.map((id) => [id, otherLanguageOf(STOREFRONTS[id])])).toStrictEqual([
      ['de', 'en'],
      ['en', 'de'],
      ['at', undefined],
      ['ch', undefined],
      ['b2b', 'b2b-en'],
      ['b2b-en', 'b2b'],
    ]);
  });

  it('leads to the one language of at and ch where another is spoken', () => {
    expect(otherLanguageOf({ store: 'ch', language: 'en' })).toBe('ch');
    expect(otherLanguageOf({ store: 'at', language: 'en' })).toBe('at');
  });
});
