// The HTTP status of every kind of address, and what an error page offers.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { commonTerm, goodsOf } from '../fixtures/catalogue.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { ask, locationOf } from '../fixtures/http.ts';
import { addressOf, STOREFRONT_IDS, shopPort } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

test.describe('Status codes (spec 1 §2 "Unknown pages", §8)', () => {
  const PAGES: readonly { readonly path: string; readonly status: number; readonly to?: string }[] = [
    { path: '/', status: 200 },
    { path: '/cat/1001/', status: 200 },
    { path: '/cat/1001', status: 200 },
    { path: '/cat/1001/?p=2&sort=price-asc', status: 200 },
    { path: '/search/?q=heft', status: 200 },
    { path: '/search?q=heft', status: 200 },
    { path: '/checkout/basket', status: 200 },
    { path: '/checkout/basket/', status: 200 },
    { path: '/beratung/', status: 200 },
    { path: '/rechtliches/agb', status: 200 },
    { path: '/impressum/', status: 301, to: '/rechtliches/impressum/' },
    { path: '/agb', status: 301, to: '/rechtliches/agb/' },
    { path: '/schulstart/', status: 302, to: '/campaigns/einschulung/' },
    { path: '/campaigns/adventskalender/', status: 410 },
    { path: '/gibt-es-nicht/', status: 404 },
    { path: '/cat/unknown/', status: 404 },
    { path: '/prod/unknown/', status: 404 },
    { path: '/cat/1001/more/', status: 404 },
    { path: '/CAT/1001/', status: 404 },
    { path: '/Prod/1/', status: 404 },
    { path: '/Beratung/', status: 404 },
    { path: '/beratung$/', status: 404 },
    { path: '/%E0%A4%A/', status: 404 },
    { path: '//evil.example/', status: 404 },
    { path: '/\\evil.example/', status: 404 },
    { path: '/SEARCH/', status: 404 },
    { path: '/Checkout/basket/', status: 404 },
    { path: '/manifest.webmanifest', status: 200 },
    { path: '/robots.txt', status: 200 },
    { path: '/healthz', status: 200 },
    { path: '/readyz', status: 200 },
    { path: '/api/unknown/', status: 404 },
    { path: '/images/../../package.json', status: 404 },
    { path: '/images/%2e%2e/%2e%2e/package.json', status: 404 },
  ];
  for (const { path, status, to } of PAGES) {
    test(`${path} answers ${status}${to === undefined ? '' : ` to ${to}`}`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      if (to !== undefined) expect(locationOf(answer)).toBe(to);
    });
  }

  test('A product answers 200 with and without its slash', async () => {
    const { path } = await goodsOf();
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path.replace(/\/$/, ''))).status).toBe(200);
  });

  test('A link that was sent and leads nowhere says that it is no longer valid', async () => {
    const token = 'A'.repeat(43);
    for (const storefront of STOREFRONT_IDS) {
      const visitor = await admittedVisitor({ storefront });
      const t = translator(storefront);
      for (const path of [
        `/rating/?enc=${token}`,
        `/myaccount/wishlist/?share=${token}`,
        `/myaccount/orders/orderdetail/?orderId=${token}&token=${token}`,
        ...(storefront.startsWith('b2b') ? [] : [`/classlist/${token}/`]),
      ]) {
        const { status, text } = await visitor.get(path);
        expect([path, status, text.includes(t('vue.error.link.headline'))]).toEqual([path, 404, true]);
      }
    }
  });

  test('An error page has header, footer and the way home in the language of the shop', async () => {
    for (const storefront of STOREFRONT_IDS) {
      const { text } = await (await admittedVisitor({ storefront })).get('/gibt-es-nicht/');
      const t = translator(storefront);
      expect(text).toContain(t('vue.error.notFound.headline'));
      expect(text).toContain(t('vue.error.home'));
      expect(text).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<footer[\s>]/);
      expect(text).toContain('content="noindex,follow"');
    }
  });

  test('HEAD answers like GET, without a body', async () => {
    const [get, head] = [await ask('/cat/1001/'), await ask('/cat/1001/', { method: 'HEAD' })];
    expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, get.headers.etag, 0]);
  });
});

test.describe('Cached pages', () => {
  test('A page that the browser has already is answered by 304 without a body', async () => {
    const first = await ask('/cat/1001/');
    const again = await ask('/cat/1001/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    test(`A page and a script are packed by ${encoding} for those who take it`, async () => {
      // The page may be rendered anew between the two requests.
      await expect(async () => {
        const plain = await ask('/cat/1001/');
        const packed = await ask('/cat/1001/', { headers: { 'accept-encoding': encoding } });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toContain('Accept-Encoding');
        expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
      }).toPass();

      const { text } = await ask('/cat/1001/');
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
      const packedScript = await ask(script, { headers: { 'accept-encoding': encoding } });
      expect(packedScript.headers['content-encoding']).toBe(encoding);
      expect(packedScript.headers['cache-control']).toContain('immutable');
    });
  }

  test('A page of one visitor is cached by nobody', async () => {
    for (const path of ['/checkout/basket/', '/api/cart-id/', '/api/token/']) {
      expect((await ask(path)).headers['cache-control'], path).toContain('no-store');
    }
  });

  test('What a visitor sends along changes no cached page', async () => {
    const plain = await ask('/cat/1001/');
    const marked = await ask('/cat/1001/', {
      headers: {
        cookie: 'X-JWT=mine; cartId=mine; i18n_locale=en-US',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'accept-language': 'fr',
        'x-ishop-api-userid': 'mine',
      },
    });
    expect(marked.text).toBe(plain.text);
    expect(marked.headers['set-cookie']).toBeUndefined();
  });
});

test.describe('The host (K10, T-HOST)', () => {
  const CLAIMS: readonly Readonly<Record<string, string>>[] = [
    { host: 'evil.example' },
    { host: 'de.localhost.evil.example' },
    { host: 'de.localhost:99999' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': '/checkout/basket/', 'x-rewrite-url': '/checkout/basket/' },
  ];
  for (const { host, ...headers } of CLAIMS) {
    test(`${JSON.stringify({ host, ...headers })} changes no link of the page`, async () => {
      const { status, text } = await ask('/cat/1001/', { ...(host === undefined ? {} : { host }), headers });
      expect(status).toBe(200);
      expect(text).not.toContain('evil.example');
      expect(text).toContain(`<link rel="canonical" href="${addressOf('de', '/cat/1001/')}"/>`);
      expect(text).toContain(`property="og:url" content="${addressOf('de', '/cat/1001/')}"`);
    });
  }

  test('An absolute address in the request line opens a page of this shop with links of this shop', async () => {
    for (const path of ['/cat/1001/', '/checkout/basket/', `/search/?q=${commonTerm('de')}`]) {
      const { text, status } = await ask(`http://evil.example${path}`);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('evil.example');
    }
  });

  test('An unknown host sells as the German shop and speaks the language of the browser', async () => {
    const { text } = await ask('/', {
      host: `localhost:${shopPort()}`,
      headers: { 'accept-language': 'de-CH,de;q=0.9' },
    });
    expect(text).toMatch(/<html lang="de-CH" data-store="de"/);
    const other = await ask('/', { host: `localhost:${shopPort()}`, headers: { 'accept-language': 'fr' } });
    expect(other.text).toMatch(/<html lang="en-US" data-store="de"/);
  });
});
