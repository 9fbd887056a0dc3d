// The head of a page as machines read it: language, addresses, titles, structured data.

import { commonTerm, goodsOf } from '../fixtures/catalogue.ts';
import { CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { ask } from '../fixtures/http.ts';
import { addressOf, STOREFRONT_IDS, STOREFRONTS, type StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

type Head = {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  readonly hreflang: Readonly<Record<string, string>>;
  readonly jsonLd: readonly Record<string, unknown>[];
  readonly lang: string | undefined;
};

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

const headOf = async (storefront: StorefrontId, path: string): Promise<Head> => {
  const { text } = await (await admittedVisitor({ storefront })).get(path);
  const metas = [...text.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag);
  const links = [...text.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const titles = [...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decoded(title));
  expect(titles, `${path} has one title`).toHaveLength(1);
  return {
    title: titles[0] ?? '',
    meta: Object.fromEntries(
      metas.map((tag) => [attribute(tag, 'name') ?? attribute(tag, 'property') ?? '', attribute(tag, 'content') ?? '']),
    ),
    canonical: links
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href') ?? '')[0],
    hreflang: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    jsonLd: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    lang: attribute(/<html [^>]*>/.exec(text)?.[0] ?? '', 'lang'),
  };
};

const typesOf = ({ jsonLd }: Head): readonly unknown[] => jsonLd.map((node) => node['@type']);

test.describe('The head of a page (spec 1 §5)', () => {
  test('speaks the language of its storefront', async () => {
    for (const storefront of STOREFRONT_IDS) {
      expect((await headOf(storefront, '/')).lang, storefront).toBe(STOREFRONTS[storefront].htmlLang);
      expect((await headOf(storefront, CHECKOUT.basket)).lang, storefront).toBe(STOREFRONTS[storefront].htmlLang);
    }
  });

  test('names the shop for whom the page is meant, but not in the business shop', async () => {
    const path = '/cat/1001/';
    const shops = {
      'de-CH': 'ch',
      'de-LI': 'ch',
      'de-DE': 'de',
      'x-default': 'de',
      'de-AT': 'at',
      'de-IT': 'at',
    } as const;
    for (const storefront of ['de', 'at', 'ch', 'en'] as const) {
      const expected = Object.fromEntries(Object.entries(shops).map(([tag, shop]) => [tag, addressOf(shop, path)]));
      expect((await headOf(storefront, path)).hreflang, storefront).toEqual(expected);
    }
    expect((await headOf('b2b', path)).hreflang).toEqual({});
    expect((await headOf('b2b-en', path)).hreflang).toEqual({});
  });

  test('of the home page says who we are', async () => {
    const head = await headOf('de', '/');
    expect(head.title).toContain('Tornister');
    expect(head.meta.description?.length).toBeGreaterThan(20);
    expect(head.meta.robots).toBe('index,follow');
    expect(head.canonical).toBe(addressOf('de', '/'));
    expect(typesOf(head)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(head.meta['og:url']).toBe(addressOf('de', '/'));
    expect(head.meta['og:image:width']).toBeTruthy();
  });

  test('of a listing keeps only page and term in its address', async () => {
    const head = await headOf('de', '/cat/1001/?sort=name&filter.PRICE.from=1');
    expect(head.canonical).toBe(addressOf('de', '/cat/1001/'));
    expect(head.title.replace(/ \| Tornister$/, '').length).toBeLessThanOrEqual(50);
    expect(head.meta.robots).toBe('index,follow');
    expect(typesOf(head)).toContain('BreadcrumbList');
    expect((await headOf('de', '/cat/1001/?p=2&sort=name')).canonical).toBe(addressOf('de', '/cat/1001/?p=2'));
    for (const nothing of ['p=0', 'p=abc', 'filter.PRICE.x=abc', 'filter.colour=bogus&sort=nope'])
      expect(await headOf('de', `/cat/1001/?${nothing}`)).toMatchObject({
        canonical: addressOf('de', '/cat/1001/'),
        meta: { robots: 'index,follow' },
      });
  });

  test('of a product keeps nothing and tells its offer', async () => {
    const { path, itemId } = await goodsOf();
    const head = await headOf('de', `${path}?varid=${itemId}&q=x`);
    expect(head.canonical).toBe(addressOf('de', path));
    expect(head.meta['og:type']).toBe('product');
    expect(head.meta.robots).toBe('index,follow');
    expect(typesOf(head)).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    const product = JSON.stringify(head.jsonLd.find((node) => node['@type'] === 'Product'));
    expect(product).toMatch(/"priceCurrency":"EUR"/);
    expect(product).toMatch(/"price":"?\d+(\.\d{1,2})?"?/);
    expect(head.meta['og:image']).toMatch(new RegExp(`^${addressOf('de', '/images/')}`));
  });

  test('of a search is not for search engines', async () => {
    const head = await headOf('de', `/search/?q=${commonTerm('de')}&sort=name`);
    expect(head.meta.robots).toBe('noindex,follow');
    expect(head.canonical).toBe(addressOf('de', `/search/?q=${commonTerm('de')}`));
    expect(head.title).toContain(commonTerm('de'));
  });

  test('of basket and login is not for search engines and is not shared', async () => {
    const head = await headOf('de', CHECKOUT.basket);
    expect(head.meta.robots).toBe('noindex,follow');
    expect(Object.keys(head.meta).filter((name) => name.startsWith('og:'))).toEqual([]);
  });

  test('of an unknown and of a gone page is not for search engines and is not shared', async () => {
    for (const path of ['/gibt-es-nicht/', '/campaigns/adventskalender/']) {
      const head = await headOf('de', path);
      expect(head.meta.robots, path).toBe('noindex,follow');
      expect(head.canonical, path).toBeUndefined();
      expect(
        Object.keys(head.meta).filter((name) => name.startsWith('og:')),
        path,
      ).toEqual([]);
    }
  });

  test('cannot be broken out of by what somebody searched for', async () => {
    // Words that no product has: a page of what is found instead would not repeat them.
    const head = await headOf('de', `/search/?q=${encodeURIComponent('"></title><qqxyzzy>')}`);
    expect(head.title).toContain('</title><qqxyzzy>');
    const { text } = await ask(`/search/?q=${encodeURIComponent('</script><script>alert(1)</script>\u2028')}`);
    expect(text).not.toContain('<script>alert(1)');
  });

  test('The picture that stands for the shop exists', async () => {
    const image = new URL((await headOf('de', '/beratung/')).meta['og:image'] ?? '');
    expect((await ask(image.pathname)).status).toBe(200);
  });
});
