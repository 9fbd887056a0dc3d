import { describe, expect, it } from 'vitest';
import { chooseLocale, languageOf } from './locale-order.ts';
import { PROFILES } from './profiles/index.ts';
import { siteProfile } from './site-profile.ts';
import { DEVELOPMENT_DOMAINS, selectSite } from './site-selection.ts';
import { STOREFRONT_IDS, STOREFRONTS } from './storefront.ts';

describe('siteProfile: a page carries the record of its own storefront', () => {
  it('says what the records say, in the language that is spoken', () => {
    const english = siteProfile('b2b-en', STOREFRONTS['b2b-en']);
    expect(english).toMatchObject({
      htmlLanguage: 'en-DE',
      numberLocale: 'en-GB',
      textSources: ['edu-en', 'en-US'],
      otherLanguage: { id: 'b2b', language: 'de', locale: 'edu-de' },
      hreflang: [],
      familyShop: 'en',
      withdrawal: 'none',
    });
    expect(english.traits.requiresLogin).toBe(true);
    expect(siteProfile('ch', STOREFRONTS.ch).rotatesBeforeConsent).toBe(true);
  });

  it('sends families of an institution to the consumers of its language, and leaves them where they are elsewhere', () => {
    const shops = STOREFRONT_IDS.map((id) => [id, siteProfile(id, STOREFRONTS[id]).familyShop]);
    expect(Object.fromEntries(shops)).toEqual({ de: 'de', en: 'en', at: 'at', ch: 'ch', b2b: 'de', 'b2b-en': 'en' });
  });

  it('speaks of giving back where no law but the terms let a consumer go, in whatever language is spoken', () => {
    const ways = STOREFRONT_IDS.map((id) => [id, siteProfile(id, STOREFRONTS[id]).wayOut]);
    const byLaw = 'withdraw';
    expect(Object.fromEntries(ways)).toEqual({
      ...{ de: byLaw, en: byLaw, at: byLaw, ch: 'giveBack' },
      ...{ b2b: byLaw, 'b2b-en': byLaw },
    });
    // The German shop at a host of no storefront, for a browser from Switzerland.
    expect(siteProfile('de', { ...STOREFRONTS.de, locale: 'de-CH' }).wayOut).toBe(byLaw);
  });

  it('knows what stands before the decimals where a number is typed', () => {
    const signs = STOREFRONT_IDS.map((id) => [id, siteProfile(id, STOREFRONTS[id]).decimalSign]);
    expect(Object.fromEntries(signs)).toEqual({ de: ',', en: '.', at: ',', ch: '.', b2b: ',', 'b2b-en': '.' });
  });

  it('follows the locale of the visit where the host leaves it open', () => {
    const visit = { ...STOREFRONTS.de, locale: 'en-US', language: 'en' } as const;
    expect(siteProfile('de', visit)).toMatchObject({ htmlLanguage: 'en-US', textSources: ['en-US'] });
  });

  it.each([
    ['localhost', 'en-DE', 'de-DE', 'en', 'de'],
    ['localhost', 'de-DE', 'en-GB', 'de', 'en'],
    ['localhost', undefined, 'en-GB,de;q=0.5', 'en', 'de'],
    ['localhost', undefined, 'fr', 'en', 'de'],
    ['localhost', undefined, 'de-CH', 'de', 'en'],
    ['en.example.org', undefined, 'de', 'de', 'en'],
    ['educational.example.org', undefined, 'en', 'en', 'b2b'],
    ['en.educational.example.org', 'edu-de', 'en', 'de', 'b2b-en'],
    ['evilch.localhost', undefined, 'en', 'en', 'ch'],
    ['evilch.localhost', undefined, 'de', 'de', undefined],
    ['de.localhost', 'en-DE', 'en', 'de', 'en'],
    ['en.localhost', 'de-DE', 'de', 'en', 'de'],
    ['at.localhost', 'en-US', 'en', 'de', undefined],
  ])(
    'at %s with the cookie %s and a browser in %s speaks %s and offers %s',
    (host, cookie, acceptLanguage, ...said) => {
      const site = selectSite(host, DEVELOPMENT_DOMAINS);
      const locale = chooseLocale({ site, cookie, acceptLanguage });
      const storefront = { ...site.storefront, locale, language: languageOf(locale) };
      expect([storefront.language, siteProfile(site.id, storefront).otherLanguage?.id]).toEqual(said);
    },
  );

  it.each(STOREFRONT_IDS)(
    'survives the way into the page of %s, and names no host and no domain word of another',
    (id) => {
      const profile = siteProfile(id, STOREFRONTS[id]);
      const written = JSON.stringify(profile);
      expect(JSON.parse(written)).toEqual(profile);
      for (const { languages } of PROFILES)
        for (const { developmentHost } of languages) expect(written).not.toContain(developmentHost);
    },
  );
});
