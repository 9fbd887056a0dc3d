import { describe, expect, it } from 'vitest';
import { matchRoute } from '../routing/routes.ts';
import { canonicalUrl } from './canonical-url.ts';
import {
  categoryMeta,
  DESCRIPTION_MAX_LENGTH,
  productMeta,
  routeMeta,
  searchMeta,
  shortDescription,
} from './meta-texts.ts';
import { hasOpenGraph, openGraphTags } from './open-graph.ts';
import { categoryTitle, documentTitle, errorTitleKey, TITLE_MAX_LENGTH } from './page-title.ts';
import { robotsOf } from './robots.ts';

describe('titles (spec 1 §5, §9)', () => {
  it('limits the combined title to 50 characters', () => {
    expect(TITLE_MAX_LENGTH).toBe(50);
    const parent = 'Schreibwaren';
    const withLength = (length: number) => 'x'.repeat(length - ' - '.length - parent.length);
    expect(categoryTitle(withLength(49), parent)).toBe(`${withLength(49)} - Schreibwaren`);
    expect(categoryTitle(withLength(50), parent)).toBe(`${withLength(50)} - Schreibwaren`);
    expect(categoryTitle(withLength(51), parent)).toBe(withLength(51));
  });

  it('counts characters, not halves of them', () => {
    expect(categoryTitle('😀'.repeat(40), 'x'.repeat(7))).toBe(`${'😀'.repeat(40)} - xxxxxxx`);
  });

  it('is the category alone without a parent', () => {
    expect(categoryTitle('Stifte')).toBe('Stifte');
    expect(categoryTitle('Stifte', '')).toBe('Stifte');
  });

  it('ends with the name of the shop', () => {
    expect(documentTitle('Stifte', 'Tornister')).toBe('Stifte | Tornister');
    expect(documentTitle('', 'Tornister')).toBe('Tornister');
    expect(documentTitle('Tornister', 'Tornister')).toBe('Tornister');
  });

  it.each([
    [404, 'vue.error.notFound.title'],
    [410, 'vue.error.notFound.title'],
    [500, 'vue.error.title'],
    [503, 'vue.error.title'],
    [409, 'vue.error.title'],
  ])('for status %i is %s (spec 1 §8)', (status, key) => {
    expect(errorTitleKey(status)).toBe(key);
  });
});

describe('robotsOf (spec 1 §5)', () => {
  it.each([
    '/service/newsletter/newsletter-abmelden/',
    '/service/newsletter/success/',
    '/checkout/basket/',
    '/checkout/login/',
    '/login/',
    '/login',
    '/myaccount/password/',
    '/myaccount/newpassword/?token=x',
    '/search/?q=x',
    '/myaccount/wishlist/',
    '/myaccount/register/',
    '/myaccount/resetpassword/',
    '/rating/?enc=x',
    '/prime/checkout/',
    '/offer/?order=1',
    '/?order=1',
  ])('hides %s', (address) => {
    expect(robotsOf({ address })).toBe('noindex,follow');
  });

  it.each([
    '/',
    '/cat/1/',
    '/prod/1/',
    '/prime/',
    '/service/newsletter/',
    '/logout/',
    '/checkout/shipping/',
    '/myaccount/orders/',
    '/search-tips/',
    '/x?order=1',
    '/offer/?a=b&order=1',
  ])('shows %s', (address) => {
    expect(robotsOf({ address })).toBe('index,follow');
  });

  it('hides error pages, and lets an explicit value win', () => {
    expect(robotsOf({ address: '/', isError: true })).toBe('noindex,follow');
    expect(robotsOf({ address: '/', isError: true, explicit: 'index,nofollow' })).toBe('index,nofollow');
    expect(robotsOf({ address: '/login/', explicit: 'index,follow' })).toBe('index,follow');
    expect(robotsOf({ address: '/login/', explicit: '' })).toBe('noindex,follow');
  });
});

describe('canonicalUrl (spec 1 §5)', () => {
  it('has one slash behind the origin', () => {
    expect(canonicalUrl({ address: '/a/', baseUrl: 'https://shop.example//', ownHosts: [] })).toBe(
      'https://shop.example/a/',
    );
  });

  const of = (address: string, more: { destination?: string; isProductPage?: boolean } = {}) =>
    canonicalUrl({ address, baseUrl: 'https://shop.example/', ownHosts: ['shop.example', 'ch.example'], ...more });

  it.each([
    ['/', 'https://shop.example/'],
    ['/cat/1', 'https://shop.example/cat/1/'],
    ['/cat/1/?sort=name&p=2&filter.a=b#x', 'https://shop.example/cat/1/?p=2'],
    ['/search/?q=rote+stifte&oq=x&p=3', 'https://shop.example/search/?q=rote+stifte&p=3'],
    ['/prod/1/?varid=2&p=3&q=x', 'https://shop.example/prod/1/'],
    ['/offer/?order=1&x=2', 'https://shop.example/offer/?order=1&x=2'],
    ['/file.pdf?x=1', 'https://shop.example/file.pdf'],
  ])('of %s is %s', (address, url) => {
    expect(of(address)).toBe(url);
  });

  it('keeps no parameter on product pages with another address', () => {
    expect(of('/stift/?p=2', { isProductPage: true })).toBe('https://shop.example/stift/');
  });

  it('is the destination of the page as long as it stays in the shop', () => {
    expect(of('/a/', { destination: '/b/' })).toBe('https://shop.example/b/');
    expect(of('/a/', { destination: 'https://ch.example/b/' })).toBe('https://ch.example/b/');
    expect(of('/a/', { destination: 'https://evil.example/b/' })).toBe('https://shop.example/a/');
    expect(of('/a/', { destination: '' })).toBe('https://shop.example/a/');
  });
});

