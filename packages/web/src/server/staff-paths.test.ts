// @vitest-environment node

import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const TOKEN = 'w'.repeat(32);
const PATHS = [
  '/staff',
  '/staff/orders',
  '/staff/parcels/2600001-1/sent',
  '//staff/orders',
  '/images/../staff/orders',
  '/images/%2e%2e/staff/orders',
  '/images/x/..%2f..%2fstaff/orders',
  '/downloads/..%2fstaff/orders',
];

let backend: Server;
let host: OpenHost;
/** What reached the backend, and with which authorization. */
let heard: { readonly url: string; readonly authorization: string }[] = [];

beforeEach(async () => {
  heard = [];
  backend = createServer((incoming, outgoing) => {
    heard.push({ url: incoming.url ?? '', authorization: incoming.headers.authorization ?? '' });
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ access_token: 'token', expires_in: 3_600 }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  const port = typeof address === 'object' && address !== null ? address.port : expect.fail('no port');
  host = await openHost({}, { BACKEND_URL: `http://127.0.0.1:${port}`, STAFF_TOKEN: TOKEN });
});
afterEach(async () => {
  await host.close();
  backend.closeAllConnections();
  backend.close();
});

/** A request as it is, without a program that puts its path right. */
const statusOf = (path: string, method: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host: name } = new URL(host.origin);
    const headers = {
      host: name,
      origin: host.origin,
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const outgoing = request({ host: hostname, port, path, method, headers, agent: false }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

describe('the staff desk of the backend (docs/staff-desk.md)', () => {
  it.each(PATHS)('is not reached through the shop host at %s', async (path) => {
    for (const method of ['GET', 'POST']) await statusOf(path, method);
    const names = heard.map(({ url }) => new URL(decodeURIComponent(url), 'http://backend').pathname);
    expect(names.filter((name) => name.startsWith('/staff'))).toEqual([]);
    expect(heard.filter(({ authorization }) => authorization.includes(TOKEN))).toEqual([]);
  });

  it('is watched by a backend that hears the shop host', async () => {
    await statusOf('/', 'GET');
    expect(heard.length).toBeGreaterThan(0);
  });
});
