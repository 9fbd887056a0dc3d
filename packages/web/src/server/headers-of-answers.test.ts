// @vitest-environment node
// Which answers of the shop host carry the security headers: all, plain files three of them; and that they say what time it is.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';

let host: OpenHost;
afterEach(() => host.close());

const HEADERS = securityHeaders({ paymentOrigins: [], isSecure: true });
const TYPES: Readonly<Record<string, string>> = {
  '/assets/a.js': 'text/javascript',
  '/assets/drawing.svg': 'image/svg+xml',
  '/elsewhere/a.js': 'text/javascript',
};

/** A shop host with all its headers and some files. */
const open = () =>
  openHost(
    {},
    {},
    {
      headers: HEADERS,
      files: (path) => {
        const type = TYPES[path];
        return type === undefined ? undefined : new Response('file', { headers: { 'content-type': type } });
      },
    },
  );

/** The security headers of an answer, of those that the shop host has. */
const missingIn = ({ headers }: Response): readonly string[] =>
  Object.entries(HEADERS).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name]));

describe('the time of the shop', () => {
  it('comes with each page, also with one that was kept and one that the browser has already', async () => {
    host = await open();
    const timeOf = (answer: Response): number =>
      Number(/^shop-time;dur=(\d+)$/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
    const before = Date.now();
    for (const path of ['/', '/', '/checkout/basket/', '/gibt-es-nicht/'])
      expect(timeOf(await host.get(path))).toBeGreaterThanOrEqual(before);
    const etag = (await host.get('/')).headers.get('etag') ?? '';
    const known = await host.get('/', { 'if-none-match': etag });
    expect([known.status, timeOf(known) >= before]).toEqual([304, true]);
  });
});

describe('the security headers', () => {
  it.each([
    '/',
    '/checkout/basket/',
    '/gibt-es-nicht/',
    '/healthz',
    '/robots.txt',
    '/api/nothing/',
    '/assets/missing.js',
  ])('come with %s', async (path) => {
    host = await open();
    expect(missingIn(await host.get(path))).toEqual([]);
  });

  it.each(['/assets/drawing.svg', '/elsewhere/a.js'])(
    'come with a file that may be opened as a document (%s)',
    async (path) => {
      host = await open();
      expect(missingIn(await host.get(path))).toEqual([]);
    },
  );

  it('come with a form that was refused because of where it came from', async () => {
    host = await open();
    const refused = await fetch(`${host.origin}/checkout/basket/`, {
      method: 'POST',
      headers: { origin: 'https://evil.tld' },
    });
    expect([refused.status, refused.headers.get('cache-control'), missingIn(refused)]).toEqual([403, 'no-store', []]);
  });

  it('are three for a script, which is no document: it is what it says that it is, in no frame, over https', async () => {
    host = await open();
    const script = await host.get('/assets/a.js');
    const ofFiles = ['X-Content-Type-Options', 'Strict-Transport-Security'];
    expect(missingIn(script)).toEqual(Object.keys(HEADERS).filter((name) => !ofFiles.includes(name)));
    expect(script.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('ask for https with files, too, only where the shop has it', () => {
    expect(fileHeaders(securityHeaders({ paymentOrigins: [], isSecure: false }))).toEqual({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
  });
});
