// @vitest-environment node

import { type RouteObject, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { ports } from '../composition/ports.ts';
import { shopContext } from '../composition/shop.ts';
import { createPageRenderer } from '../entry.server.tsx';

let host: OpenHost;
afterEach(() => host.close());

const NOTHING = {
  ...{ redirectUrl: null, pageType: 'UNKNOWN', categoryId: null, productId: null, title: null, metaDescription: null },
  ...{ rows: [], activeAbTests: [], openGraphImage: null, breadcrumbs: [], seller: null, storefronts: null },
};

const NO_REVIEWS = {
  data: {
    getReviewsByProduct: { reviews: [], count: 0, average: 0, ratioPercentages: [], countsByStar: [0, 0, 0, 0, 0] },
  },
};

/** A shop in which this lies at every path. */
const openWith = (page: Readonly<Record<string, unknown>>): Promise<OpenHost> =>
  openHost({ getPageDetails: () => ({ data: { getPageDetails: { ...NOTHING, ...page } } }) });

describe('an address of the editors', () => {
  it('that is gone for good is a 410, that nothing lies at a 404', async () => {
    const statuses: number[] = [];
    for (const pageType of ['GONE', 'UNKNOWN']) {
      host = await openWith({ pageType });
      statuses.push((await host.get('/aktion/')).status);
      if (statuses.length === 1) await host.close();
    }
    expect(statuses).toEqual([410, 404]);
  });

  it('that has moved leads to where it is now', async () => {
    host = await openWith({ pageType: 'REDIRECT', redirectUrl: '/neu/' });
    const moved = await host.get('/alt/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/neu/']);
  });

  it('is a 503 that nobody keeps while the backend fails', async () => {
    host = await openHost({
      getPageDetails: () => ({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    });
    const failed = await host.get('/aktion/');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe.each([
  [
    '/prod/20001/',
    { getProductById: () => ({ data: { getProductById: null } }), getReviewsByProduct: () => NO_REVIEWS },
  ],
  ['/cat/20001/', { getCategory: () => ({ data: { getCategory: null } }) }],
])('an address that the catalogue does not know any more: %s', (path, nothing) => {
  it.each([
    ['GONE', null, 410, true],
    ['REDIRECT', '/neu/', 301, true],
    ['TEMPORARY_REDIRECT', '/neu/', 302, false],
    ['UNKNOWN', null, 404, true],
  ])('is what the page details say: %s', async (pageType, redirectUrl, status, isKept) => {
    const details = () => ({ data: { getPageDetails: { ...NOTHING, pageType, redirectUrl } } });
    host = await openHost({ ...nothing, getPageDetails: details });
    const answers = [await host.get(path), await host.get(path)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([redirectUrl, redirectUrl]);
    expect(answers[1]?.headers.get('cache-control')).toBe(isKept ? 'public, max-age=0, must-revalidate' : 'no-store');
  });
});

const Told = () => useLoaderData<string>();

describe('a curated list on a page for everyone', () => {
  it('is asked for once while its answer is fresh, as everything that is the same for all', async () => {
    const routes: RouteObject[] = [
      {
        path: '*',
        loader: async ({ context }) => {
          const found = await context.get(shopContext).get(ports.contentGateway).teaserList('schulstart');
          return found.isOk() ? `list ${found.value?.name ?? 'none'}` : 'failed';
        },
        Component: Told,
      },
    ];
    const list = {
      externalId: 'schulstart',
      name: 'Schulstart',
      description: '',
      image: null,
      entries: [],
      totals: null,
    };
    host = await openHost(
      { getWishlistFromTeaserId: () => ({ data: { getWishlistFromTeaserId: list } }) },
      { PAGE_CACHE_SECONDS: '0', ANSWER_CACHE_SECONDS: '60' },
      { render: createPageRenderer(routes) },
    );
    const pages = [await host.get('/'), await host.get('/anders/')];
    expect(await Promise.all(pages.map((page) => page.text()))).toEqual([
      expect.stringContaining('list Schulstart'),
      expect.stringContaining('list Schulstart'),
    ]);
    expect(host.asked.filter((name) => name === 'getWishlistFromTeaserId')).toHaveLength(1);
  });
});
