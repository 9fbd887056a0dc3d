import { describe, expect, it } from 'vitest';
import { BASE_URLS } from '../../test/arbitraries/storefront.arbitrary.ts';
import { absoluteUrl, hostOf, ownHosts } from './base-urls.ts';
import { hreflangLinks, hreflangShops } from './hreflang.ts';
import { isBusinessOnly } from './page-paths.ts';
import { firstProfileFor } from './profiles/index.ts';
import { BREAKPOINTS_PX, LAPTOP_MEDIA_QUERY, LOGO_SIZE_PX, MOBILE_MEDIA_QUERY } from './screen.ts';
import { printedCataloguesOf, traitsOf } from './shop-traits.ts';
import { STORE_CODES, STOREFRONT_IDS, STOREFRONTS } from './storefront.ts';
import { vatPermille, vatRatesOf } from './vat-rates.ts';

describe('base URLs', () => {
  it('makes absolute addresses with exactly one slash between origin and path', () => {
    expect(absoluteUrl(BASE_URLS, 'ch', '/cat/1/')).toBe('https://www.shop-ch.example/cat/1/');
    expect(absoluteUrl({ ...BASE_URLS, ch: 'https://a.example//' }, 'ch', 'cat/1/')).toBe('https://a.example/cat/1/');
    expect(absoluteUrl(BASE_URLS, 'de', '//evil.example/')).toBe('https://www.shop.example/evil.example/');
  });

  it.each([
    ['https://Shop.example', 'shop.example'],
    ['http://de.localhost:3000/', 'de.localhost:3000'],
    ['ftp://shop.example', ''],
    ['xhttps://shop.example', ''],
    ['shop.example', ''],
    ['https://user@shop.example', ''],
  ])('the host of %s is %s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });

  it('has every configured host once as an own host', () => {
    expect(ownHosts({ ...BASE_URLS, en: 'https://www.shop.example', at: 'nonsense' })).toStrictEqual([
      'www.shop.example',
      'www.shop-ch.example',
      'educational.shop.example',
      'en.educational.shop.example',
    ]);
  });
});

describe('hreflangLinks (spec 1 §5)', () => {
  it('maps de-CH and de-LI to ch, de-DE and x-default to de, de-AT and de-IT to at', () => {
    expect(hreflangLinks(hreflangShops(STOREFRONTS.at), '/cat/1/', BASE_URLS)).toStrictEqual([
      { hreflang: 'de-DE', href: 'https://www.shop.example/cat/1/' },
      { hreflang: 'x-default', href: 'https://www.shop.example/cat/1/' },
      { hreflang: 'de-AT', href: 'https://www.shop-at.example/cat/1/' },
      { hreflang: 'de-IT', href: 'https://www.shop-at.example/cat/1/' },
      { hreflang: 'de-CH', href: 'https://www.shop-ch.example/cat/1/' },
      { hreflang: 'de-LI', href: 'https://www.shop-ch.example/cat/1/' },
    ]);
  });

  it('has none for business', () => {
    expect(hreflangLinks(hreflangShops(STOREFRONTS.b2b), '/', BASE_URLS)).toStrictEqual([]);
  });
});

describe('traitsOf (spec 1 §1, §6)', () => {
  it('gives consumers an e-mail login, gross prices and suggestions', () => {
    expect(traitsOf(STOREFRONTS.de)).toStrictEqual({
      loginBy: 'email',
      requiresLogin: false,
      priceDisplay: 'gross',
      hasSearchSuggestions: true,
      hasPaymentStep: true,
      headerVariant: 'consumer',
      socialLinks: 'consumer',
      hasQualityPromise: true,
      hasFooterStrip: true,
      hasHotlineAndEmailTeasers: false,
      catalogueEdition: 'katalog',
    });
  });

  it('gives business customers a login by customer number and net prices, without suggestions', () => {
    expect(traitsOf(STOREFRONTS['b2b-en'])).toStrictEqual({
      loginBy: 'customerNumber',
      requiresLogin: true,
      priceDisplay: 'net',
      hasSearchSuggestions: false,
      hasPaymentStep: false,
      headerVariant: 'business',
      socialLinks: 'professional',
      hasQualityPromise: false,
      hasFooterStrip: false,
      hasHotlineAndEmailTeasers: true,
      catalogueEdition: 'catalogue',
    });
  });

  it('has the English catalogue in the English business shop only', () => {
    const katalog = { edition: 'katalog', language: 'de' };
    const offered = STOREFRONT_IDS.map((id) => [id, printedCataloguesOf(STOREFRONTS[id])]);
    expect(Object.fromEntries(offered)).toStrictEqual({
      ...{ de: katalog, en: katalog, at: katalog, ch: katalog, b2b: katalog },
      'b2b-en': { edition: 'catalogue', language: 'en' },
    });
  });

  it('has the catalogues of the first language of a storefront in one that it does not speak', () => {
    expect(printedCataloguesOf({ store: 'at', language: 'en' })).toStrictEqual({ edition: 'katalog', language: 'de' });
  });
});

describe('service pages (spec 1 §2)', () => {
  it('are for business only where the business shop has its own', () => {
    const ownPages = ['/myaccount/customernumber/', '/service/product-safety/', '/service/your-advantages/'];
    const everybodys = ['/beratung/', '/service/sicher-einkaufen/', '/service/spielwarensicherheit/'];
    expect(ownPages.map(isBusinessOnly)).toStrictEqual([true, true, true]);
    expect(everybodys.map(isBusinessOnly)).toStrictEqual([false, false, false]);
    expect(isBusinessOnly('/service/product-safety')).toBe(true);
  });
});

describe('vatRatesOf (docs/adr/0009)', () => {
  it('is 19 and 7 % in de and b2b, 20, 10 and 13 % in at, 8.1 and 2.6 % in ch', () => {
    expect(STORE_CODES.map(vatRatesOf)).toStrictEqual([
      { standard: 190, reduced: 70 },
      { standard: 200, reduced: 100, special: 130 },
      { standard: 81, reduced: 26 },
      { standard: 190, reduced: 70 },
    ]);
  });

  it('taxes what is special in Austria at the reduced rate elsewhere', () => {
    expect(vatPermille('at', 'special')).toBe(130);
    expect(vatPermille('de', 'special')).toBe(70);
    expect(vatPermille('ch', 'standard')).toBe(81);
    expect(vatPermille('ch', 'reduced')).toBe(26);
  });
});

describe('screens (spec 1 §9, 3 §9)', () => {
  it('begin at 768, 1024, 1280 and 1780 px; what is narrower is mobile', () => {
    expect(BREAKPOINTS_PX).toStrictEqual({
      mobile: 0,
      tablet: 768,
      laptop: 1_024,
      laptopLarge: 1_280,
      desktopLarge: 1_780,
    });
  });

  it('has a logo of 300 by 83 px, is mobile up to 767 px and a laptop from 1024 px', () => {
    expect(LOGO_SIZE_PX).toStrictEqual({ width: 300, height: 83 });
    expect(LAPTOP_MEDIA_QUERY).toBe('(min-width: 1024px)');
    expect(MOBILE_MEDIA_QUERY).toBe('(max-width: 767px)');
  });
});

describe('the first storefront', () => {
  it('is one of those that serve consumers, or institutions', () => {
    expect([firstProfileFor({ isB2b: false }).store, firstProfileFor({ isB2b: true }).store]).toEqual(['de', 'b2b']);
  });
});
