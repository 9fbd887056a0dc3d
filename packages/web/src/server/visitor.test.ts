// @vitest-environment node

import { KNOWN_DEVICE_HEADER } from '@tornister/domain/calls';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { forwardedCookies, type IncomingParts, isOwnOrigin, visitOf, visitorHeaders } from './visitor.ts';

const local = readSettings({ PORT: '3000' });
const production = readSettings({
  SHOP_CLIENT_ID: 'shop',
  SHOP_CLIENT_SECRET: 'x'.repeat(32),
  SHOP_DOMAINS: [
    'de=https://www.shop.example,at=https://www.shop.example.at,ch=https://www.shop.example.ch',
    'en=https://en.shop.example,b2b=https://educational.shop.example,b2b-en=https://en.educational.shop.example',
  ].join(','),
});

const request = (parts: Partial<IncomingParts> = {}): IncomingParts => ({
  host: 'de.localhost:3000',
  cookie: '',
  acceptLanguage: '',
  userAgent: 'test',
  clientAddress: '127.0.0.1',
  ...parts,
});

describe('visitOf (docs/adr/0009 "Hosts and storefronts")', () => {
  it.each([
    { host: 'de.localhost:3000', store: 'de', locale: 'de-DE' },
    { host: 'at.localhost:3000', store: 'at', locale: 'de-AT' },
    { host: 'ch.localhost:3000', store: 'ch', locale: 'de-CH' },
    { host: 'en.localhost:3000', store: 'de', locale: 'en-DE' },
    { host: 'educational.localhost:3000', store: 'b2b', locale: 'edu-de' },
    { host: 'en.educational.localhost:3000', store: 'b2b', locale: 'edu-en' },
  ])('opens store $store in $locale at $host', ({ host, store, locale }) => {
    const { site } = visitOf(request({ host }), local);
    expect([site.storefront.store, site.locale]).toEqual([store, locale]);
  });

  it("speaks the browser's language at an unknown host, and sells as the German shop", () => {
    const { site } = visitOf(request({ host: 'localhost:3000', acceptLanguage: 'de-CH,de;q=0.9' }), local);
    expect([site.storefront.store, site.locale]).toEqual(['de', 'de-CH']);
    expect(visitOf(request({ host: 'localhost:3000', acceptLanguage: 'fr' }), local).site.locale).toBe('en-US');
  });

  it('lets the language cookie go before the browser, but not before a known host', () => {
    const hints = { cookie: 'i18n_locale=en-US', acceptLanguage: 'de' };
    expect(visitOf(request({ ...hints, host: 'localhost' }), local).site.locale).toBe('en-US');
    expect(visitOf(request({ ...hints, host: 'de.localhost' }), local).site.locale).toBe('de-DE');
  });

  it('takes absolute addresses from the settings, whatever the host claims', () => {
    for (const host of ['evil.tld', 'www.shop.example.evil.tld', 'a:99999', '', 'x y']) {
      expect(visitOf(request({ host }), production).site.baseUrl).toBe('https://www.shop.example');
    }
  });

  it('keeps a visitor at plain localhost there while the shop lives on this computer, and only then', () => {
    expect(visitOf(request({ host: 'localhost:3000' }), local).site.baseUrl).toBe('http://localhost:3000');
    expect(visitOf(request({ host: 'localhost:3000' }), production).site.baseUrl).toBe('https://www.shop.example');
  });
});

