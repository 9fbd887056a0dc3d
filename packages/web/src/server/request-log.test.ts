// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { PAGES } from '../routing/page-table.ts';
import { loggedPath } from './request-log.ts';

let host: OpenHost;
afterEach(() => host.close());

const LOGGING = { LOG_LEVEL: 'info' };
type Line = Readonly<Record<string, unknown>>;

/** The line of a request stands there once its answer is closed on this side, too. */
const lineOf = async (requestId: string | null): Promise<Line> => {
  const find = () =>
    host.logged
      .map((line) => JSON.parse(line) as Line)
      .find((line) => line.requestId === requestId && 'status' in line);
  await expect.poll(find).toBeDefined();
  return find() ?? expect.fail('the line is gone');
};

describe('the log of requests', () => {
  it('has one line for each, which says nothing of who asked or searched', async () => {
    host = await openHost({}, LOGGING);
    const answer = await host.get('/search/?q=secret-wish', {
      cookie: 'cartId=cart-of-nobody',
      'user-agent': 'Spyglass',
    });
    await answer.text();
    const line = await lineOf(answer.headers.get('x-request-id'));
    expect(line).toMatchObject({ process: 'shop-host', method: 'GET', path: '/search/', status: answer.status });
    expect(line.ms).toBeGreaterThan(0);
    const all = host.logged.filter((text) => text.includes('"status"')).join();
    for (const word of ['secret-wish', 'Spyglass', '127.0.0.1', 'cart-of-nobody']) expect(all).not.toContain(word);
  });

  it('has the refused ones: a foreign origin, two hosts, an unknown page', async () => {
    host = await openHost({}, LOGGING);
    const foreign = await fetch(`${host.origin}/checkout/basket/`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ intent: 'voucher' }),
    });
    expect(await lineOf(foreign.headers.get('x-request-id'))).toMatchObject({ method: 'POST', status: 403 });
    const unknown = await host.get('/not-there.php');
    expect(await lineOf(unknown.headers.get('x-request-id'))).toMatchObject({ status: 404 });
  });

  it('calls a failure of the shop a warning, and finds it by its id', async () => {
    host = await openHost({}, LOGGING);
    await host.stopBackend();
    const answer = await host.get('/');
    expect(answer.status).toBe(503);
    expect(await lineOf(answer.headers.get('x-request-id'))).toMatchObject({ level: 40, status: 503, path: '/' });
  });
});

describe('the id of a request', () => {
  it('goes with every call to the backend', async () => {
    host = await openHost();
    const answer = await host.get('/');
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    const calls = host.heard.filter((headers) => headers['x-shop-store'] !== undefined);
    expect(calls.length).toBeGreaterThan(0);
    expect(new Set(calls.map((headers) => headers['x-request-id']))).toEqual(new Set([id]));
  });

  it('differs from request to request, also for a page from the cache', async () => {
    host = await openHost();
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await host.get('/')).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    ['nobody is trusted', {}, false],
    ['another proxy is trusted', { TRUSTED_PROXIES: '192.0.2.1' }, false],
    ['this proxy is trusted', { TRUSTED_PROXIES: '127.0.0.1' }, true],
  ])('is taken from outside only from the own proxy: %s', async (_case, environment, isTaken) => {
    host = await openHost({}, environment);
    const answer = await host.get('/', { 'x-request-id': 'given-from-outside' });
    expect(answer.headers.get('x-request-id') === 'given-from-outside').toBe(isTaken);
  });

  it.each(['short', 'x'.repeat(65), 'with space 1', 'a"b,c;d=e'])('is never %j', async (id) => {
    host = await openHost({}, { TRUSTED_PROXIES: '127.0.0.1' });
    const answer = await host.get('/', { 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).not.toBe(id);
  });
});

it.each([
  ['/search/?q=secret', '/search/'],
  ['http://evil.example/a/?b#c', '/a/'],
  ['/a#b?c', '/a'],
  ['/classlist/a-token-that-opens-a-list/', '/classlist/-/'],
  ['/classlist/a-token-that-opens-a-list?b', '/classlist/-'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('of %s the log has %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

describe('what opens something', () => {
  const TOKEN = 'q7Zt-Open_me_Kx3';
  const SHAPES: readonly (readonly [string, string])[] = [
    [`/classlist/${TOKEN}/`, '/classlist/-/'],
    [`//classlist/${TOKEN}/`, '//classlist/-/'],
    [`/classlist//${TOKEN}/`, '/classlist/-/'],
    [`/classlist/./${TOKEN}`, '/classlist/-'],
    [`/x/../classlist/${TOKEN}`, '/x/../classlist/-'],
    [`/CLASSLIST/${TOKEN}/`, '/CLASSLIST/-/'],
    [`/ClassList/${TOKEN}/more/`, '/ClassList/-/'],
    [`/%63lasslist/${TOKEN}/`, '/classlist/-/'],
    [`/%43LASSLIST%2f${TOKEN}`, '/CLASSLIST/-'],
    [`/%2563lasslist/${TOKEN}/`, '/classlist/-/'],
    [`/%252563lasslist%25252F${TOKEN}/`, '/classlist/-/'],
    [`\\classlist\\${TOKEN}\\`, '\\classlist\\-\\'],
    [`/classlist/${TOKEN}/%`, '/classlist/-'],
    [`/classlist/${TOKEN}%ff/`, '/classlist/-/'],
    [`http://de.localhost/classlist/${TOKEN}/`, '/classlist/-/'],
    [`classlist/${TOKEN}`, 'classlist/-'],
    [`/classlist%3F${TOKEN}`, '/classlist'],
    [`/rating/?enc=${TOKEN}`, '/rating/'],
    [`/rating/%3Fenc=${TOKEN}`, '/rating/'],
    [`/myaccount/newpassword/%253ftoken=${TOKEN}`, '/myaccount/newpassword/'],
    [`/myaccount/wishlist/?share=${TOKEN}`, '/myaccount/wishlist/'],
    [`/myaccount/orders/orderdetail/?orderId=1&token=${TOKEN}`, '/myaccount/orders/orderdetail/'],
    [`/service/newsletter/newsletter-abmelden/#${TOKEN}`, '/service/newsletter/newsletter-abmelden/'],
    [`/api/newsletter-unsubscribe?token=${TOKEN}`, '/api/newsletter-unsubscribe'],
  ];

  it.each(SHAPES)('stands in no log: %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it('is the token of a class list alone where a path has one: all others are queries', () => {
    const varying = Object.values(PAGES).filter(({ path }) => path.includes(':'));
    expect(varying.map(({ path }) => path)).toEqual(['/cat/:id/', '/prod/:id/', '/classlist/:token/']);
  });

  it.each(['/classlist/', '/api/classlist/', '/myaccount/classlists/', '/classlists/a/', '/beratung/%C3%A4%2Fb/'])(
    'hides nothing of %s',
    (path) => {
      expect(loggedPath(path)).toBe(path);
    },
  );
});
