// @vitest-environment node
// What the loaders of browsing pages make of their addresses and of what lies there: pages, redirects, and what is not there.

import { createRecentAnswers, createSeenTiles } from '@tornister/application/browse';
import type { PageDetails } from '@tornister/application/ports';
import {
  aCategory,
  aListingResult,
  createHandDrivenClock,
  createInMemoryCatalogueGateway,
  createInMemoryContentGateway,
  createInMemoryCookieJar,
  createInMemorySearchGateway,
} from '@tornister/application/testing';
import { brandId, type CategoryId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { aProduct, aTile } from '@tornister/domain/testing';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../test/asked-on-host.ts';
import { aShop } from '../../test/render-in-shop.tsx';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { ports } from '../composition/ports.ts';
import { loader as loadCategoryPage } from './category.loader.ts';
import { loader as loadContentPage } from './content.loader.ts';
import { loader as loadHomePage } from './home.loader.ts';
import { askedProduct } from './load-product.ts';
import { loader as loadProductPage } from './product.loader.ts';

const AWAY = { kind: 'gateway.unreachable' } as const;
const CATEGORY = brandId<CategoryId>('12');
const PRODUCT = brandId<ProductId>('1001');
const page = (changes: Partial<PageDetails>): PageDetails => ({
  kind: 'content',
  rows: [],
  activeAbTests: [],
  breadcrumbs: [],
  ...changes,
});

const CATEGORY_PAGE = page({ kind: 'category', categoryId: CATEGORY });

type Shelf = {
  readonly pages?: Readonly<Record<string, PageDetails>>;
  readonly category?: Parameters<typeof aCategory>[0];
  readonly product?: Parameters<typeof aProduct>[0];
  readonly isAway?: boolean;
  readonly arePagesAway?: boolean;
};

const openShop = ({ pages = {}, category = {}, product = {}, isAway = false, arePagesAway = isAway }: Shelf = {}) => {
  const catalogue = createInMemoryCatalogueGateway({
    categories: [aCategory(category)],
    products: [aProduct(product)],
  });
  const content = createInMemoryContentGateway({ pages });
  const askedPages: string[] = [];
  const askPage = (path: string) => {
    askedPages.push(path);
    return content.page(path);
  };
  const away = () => errAsync(AWAY);
  const seen = createSeenTiles();
  const shop = aShop({
    services: [
      [ports.catalogueGateway, isAway ? { ...catalogue, category: away, product: away } : catalogue],
      [ports.contentGateway, { ...content, page: arePagesAway ? away : askPage }],
      [ports.searchGateway, createInMemorySearchGateway()],
      [ports.cookieJar, createInMemoryCookieJar()],
      [ports.keyMaker, { make: () => 'key-1' }],
      [browseUseCases.recentAnswers, createRecentAnswers(createHandDrivenClock())],
      [browseUseCases.seenTiles, seen],
    ],
  });
  return { shop, seen, askedPages };
};

describe('the home page', () => {
  it('has the title, description, picture and seller that the editors gave it', async () => {
    const seller = { legalName: 'Tornister GmbH' } as NonNullable<PageDetails['seller']>;
    const openGraphImage = { url: '/images/home.jpg', width: 1200, height: 630 };
    const home = page({ kind: 'home', title: 'Schule', metaDescription: 'Alles', openGraphImage, seller });
    expect(await askOnHost(openShop({ pages: { '/': home } }), loadHomePage, '/')).toEqual({
      title: 'Schule',
      description: 'Alles',
      image: openGraphImage,
      seller,
      rows: [],
      tests: [],
      scenarios: undefined,
    });
  });

  it('is empty in an empty shop, and a 503 where the shop does not answer', async () => {
    expect(await askOnHost(openShop(), loadHomePage, '/')).toMatchObject({ rows: [] });
    expect(await askOnHost(openShop({ isAway: true }), loadHomePage, '/')).toMatchObject({ init: { status: 503 } });
  });
});

describe('a path that no other route claims', () => {
  const ask = (path: string, shelf: Shelf) => askOnHost(openShop(shelf), loadContentPage, path);
  const at = (details: Partial<PageDetails>): Shelf => ({ pages: { '/lies-here/': page(details) } });

  it('shows a page of the editors', async () => {
    const breadcrumbs = [{ displayName: 'Service', path: '/service/' }];
    const details = { title: 'Versand', metaDescription: 'Was er kostet', breadcrumbs, storefronts: ['de', 'en'] };
    expect(await ask('/lies-here/', at(details))).toMatchObject({ kind: 'content', ...details, rows: [] });
    expect(await ask('/lies-here/', at({}))).toMatchObject({ title: '' });
  });

  it.each([
    ['redirect', 301],
    ['temporary-redirect', 302],
  ] as const)('follows a %s', async (kind, status) => {
    expect(redirectOf(await ask('/lies-here/', at({ kind, redirectUrl: '/there/' })))).toEqual([status, '/there/']);
  });

  it.each([
    ['gone', 410],
    ['unknown', 404],
  ] as const)('is %s: %i', async (kind, status) => {
    expect(await ask('/lies-here/', at({ kind }))).toMatchObject({ init: { status } });
  });

  it('is a 503 where the shop does not answer', async () => {
    expect(await ask('/lies-here/', { isAway: true })).toMatchObject({ init: { status: 503 } });
  });

  it('shows the category that lies there', async () => {
    expect(await ask('/lies-here/', at(CATEGORY_PAGE))).toMatchObject({
      kind: 'category',
      data: { category: { name: 'Hefte' } },
    });
  });

  it('keeps the choices of a category at the address that it was opened at, and its own path for search engines', async () => {
    const shelf = { ...at(CATEGORY_PAGE), category: { listing: aListingResult({ totalCount: 61 }) } };
    const opened = {
      data: { category: { path: '/papier/hefte/' }, listing: { source: { kind: 'category', path: '/lies-here/' } } },
    };
    expect(await ask('/lies-here/', shelf)).toMatchObject(opened);
    expect(await ask('/lies-here/?p=2', shelf)).toMatchObject(opened);
    expect(redirectOf(await ask('/lies-here/?p=3', shelf))).toEqual([302, '/lies-here/?p=2&behind=3']);
  });

  it('leads to no other host from the listing of a path with two slashes', async () => {
    const shelf = { pages: { '//cat/12/': CATEGORY_PAGE } };
    const at = (search: string) => ask(`https://shop.example//cat/12/${search}`, shelf);
    expect(await at('')).toMatchObject({ data: { listing: { source: { path: '/cat/12/' } } } });
    expect(redirectOf(await at('?p=9'))).toEqual([302, '/cat/12/?behind=9']);
  });

  it('shows the product that lies there, in the variant of the address', async () => {
    const shelf = at({ kind: 'product', productId: PRODUCT });
    expect(await ask('/lies-here/?varid=nobody', shelf)).toMatchObject({
      kind: 'product',
      data: { product: { productId: PRODUCT }, unknown: [{ kind: 'variant', value: 'nobody' }] },
    });
  });

  it.each(['category', 'product'] as const)('shows as a page what names no %s', async (kind) => {
    expect(await ask('/lies-here/', at({ kind, title: 'Ohne' }))).toMatchObject({ kind: 'content', title: 'Ohne' });
  });
});

describe('a category', () => {
  const ask = (id: string, search = '', shelf: Shelf = {}) =>
    askOnHost(openShop(shelf), loadCategoryPage, `/cat/${id}/${search}`, undefined, { id });

  it('shows its list and the rows of its editors', async () => {
    const opened = await ask('12');
    expect(opened).toMatchObject({ category: { name: 'Hefte' }, rows: [] });
    expect((opened as { category: object }).category).not.toHaveProperty('rows');
  });

  it('is a 404 where there is none, and a 503 where the shop does not answer', async () => {
    expect(await ask('13')).toMatchObject({ init: { status: 404 } });
    expect(await ask('12', '', { isAway: true })).toMatchObject({ init: { status: 503 } });
  });

  it('leads to its last page from one behind it', async () => {
    expect(redirectOf(await ask('12', '?p=9'))).toEqual([302, expect.stringContaining('/cat/12/')]);
  });
});

describe.each([
  ['category', '/cat/77/', loadCategoryPage, '12'],
  ['product', '/prod/77/', loadProductPage, '1001'],
] as const)(
  'the address of a %s that the catalogue does not know (spec 1 §2 "Unknown pages")',
  (_kind, path, load, known) => {
    const at = (details: Partial<PageDetails>): Shelf => ({ pages: { [path]: page(details) } });
    const ask = (shelf: Shelf, query = '') =>
      askOnHost(openShop(shelf), load, `${path}${query}`, undefined, { id: '77' });

    it.each([
      ['redirect', 301],
      ['temporary-redirect', 302],
    ] as const)('follows a %s', async (kind, status) => {
      const moved = at({ kind, redirectUrl: '/there/' });
      expect(redirectOf(await ask(moved))).toEqual([status, '/there/']);
      expect(redirectOf(await ask(moved, '?p=2&varid=1'))).toEqual([status, '/there/']);
    });

    it.each([
      ['gone', 410],
      ['unknown', 404],
      ['content', 404],
    ] as const)('is %s: %i', async (kind, status) => {
      expect(await ask(at({ kind }))).toMatchObject({ init: { status } });
    });

    it('is a 503 where the page details do not answer: nobody has said that nothing lies there', async () => {
      expect(await ask({ arePagesAway: true })).toMatchObject({ init: { status: 503 } });
    });

    it('asks for page details only then', async () => {
      const opened = openShop();
      await askOnHost(opened, load, path.replace('77', known), undefined, { id: known });
      expect(opened.askedPages).toEqual([]);
      await askOnHost(opened, load, path, undefined, { id: '77' });
      expect(opened.askedPages).toEqual([path]);
    });
  },
);

describe('what the address of a product asks for', () => {
  const asked = (query: string) => askedProduct(PRODUCT, { url: `https://shop.example/prod/1001/${query}` });

  it.each([
    ['', {}],
    ['?varid=1001-2', { itemId: brandId<ItemId>('1001-2') }],
    ['?varid=', {}],
    ['?tab=care', { tabId: 'care' }],
    ['?tab=', {}],
    ['?stars=4&reviews=12', { reviewStar: 4, reviewCount: 15 }],
    [
      '?stars=9&reviews=many',
      {
        unread: [
          { kind: 'stars', value: '9' },
          { kind: 'reviews', value: 'many' },
        ],
      },
    ],
  ])('%j', (query, parts) => {
    expect(asked(query)).toEqual({ productId: PRODUCT, ...parts });
  });
});

describe('a product', () => {
  const ask = (id: string, shelf: Shelf = {}) =>
    askOnHost(openShop(shelf), loadProductPage, `/prod/${id}/`, undefined, { id });

  it('is shown whole', async () => {
    expect(await ask('1001')).toMatchObject({ product: { productId: PRODUCT, name: aProduct().name } });
  });

  it('is a 404 where there is none, and a 503 where the shop does not answer', async () => {
    expect(await ask('1002')).toMatchObject({ init: { status: 404 } });
    expect(await ask('1001', { isAway: true })).toMatchObject({ init: { status: 503 } });
  });

  it('begins with what a list has shown of it', async () => {
    const { shop, seen } = openShop();
    const tile = aTile({ id: PRODUCT });
    seen.show([tile]);
    expect(await askOnHost({ shop }, loadProductPage, '/prod/1001/', undefined, { id: '1001' })).toEqual({ tile });
  });
});
