// @vitest-environment node

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackendLinks } from './backend-link.ts';
import { createPictureProxy } from './picture-proxy.ts';

const NEVER = new AbortController().signal;

const ETAG = '"a"';
let backend: Server;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  backend = createServer((incoming, outgoing) => {
    asked.push(incoming);
    if (incoming.headers['if-none-match'] === ETAG) {
      outgoing.writeHead(304, { etag: ETAG }).end();
      return;
    }
    if (incoming.headers.range !== undefined) {
      const part = { 'accept-ranges': 'bytes', 'content-range': 'bytes 0-1/7' };
      outgoing.writeHead(206, { 'content-type': 'video/webm', ...part }).end('pi');
      return;
    }
    const headers = { 'content-type': 'image/avif', 'cache-control': 'max-age=60', etag: ETAG, 'x-backend': 'secret' };
    outgoing.writeHead(incoming.url === '/images/TEASER/missing.avif' ? 404 : 200, headers).end('picture');
  });
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
const close = (): Promise<void> =>
  new Promise((resolve) => {
    backend.close(() => resolve());
    backend.closeAllConnections();
  });
afterEach(close);

/** A proxy before the backend, with so many connections to it, and with a time until which an answer has to begin. */
const openProxy = ({ connections = 4, late = NEVER } = {}): Hono => {
  const links = createBackendLinks({
    url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    connections,
    log: pino({ level: 'silent' }),
    tokens: { current: async () => undefined, forget: () => undefined },
    signalAfter: (ms) => {
      expect(ms).toBe(REQUEST_TIMEOUT_MS);
      return late;
    },
  });
  return new Hono().get('*', createPictureProxy(links.openFile));
};

const ask = async (path: string, headers: HeadersInit = {}, method = 'GET'): Promise<Response> =>
  openProxy().request(path, { method, headers });

/** A backend that holds its answers back, until a test ends them. */
const holding = () => {
  const held: ServerResponse[] = [];
  const sockets = new Set<unknown>();
  backend.removeAllListeners('request');
  backend.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    sockets.add(socket);
    held.push(outgoing);
  });
  return { held, sockets };
};

const told = ({ status, headers }: Response) => [status, headers.get('retry-after'), headers.get('cache-control')];
const NOT_NOW = [503, '5', 'no-store'];

