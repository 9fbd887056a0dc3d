// What programs read of the shop: product feed, sitemap, robots.txt, llms.txt. They say what the pages say.

import { ask } from '../fixtures/http.ts';
import { addressOf, STOREFRONTS, type StorefrontId, shopPort } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

const PRODUCTS_COMPARED = 12;

const read = (path: string, storefront: StorefrontId = 'de') =>
  ask(path, { host: `${STOREFRONTS[storefront].host}:${shopPort()}` });

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => decoded(address));

/** Path and query of an address of this shop. */
const pathOf = (address: string): string => {
  expect(address).toContain(addressOf('de', '/'));
  return address.slice(addressOf('de', '').length);
};

type FeedItem = Readonly<Record<string, string>>;

const itemsOf = (xml: string): readonly FeedItem[] =>
  [...xml.matchAll(/<item>(.*?)<\/item>/gsu)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.replace(/<g:shipping>.*<\/g:shipping>/su, '').matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/gu)].map(
        ([, name = '', value = '']) => [name, decoded(value)],
      ),
    ),
  );

type Offer = { readonly price: string; readonly priceCurrency: string };

const offerIn = (html: string): Offer | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)]
    .map(([, json = '']) => JSON.parse(json))
    .find((node) => node['@type'] === 'Product')?.offers;

/** An amount as people read it. */
const shown = (amount: string): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(Number(amount)).replace(/\s/gu, ' ');

test.describe('What programs read', () => {
  test('The feed, the page and its structured data name the same price', async () => {
    const items = itemsOf((await read('/product-feed.xml')).text);
    expect(items.length).toBeGreaterThan(PRODUCTS_COMPARED);
    const step = Math.floor(items.length / PRODUCTS_COMPARED);
    for (const item of items.filter((_, at) => at % step === 0).slice(0, PRODUCTS_COMPARED)) {
      const told = [item.sale_price, item.price].flatMap((price) => price?.split(' ')[0] ?? []);
      // A deal may end, or its last piece go, between the two answers; then the ordinary price holds.
      const right = item.sale_price_effective_date === undefined ? told.slice(0, 1) : told;
      const { status, text } = await read(pathOf(item.link ?? ''));
      expect(status, item.link).toBe(200);
      const offer = offerIn(text);
      expect(right, item.link).toContain(offer?.price);
      expect(offer?.priceCurrency, item.link).toBe('EUR');
      expect(decoded(text).replace(/\u00a0|\u202f/gu, ' '), item.link).toContain(shown(offer?.price ?? ''));
    }
  });

  test('robots.txt leads to the sitemap, which leads to pages that are there', async () => {
    const robots = await read('/robots.txt');
    const sitemap = /^Sitemap: (.*)$/mu.exec(robots.text)?.[1]?.trim() ?? '';
    const files = locationsIn((await read(pathOf(sitemap))).text);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const addresses = locationsIn((await read(pathOf(file))).text);
      expect(addresses.length, file).toBeGreaterThan(10);
      for (const address of [addresses[0], addresses.at(-1)])
        expect((await read(pathOf(address ?? ''))).status, address).toBe(200);
    }
  });

  test('llms.txt names the shop and leads to pages that are there', async () => {
    const { status, text, headers } = await read('/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# /u);
    const addresses = [...text.matchAll(/\]\((http[^)]*)\)/gu)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect((await read(pathOf(addresses.at(-1) ?? ''))).status).toBe(200);
  });

  test('Each storefront has a feed of its own, and the business shop none', async () => {
    const swiss = (await read('/product-feed.xml', 'ch')).text;
    expect(swiss).toContain('<g:country>CH</g:country>');
    expect(swiss).toContain(addressOf('ch', '/prod/'));
    expect((await read('/product-feed.xml', 'b2b')).status).toBe(404);
  });

  test('The web manifest and the icon of phones speak for each storefront', async () => {
    for (const storefront of ['de', 'ch', 'en'] as const) {
      const { lang, id, icons } = JSON.parse((await read('/manifest.webmanifest', storefront)).text);
      expect([lang, id], storefront).toEqual([STOREFRONTS[storefront].htmlLang, '/']);
      for (const { src } of icons) expect((await read(src, storefront)).status, src).toBe(200);
    }
    const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/u.exec((await read('/')).text) ?? [];
    expect((await read(icon)).status).toBe(200);
  });

  test('The second page of a listing leads to second pages in the sister shops', async () => {
    const { text } = await read('/cat/1001/?p=2');
    const sisters = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/giu)];
    expect(sisters.length).toBeGreaterThan(3);
    for (const [, , href = ''] of sisters) expect(href).toContain('/cat/1001/?p=2');
  });

  test('An address that is too long is answered by a page that says so, and the shop stays open', async () => {
    const answer = await read(`/search/?q=${'x'.repeat(20_000)}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<a href="/">');
    expect((await read('/healthz')).status).toBe(200);
  });
});
