// @vitest-environment node

import { request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => {
  vi.restoreAllMocks();
  return host.close();
});

type Answered = { readonly status: number; readonly text: string; readonly headers: NodeJS.Dict<unknown> };

/** One request as it is: `fetch` would put its address right. */
const raw = (path: string, method = 'GET', at = 'de.localhost'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = { origin: host.origin, host: at };
    request({ host: '127.0.0.1', port: new URL(host.origin).port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });

const TOKEN = 'q7Zt-Open_me_Kx3';

it.each([
  '/%',
  '/%ff',
  '/%E0%A4%A/',
  '/%e0/%a4/',
  '/angebote-50%/',
  '/%?a=1',
  `/classlist/${TOKEN}/%`,
  `/classlist/${TOKEN}%ff/`,
  `/CLASSLIST//${TOKEN}/%ff`,
  '/checkout/basket/%',
  '/api/shop/%',
  '/images/%.webp',
  'http://de.localhost/%',
])('%s is an address that no page has, and no router writes of it', async (path) => {
  // Where libraries write past the log.
  const written = (['warn', 'error', 'info', 'log'] as const).map((name) => vi.spyOn(console, name));
  host = await openHost({}, { LOG_LEVEL: 'debug' }, { headers: { 'x-content-type-options': 'nosniff' } });
  for (const method of ['GET', 'POST', 'HEAD']) {
    const { status, text, headers } = await raw(path, method);
    expect([method, status, headers['x-content-type-options']]).toEqual([method, 404, 'nosniff']);
    expect(text.includes('Diese Seite gibt es nicht')).toBe(method !== 'HEAD');
    await expect.poll(() => host.logged.join()).toContain(String(headers['x-request-id']));
  }
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
  const lines = host.logged.map((line) => JSON.parse(line) as { readonly level: number; readonly route?: string });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(host.logged.join()).not.toContain(TOKEN);
  expect(host.asked).toEqual([]);
});

it.each(['/%C3%A4/', '/50%25/', '/%00'])('%s can be read, and is asked of the backend', async (path) => {
  host = await openHost();
  expect((await raw(path)).text).not.toContain('Die Adresse ist unlesbar');
  expect(host.asked).toContain('getPageDetails');
});

it.each([
  ['de.localhost', 'Zur Startseite'],
  ['en.localhost', 'To the home page'],
])('at %s is told in the language of the shop, with a way home', async (at, home) => {
  host = await openHost();
  const { text } = await raw('/%', 'GET', `${at}:${new URL(host.origin).port}`);
  expect(text).toContain(`<a href="/">${home}</a>`);
});
