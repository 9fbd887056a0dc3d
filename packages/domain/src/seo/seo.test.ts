import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';
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
    ['/cat/1/?p=1', 'https://shop.example/cat/1/'],
    ['/cat/1/?p=abc&sort=name', 'https://shop.example/cat/1/'],
    ['/cat/1/?p=-3', 'https://shop.example/cat/1/'],
    ['/cat/1/?p=0', 'https://shop.example/cat/1/'],
    ['/cat/1/?p=02', 'https://shop.example/cat/1/?p=2'],
    ['/cat/1/?p=2&p=3&q=&q=x', 'https://shop.example/cat/1/?p=2'],
    ['/search/?p=3&q=stift', 'https://shop.example/search/?q=stift&p=3'],
    ['/cat/1/?filter.PRICE.x=abc&sort=%3F', 'https://shop.example/cat/1/'],
    ['/prod/1/?varid=2&p=3&q=x', 'https://shop.example/prod/1/'],
    ['/offer/?order=1&x=2', 'https://shop.example/offer/?order=1&x=2'],
    ['/file.pdf?x=1', 'https://shop.example/file.pdf'],
  ])('of %s is %s', (address, url) => {
    expect(of(address)).toBe(url);
  });

  it('keeps no parameter on product pages with another address', () => {
    expect(of('/stift/?p=2', { isProductPage: true })).toBe('https://shop.example/stift/');
  });

  it('is page 2 of the destination for page 2 of a listing, and page 1 for the first', () => {
    const destination = '/papier/hefte/';
    expect(of('/cat/1/?p=2&sort=name', { destination })).toBe('https://shop.example/papier/hefte/?p=2');
    expect(of('/cat/1/?p=1&sort=name', { destination })).toBe('https://shop.example/papier/hefte/');
    expect(of('/search/?q=heft&p=3', { destination })).toBe('https://shop.example/papier/hefte/?q=heft&p=3');
    expect(of('/cat/1/?p=2', { destination: '/hefte/?p=1' })).toBe('https://shop.example/hefte/?p=1');
    expect(of('/cat/1/?p=2', { destination: 'https://ch.example/b/' })).toBe('https://ch.example/b/');
    expect(of('/papier/heft/?p=2', { destination, isProductPage: true })).toBe('https://shop.example/papier/hefte/');
    expect(of('/?order=1&p=2', { destination })).toBe('https://shop.example/papier/hefte/');
  });

  it('is the destination of the page as long as it stays in the shop', () => {
    expect(of('/a/', { destination: '/b/' })).toBe('https://shop.example/b/');
    expect(of('/a/', { destination: 'https://ch.example/b/' })).toBe('https://ch.example/b/');
    expect(of('/a/', { destination: 'https://evil.example/b/' })).toBe('https://shop.example/a/');
    expect(of('/a/', { destination: '' })).toBe('https://shop.example/a/');
  });
});
