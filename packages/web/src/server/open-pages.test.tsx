// @vitest-environment node

import { data, type RouteObject, redirect, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { ports } from '../composition/ports.ts';
import { shopContext } from '../composition/shop.ts';
import { createPageRenderer, type RenderPage } from '../entry.server.tsx';
import { createRoutes } from '../routes.ts';
import { audienceOf } from '../routing/find-page.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import { PAGES } from '../routing/page-table.ts';

let host: OpenHost;
afterEach(() => host.close());

const MIA = { cookie: `X-JWT=jwt-of-mia; X-iSHOP-API-USERID=user-of-mia; cartId=${'c'.repeat(24)}` };
const MIAS_THINGS = /mia@example\.com|jwt-of-mia|user-of-mia/;

const getCustomerInfo = () => ({
  data: {
    getCustomerInfo: {
      userId: 'user-of-mia',
      isExistingCustomer: true,
      isNewCustomer: false,
      isGuest: false,
      isInternal: false,
      visitorType: 'existing_customer',
      visitorLoginState: 'LOGGED_IN',
      email: 'mia@example.com',
      primeInfo: { status: '', abo: false, startDate: null, endDate: null },
    },
  },
});

/** The line that somebody writes who wants to greet a member, in the loader of every page. */
const greeting: NonNullable<Extract<RouteObject['loader'], (...args: never[]) => unknown>> = async ({ context }) => {
  const info = await context.get(shopContext).get(ports.sessionGateway).customerInfo();
  return info.map(({ email }) => `Hello ${email}`).unwrapOr('Hello');
};
const Greeting = () => <p>{useLoaderData<string>()}</p>;

const planted = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    if (route.children !== undefined) return { ...route, children: planted(route.children) };
    const { lazy: _code, ...rest } = route;
    return { ...rest, loader: greeting, Component: Greeting } as RouteObject;
  });

const render: RenderPage = (request, shop) => createPageRenderer(planted(createRoutes()))(request, shop);

/** An address of each page that is rendered for everyone. */
const OPEN_PAGES = Object.values<PageEntry>(PAGES)
  .filter((page) => audienceOf(page) === 'everyone')
  .map(({ path }) => (path === '*' ? '/beratung/' : path.replace(':id', '1')));

describe('a page for everyone whose loader asks who is there', () => {
  // Development keeps no pages, and must not look better than what goes live.
  it.each(OPEN_PAGES.flatMap((path) => ['0', '60'].map((seconds) => ({ path, seconds }))))(
    'is refused at $path when pages are cached for $seconds s, and says so in the log',
    async ({ path, seconds }) => {
      host = await openHost({ getCustomerInfo }, { PAGE_CACHE_SECONDS: seconds }, { render });
      for (const headers of [MIA, {}]) {
        const answer = await host.get(path, headers);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
        expect(await answer.text()).not.toMatch(MIAS_THINGS);
      }
      expect(host.logged.join()).toContain('A page for everyone asked who is there: sessionGateway.customerInfo()');
      expect(host.asked).not.toContain('getCustomerInfo');
      expect(JSON.stringify(host.heard)).not.toMatch(MIAS_THINGS);
    },
  );

  it('is refused also where a notice is told to one visitor', async () => {
    host = await openHost({ getCustomerInfo }, {}, { render });
    const notice = encodeURIComponent('warning:vue.checkout.message.sessionExpired');
    const answer = await host.get('/', { cookie: `${MIA.cookie}; notice=${notice}` });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(MIAS_THINGS);
  });

  it('is answered where the page is one visitor’s own', async () => {
    host = await openHost({ getCustomerInfo }, { PAGE_CACHE_SECONDS: '60' }, { render });
    const answer = await host.get('/checkout/shipping/', MIA);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await answer.text()).toContain('Hello mia@example.com');
    expect(JSON.stringify(host.heard)).toMatch(MIAS_THINGS);
  });
});

const Page = () => <p>Page</p>;

/** A shop whose every page answers one status, and counts how often it was rendered. */
const answering = (status: number) => {
  let renderings = 0;
  const routes: RouteObject[] = [
    {
      path: '*',
      loader: () => {
        renderings += 1;
        if (status >= 300 && status < 400) throw redirect('/elsewhere/', status);
        return data('there', { status });
      },
      Component: Page,
    },
  ];
  return { render: createPageRenderer(routes), renderings: () => renderings };
};

const askTwice = async (status: number, path: string) => {
  const shop = answering(status);
  host = await openHost({}, { PAGE_CACHE_SECONDS: '60' }, { render: shop.render });
  const [first, second] = [await host.get(path), await host.get(path)];
  expect([first.status, second.status]).toEqual([status, status]);
  return { renderings: shop.renderings(), cacheControl: second.headers.get('cache-control') };
};

describe('the page cache', () => {
  it.each([200, 301, 404, 410])('keeps an answer with status %i for whoever asks next', async (status) => {
    const { renderings, cacheControl } = await askTwice(status, '/cat/1/');
    expect(renderings).toBe(1);
    expect(cacheControl).toBe('public, max-age=0, must-revalidate');
  });

  it.each([201, 206, 302, 303, 307, 308, 400, 401, 403, 405, 409, 429, 500, 502, 503, 504])(
    'hands an answer with status %i on to nobody',
    async (status) => {
      const { renderings, cacheControl } = await askTwice(status, '/cat/1/');
      expect(renderings).toBe(2);
      expect(cacheControl).toBe('no-store');
    },
  );

  const addressOf = (length: number): string => `/cat/1/?${'q'.repeat(length - '/cat/1/?'.length)}`;

  it('keeps addresses of up to 1,024 characters', async () => {
    expect((await askTwice(200, addressOf(1_024))).renderings).toBe(1);
  });

  it('renders a longer address each time', async () => {
    expect((await askTwice(200, addressOf(1_025))).renderings).toBe(2);
  });
});
