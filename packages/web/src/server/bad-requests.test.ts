// @vitest-environment node

import { request } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';
import { depthOf, parsedJson } from './json-text.ts';

let host: OpenHost;
afterEach(() => host?.close());

type Sent = {
  readonly path?: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
};

/** One request as it is, with headers that `fetch` would put right. */
const raw = ({ path = '/', method = 'GET', headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(host.origin);
    const outgoing = request({ host: '127.0.0.1', port, path, method, setHost: false, agent: false }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
    });
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const post = (path: string, type: string | undefined, body: string): Promise<number> =>
  raw({
    path,
    method: 'POST',
    headers: {
      host: new URL(host.origin).host,
      origin: host.origin,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body,
  });

const FORMS = ['login', 'basket', 'shipping', 'payment', 'summary'].map((step) => `/checkout/${step}/`);

describe('a form that is none', () => {
  it.each(FORMS)('is refused by its type at %s', async (path) => {
    host = await openHost();
    for (const type of ['application/json', 'text/plain', 'application/xml', 'form', undefined]) {
      expect([type, await post(path, type, '{}')]).toEqual([type, 415]);
    }
    expect(host.asked).toEqual([]);
  });

  it.each(FORMS)('is refused when it is broken at %s', async (path) => {
    host = await openHost();
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data;;']) {
      expect([type, await post(path, type, '--y\r\nnothing')]).toEqual([type, 400]);
    }
  });
});

describe('a body that is nested too deep', () => {
  it.each(['shop', 'login-action', 'checkout-auth', 'confirmation-cleanup'])('is a 400 at /api/%s/', async (name) => {
    host = await openHost();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const body of [deep, `{"query":${JSON.stringify(publishedText('logout'))},"variables":{"a":${deep}}}`]) {
      expect(await post(`/api/${name}/`, 'application/json', body)).toBe(400);
    }
  });

  it('is measured as JSON is read, whatever stands in its texts', () => {
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(depthOf(JSON.stringify(value))).toBe(depth(value));
      }),
    );
    expect(parsedJson('{')).toBeUndefined();
  });
});

describe('where a form comes from', () => {
  const urlencoded = 'application/x-www-form-urlencoded';
  const from = (origin: string | undefined, at: string): Promise<number> =>
    raw({
      path: '/checkout/basket/',
      method: 'POST',
      headers: { host: at, 'content-type': urlencoded, ...(origin === undefined ? {} : { origin }) },
      body: '',
    });

  it('is the configured origin of the storefront, scheme and port included', async () => {
    host = await openHost(
      {},
      {
        SHOP_MODE: 'demo',
        SHOP_DOMAINS: 'de=https://www.shop.example,at=https://at.shop.example',
      },
    );
    expect(await from('https://www.shop.example', 'www.shop.example')).not.toBe(403);
    for (const origin of [
      'http://www.shop.example',
      'https://www.shop.example:8443',
      'https://at.shop.example',
      'https://evil@www.shop.example',
      'https://www.shop.example.evil.tld',
      'null',
      undefined,
    ]) {
      expect([origin, await from(origin, 'www.shop.example')]).toEqual([origin, 403]);
    }
    expect(await from('https://evil.tld', 'evil.tld')).toBe(403);
  });

  it('is the host that was asked while the shop lives on this computer', async () => {
    host = await openHost();
    expect(await from('http://de.localhost:8080', 'de.localhost:8080')).not.toBe(403);
    for (const origin of ['https://de.localhost:8080', 'http://a@de.localhost:8080', 'http://at.localhost:8080']) {
      expect([origin, await from(origin, 'de.localhost:8080')]).toEqual([origin, 403]);
    }
  });
});

describe('a method that no page and no endpoint has', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is a 405, wherever it comes from (%s)', async (method) => {
    host = await openHost();
    const headers = { host: new URL(host.origin).host, origin: host.origin };
    for (const path of ['/', '/checkout/basket/', '/api/token/', '/newsletter/unsubscribe/'])
      expect([path, await raw({ path, method, headers })]).toEqual([path, 405]);
    expect(host.asked).toEqual([]);
  });
});

describe('two Host headers', () => {
  it('are a 400, for cached pages, endpoints and files alike', async () => {
    host = await openHost();
    for (const path of ['/', '/checkout/basket/', '/api/token/', '/robots.txt', '/assets/a.js']) {
      expect([path, await raw({ path, headers: { host: ['de.localhost', 'at.localhost'] } })]).toEqual([path, 400]);
    }
  });
});
