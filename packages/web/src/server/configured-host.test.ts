// @vitest-environment node

import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const DOMAINS = 'de=https://shop.example:8443,at=https://shop.example.at,b2b=https://educational.shop.example';

let host: OpenHost;
afterEach(() => host.close());

/** Status and address of the answer to a request that names a host. */
const ask = (name: string, path: string, method = 'GET'): Promise<readonly [status: number, location?: string]> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(host.origin);
    const outgoing = request({ host: '127.0.0.1', port, path, method, setHost: false, agent: false }, (incoming) => {
      incoming.resume();
      const { statusCode = 0, headers } = incoming;
      incoming.on('end', () => resolve(headers.location === undefined ? [statusCode] : [statusCode, headers.location]));
    });
    outgoing.setHeader('host', name);
    outgoing.on('error', reject);
    outgoing.end();
  });

const openAt = (domains: Readonly<Record<string, string>>) => openHost({}, { SHOP_MODE: 'demo', ...domains });

describe('a page at a name that is not the configured one of its storefront', () => {
  it('lies at the configured one, for everyone and for one visitor alike', async () => {
    host = await openAt({ SHOP_DOMAINS: DOMAINS });
    for (const [name, path, address] of [
      ['www.shop.example.at', '/', 'https://shop.example.at/'],
      ['WWW.shop.example.at:443', '/login/?a=b', 'https://shop.example.at/login/?a=b'],
      ['www.shop.example', '/checkout/basket/', 'https://shop.example:8443/checkout/basket/'],
      ['another.example', '/', 'https://shop.example:8443/'],
      ['www.educational.shop.example', '/heft/', 'https://educational.shop.example/heft/'],
    ] as const) {
      expect([name, ...(await ask(name, path))]).toEqual([name, 301, address]);
      expect(await ask(name, path, 'HEAD')).toEqual([301, address]);
    }
    expect(host.asked).toEqual([]);
  });

  it('lies where it is asked for at the configured one, whatever the port, and at what is no public name', async () => {
    host = await openAt({ SHOP_DOMAINS: DOMAINS });
    for (const name of [
      'shop.example',
      'shop.example:8443',
      'shop.example.',
      'shop.example.at',
      '127.0.0.1:3000',
      '[::1]:3000',
      'localhost',
      'shop-host:3000',
    ])
      expect([name, ...(await ask(name, '/'))]).toEqual([name, 200]);
  });

  it('leads nobody out of the shop', async () => {
    host = await openAt({ SHOP_DOMAINS: DOMAINS });
    for (const path of ['//evil.example/', '/\\evil.example/', 'http://evil.example/', '/login/%0d%0a'])
      for (const address of (await ask('www.shop.example.at', path)).slice(1))
        expect(new URL(String(address)).origin).toBe('https://shop.example.at');
  });

  it('is asked for there: files, endpoints, forms and what machines ask for stay', async () => {
    host = await openAt({ SHOP_DOMAINS: DOMAINS });
    for (const path of ['/robots.txt', '/assets/a.js', '/api/nothing/', '/healthz'])
      expect([path, (await ask('www.shop.example.at', path))[0]]).not.toEqual([path, 301]);
    expect(await ask('www.shop.example.at', '/login/', 'POST')).toEqual([403]);
  });

  it('lies anywhere while the shop lives on this computer', async () => {
    host = await openAt({});
    expect(await ask('www.de.localhost', '/')).toEqual([200]);
  });
});
