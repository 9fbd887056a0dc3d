// @vitest-environment node

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureProxy } from './picture-proxy.ts';

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

const ask = async (path: string, headers: HeadersInit = {}, method = 'GET'): Promise<Response> => {
  const app = new Hono().get('*', createPictureProxy(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`));
  return app.request(path, { method, headers });
};

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
    const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const app = new Hono().get(
      '*',
      createPictureProxy(origin, () => limit.signal),
    );
    const begun = await app.request('/downloads/slow.webm');
    const never = app.request('/downloads/never.webm');
    limit.abort();
    end();
    expect([begun.status, await begun.text()]).toEqual([200, 'begun']);
    expect((await never).status).toBe(503);
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
    const { port } = backend.address() as AddressInfo;
    await close();
    const app = new Hono().get('*', createPictureProxy(`http://127.0.0.1:${port}`));
    expect((await app.request('/images/TEASER/a.avif')).status).toBe(503);
    backend.listen(0);
  });
});