describe('what a visit knows of its visitor', () => {
  it.each([
    ['only over a secure connection where the shop has one', production, true],
    ['over any on this computer', local, false],
  ])('its cookies travel %s', (_, settings, isSecure) => {
    const { cookies } = visitOf(request({ host: 'www.shop.example' }), settings);
    cookies.set('seen', '1', {});
    expect(cookies.headers().join().includes('Secure')).toBe(isSecure);
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('who sends Global Privacy Control as %j opts out: %s', (privacyControl, optsOut) => {
    const parts = privacyControl === undefined ? request() : request({ privacyControl });
    expect(visitOf(parts, local).optsOut).toBe(optsOut);
  });
});

describe('visitorHeaders (spec 2 §7)', () => {
  it('says which device is known from before, and of a stranger neither device, id nor login', () => {
    const headersOf = (cookie: string) =>
      Object.keys(visitorHeaders(visitOf(request({ cookie }), production), 'token'));
    const more = headersOf('X-DEVICE=d1').filter((name) => !headersOf('').includes(name));
    expect(more.map((name) => name.toLowerCase())).toEqual([KNOWN_DEVICE_HEADER.toLowerCase()]);
    const stranger = new Headers(visitorHeaders(visitOf(request(), production), 'token'));
    expect(['x-jwt', 'x-ishop-api-userid', 'cookie'].map((name) => stranger.get(name))).toEqual([null, null, null]);
  });

  it.each(['%E2%82%AC', 'a%0Ab', 'a%20b', 'a,b', 'x'.repeat(2_001), ''])(
    'says no id and no token that this shop has not written: %s',
    (value) => {
      const cookie = ['X-iSHOP-API-USERID', 'X-JWT', 'X-DEVICE'].map((name) => `${name}=${value}`).join('; ');
      const headers = visitorHeaders(visitOf(request({ cookie }), local), 'token');
      expect(headers).toEqual(visitorHeaders(visitOf(request(), local), 'token'));
    },
  );

  it('says who asks from the cookies, with the address of the socket', () => {
    const visit = visitOf(request({ cookie: 'X-iSHOP-API-USERID=u1; X-JWT=j1' }), local);
    expect(Object.fromEntries(new Headers(visitorHeaders(visit, 'token')))).toEqual({
      authorization: 'Bearer token',
      'x-shop-store': 'de',
      'x-shop-language': 'de',
      'x-shop-base-url': 'http://de.localhost:3000',
      'x-user-agent': 'test',
      'x-forwarded-for': '127.0.0.1',
      'x-ishop-api-userid': 'u1',
      'x-jwt': 'j1',
      'x-is-dev': '1',
    });
  });

  it('passes on A/B and analytics cookies and the page before, and says in production nothing of development', () => {
    const visit = visitOf(
      request({
        cookie: 'X-JWT=j1; BZ_AB_1=b; _ga=1; cartId=2; consent=2.1763800000.statistics',
        referrer: 'https://www.shop.example/beratung/ü',
      }),
      { ...production, isProduction: true },
    );
    const headers = new Headers(visitorHeaders(visit, 'token'));
    expect(headers.get('x-shop-consent')).toBe('statistics');
    expect(headers.get('cookie')).toBe('BZ_AB_1=b; _ga=1');
    expect(headers.get('x-referer')).toBe('https://www.shop.example/beratung/%C3%BC');
    expect(headers.get('x-is-dev')).toBeNull();
  });

  it.each(['', 'elsewhere', '\u0001'])('passes on no page before that is none: %j', (referrer) => {
    expect(new Headers(visitorHeaders(visitOf(request({ referrer }), local), 'token')).get('x-referer')).toBeNull();
  });
});

describe('forwardedCookies (spec 2 §7)', () => {
  it('passes on only cookies that start with BZ_AB_ or _ga', () => {
    const agreed = 'consent=2.1763800000.statistics; X-JWT=secret; BZ_AB_1=b; _ga=1; cartId=2';
    expect(forwardedCookies(agreed)).toBe('BZ_AB_1=b; _ga=1');
  });

  it.each(['', 'consent=2.1763800000; ', 'consent=yes; '])('passes on none of them without consent: %j', (consent) => {
    expect(forwardedCookies(`${consent}BZ_AB_1=b; _ga=1`)).toBe('');
  });
});

describe('isOwnOrigin', () => {
  it.each([
    { origin: 'http://de.localhost:3000', host: 'de.localhost:3000', own: true },
    { origin: 'http://evil.localhost:9000', host: 'de.localhost:3000', own: false },
    { origin: 'http://de.localhost', host: 'de.localhost:3000', own: false },
    { origin: 'https://de.localhost:3000', host: 'de.localhost:3000', own: false },
    { origin: 'http://a@de.localhost:3000', host: 'de.localhost:3000', own: false },
    { origin: 'http://', host: '', own: false },
    { origin: 'null', host: 'de.localhost:3000', own: false },
    { origin: '', host: '', own: false },
  ])('says $own for $origin at $host', ({ origin, host, own }) => {
    expect(isOwnOrigin(origin, { host, baseUrl: 'http://de.localhost:3000', isLocal: true })).toBe(own);
  });

  it('is the configured one outside of this computer, whatever the Host header says', () => {
    const at = { host: 'evil.tld', baseUrl: 'https://www.shop.example', isLocal: false };
    expect(isOwnOrigin('https://www.shop.example', at)).toBe(true);
    for (const origin of ['https://evil.tld', 'http://www.shop.example', 'https://www.shop.example:444', '']) {
      expect(isOwnOrigin(origin, at)).toBe(false);
    }
  });
});