describe('pictures and downloads of the backend', () => {
  it.each(['/images/TEASER/9cec08f2.avif', '/downloads/sheet.pdf'])(
    '%s is handed on, with what a browser needs of its headers',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([200, 'picture']);
      expect(Object.fromEntries(answer.headers)).toEqual({
        'content-type': 'image/avif',
        'cache-control': 'max-age=60',
        etag: ETAG,
      });
      expect(asked.map(({ url }) => url)).toEqual([path]);
    },
  );

  it('is handed on in parts, as players of films ask for them', async () => {
    const answer = await ask('/downloads/de/1/film.webm', { range: 'bytes=0-1', 'if-range': '"a"' });
    expect([answer.status, await answer.text()]).toEqual([206, 'pi']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-1/7',
    });
    expect(asked[0]?.headers).toMatchObject({ range: 'bytes=0-1', 'if-range': '"a"' });
  });

  it('is asked for with every range that came, so that the backend sees that there are two', async () => {
    await ask('/downloads/de/1/film.webm', [
      ['range', 'bytes=0-1'],
      ['range', 'bytes=3-4'],
    ]);
    expect(asked[0]?.headers.range).toBe('bytes=0-1, bytes=3-4');
  });

  it('is described without being sent where only its headers are asked for', async () => {
    const answer = await ask('/downloads/sheet.pdf', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/avif', '']);
    expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('arrives whole however long it takes once it has begun, and is not waited for longer than the limit before', async () => {
    let end = (): void => undefined;
    backend.removeAllListeners('request');
    backend.on('request', (incoming, outgoing) => {
      if (incoming.url !== '/downloads/slow.webm') return;
      outgoing.writeHead(200).write('be');
      end = () => outgoing.end('gun');
    });
    const limit = new AbortController();
    const app = openProxy({ late: limit.signal });
    const begun = await app.request('/downloads/slow.webm');
    const never = app.request('/downloads/never.webm');
    limit.abort();
    end();
    expect([begun.status, await begun.text()]).toEqual([200, 'begun']);
    expect(told(await never)).toEqual(NOT_NOW);
  });

  it('is not there where the backend has none', async () => {
    expect((await ask('/images/TEASER/missing.avif')).status).toBe(404);
  });

  it('is not sent again to a browser that has it', async () => {
    expect((await ask('/images/TEASER/a.avif', { 'if-none-match': ETAG })).status).toBe(304);
    expect((await ask('/images/TEASER/a.avif', { 'if-none-match': '"b"' })).status).toBe(200);
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([ETAG, '"b"']);
  });

  it.each([
    '/images/',
    '/images/../graphql',
    '/images/a..b',
    '/images/%2e%2e/graphql',
    `/images/${'a'.repeat(201)}`,
    '/graphql',
    '/x/images/a.avif',
    '/images/a b',
  ])('a path that is none of theirs is not asked for: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it(`may have a name of 200 characters`, async () => {
    expect((await ask(`/images/${'a'.repeat(200)}`)).status).toBe(200);
  });

  it('is out of reach for now while the backend is away', async () => {
    const app = openProxy();
    await close();
    expect(told(await app.request('/images/TEASER/a.avif'))).toEqual(NOT_NOW);
    backend.listen(0);
  });

  it('takes so many connections and no more while the backend stands still; who finds no place to wait is told at once (F13)', async () => {
    const { held, sockets } = holding();
    const limit = new AbortController();
    const app = openProxy({ connections: 2, late: limit.signal });
    const asking = Array.from({ length: 500 }, (_, at) => app.request(`/images/TEASER/${at}.avif`));
    // Two are asked for, four wait for each of these connections.
    const refused = await Promise.all(asking.slice(10));
    expect(refused.map(told)).toEqual(refused.map(() => NOT_NOW));
    await expect.poll(() => held.length).toBe(2);
    limit.abort();
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(asking.map(() => 503));
    expect([held.length, sockets.size]).toEqual([2, 2]);
  });

  it('is asked for in its turn, and by nobody who has left before', async () => {
    const { held } = holding();
    const app = openProxy({ connections: 1 });
    const first = app.request('/images/TEASER/1.avif');
    const leaving = new AbortController();
    const left = app.request(new Request('http://shop.test/images/TEASER/2.avif', { signal: leaving.signal }));
    const third = app.request('/images/TEASER/3.avif');
    await expect.poll(() => held.length).toBe(1);
    leaving.abort();
    held[0]?.end('one');
    expect(await (await first).text()).toBe('one');
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end('three');
    expect([await (await third).text(), (await left).status]).toEqual(['three', 503]);
  });

  it('keeps no connection for a slow reader, unless it is long', async () => {
    const { held } = holding();
    const app = openProxy({ connections: 1 });
    const begun = async (path: string, text: string): Promise<Response> => {
      const before = held.length;
      const asked = app.request(path);
      await expect.poll(() => held.length).toBe(before + 1);
      held[before]?.end(text);
      return asked;
    };
    const [short, long] = ['s'.repeat(600_000), 'l'.repeat(6_000_000)];
    const unread = await begun('/downloads/short.pdf', short);
    const film = await begun('/downloads/long.webm', long);
    const next = app.request('/images/TEASER/next.avif');
    expect((await film.text()).length).toBe(long.length);
    await expect.poll(() => held.length).toBe(3);
    held[2]?.end('next');
    expect([await (await next).text(), (await unread.text()).length]).toEqual(['next', short.length]);
    const leftHalfWay = await begun('/downloads/long.webm', long);
    const last = app.request('/images/TEASER/last.avif');
    await leftHalfWay.body?.cancel();
    await expect.poll(() => held.length).toBe(5);
    held[4]?.end('last');
    expect(await (await last).text()).toBe('last');
  });
});