describe('open graph (spec 1 §5)', () => {
  it.each([
    '/checkout/basket/',
    '/prime/checkout/',
    '/computop/success/',
    '/login/',
    '/logout/',
    '/myaccount/',
    '/myaccount/orders/',
    '/myaccount/addresses/billing/',
    '/myaccount/returns/',
  ])('is omitted on %s', (address) => {
    expect(hasOpenGraph(address, false)).toBe(false);
  });

  it.each(['/', '/cat/1/', '/prod/1/?varid=2', '/search/?q=x', '/myaccount/wishlist/', '/beratung/', '/prime/'])(
    'is on %s unless it is not found',
    (address) => {
      expect(hasOpenGraph(address, false)).toBe(true);
      expect(hasOpenGraph(address, true)).toBe(false);
    },
  );

  const input = {
    title: 'Stift',
    description: 'Ein Stift',
    url: 'https://shop.example/prod/1/',
    siteName: 'Tornister',
    locale: 'de-DE',
    isProduct: true,
    defaultImageUrl: 'https://shop.example/og.jpg',
  };

  it('has a default picture of 1200x630 jpeg', () => {
    expect(openGraphTags(input)).toStrictEqual({
      'og:type': 'product',
      'og:title': 'Stift',
      'og:description': 'Ein Stift',
      'og:url': 'https://shop.example/prod/1/',
      'og:site_name': 'Tornister',
      'og:locale': 'de_DE',
      'og:image': 'https://shop.example/og.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
    });
  });

  it('shows the picture of the page with its own size', () => {
    expect(
      openGraphTags({
        ...input,
        isProduct: false,
        image: { url: 'https://shop.example/a.jpg', width: 600, height: 400 },
      }),
    ).toMatchObject({
      'og:type': 'website',
      'og:image': 'https://shop.example/a.jpg',
      'og:image:width': '600',
      'og:image:height': '400',
      'og:image:type': 'image/jpeg',
    });
  });
});

describe('meta texts', () => {
  it('are what a category says, else its generated title and a sentence with its name', () => {
    expect(categoryMeta({ name: 'Stifte', parentName: 'Schreiben' })).toStrictEqual({
      title: { kind: 'words', words: 'Stifte - Schreiben' },
      description: { kind: 'key', key: 'vue.meta.category.description', values: { name: 'Stifte' } },
    });
    expect(categoryMeta({ name: 'Stifte', metaTitle: 'T', metaDescription: 'D' })).toStrictEqual({
      title: { kind: 'words', words: 'T' },
      description: { kind: 'words', words: 'D' },
    });
  });

  it('are what a product says, else its name and teaser', () => {
    expect(productMeta({ name: 'Stift', teaser: '<b>Schreibt</b>\n gut' })).toStrictEqual({
      title: { kind: 'words', words: 'Stift' },
      description: { kind: 'words', words: 'Schreibt gut' },
    });
    expect(productMeta({ name: 'Stift', teaser: 'x', metaTitle: 'T', metaDescription: 'D' })).toStrictEqual({
      title: { kind: 'words', words: 'T' },
      description: { kind: 'words', words: 'D' },
    });
  });

  it('name what was searched', () => {
    expect(searchMeta('stift')).toStrictEqual({
      title: { kind: 'key', key: 'vue.meta.search.title', values: { term: 'stift' } },
      description: { kind: 'key', key: 'vue.meta.search.description', values: { term: 'stift' } },
    });
  });

  it.each([
    ['/', 'home'],
    ['/login/', 'login'],
    ['/checkout/basket/', 'checkout.basket'],
    ['/myaccount/orders/', 'account.orders'],
    ['/myaccount/addresses/billing/', 'account.addresses.billing'],
    ['/myaccount/returns/', 'returns.start'],
    ['/service/katalog/', 'service.katalog'],
  ])('of %s are called %s', (path, name) => {
    expect(routeMeta(matchRoute(path))).toStrictEqual({
      title: { kind: 'key', key: `vue.meta.${name}.title`, values: {} },
      description: { kind: 'key', key: `vue.meta.${name}.description`, values: {} },
    });
  });

  it('cut a description at a word', () => {
    expect(DESCRIPTION_MAX_LENGTH).toBe(155);
    expect(shortDescription('x'.repeat(155))).toBe('x'.repeat(155));
    expect(shortDescription(`${'x'.repeat(150)} yy zzzz`)).toBe(`${'x'.repeat(150)} yy…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyyyyyy`)).toBe(`${'x'.repeat(150)}…`);
    expect(shortDescription('x'.repeat(200))).toBe(`${'x'.repeat(155)}…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyy z`)).toBe(`${'x'.repeat(150)} yyyy…`);
    expect(shortDescription(`${'x'.repeat(150)} yyyyyyyy z`)).toBe(`${'x'.repeat(150)}…`);
  });

  it('keep words apart that only markup parted', () => {
    expect(shortDescription('Stift<br>Heft')).toBe('Stift Heft');
  });
});
