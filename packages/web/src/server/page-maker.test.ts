// @vitest-environment node
// What stands around the markup of a page: its files, its state, and the colours of editors with the policy that allows them.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import type { RenderedPage } from '../entry.server.tsx';
import { allowingStyle } from './editor-colours.ts';
import { POLICY_HEADER, securityHeaders } from './security-headers.ts';

const HEADERS = securityHeaders({ paymentOrigins: [], isSecure: true });
let host: OpenHost;
afterEach(() => host.close());

/** A shop host that renders this body for every page. */
const open = async (body: string, rendered: Partial<RenderedPage> = {}) => {
  host = await openHost(
    {},
    {},
    {
      headers: HEADERS,
      render: async () => ({
        status: 200,
        html: `<html><head><title>$&</title></head><body>${body}</body></html>`,
        notes: '<p>$`</p>',
        state: '{"price":"$1"}',
        headers: new Headers({ 'x-page': 'mine' }),
        routeIds: [],
        deferred: { styles: [], code: [] },
        faults: [],
        ...rendered,
      }),
    },
  );
  return host;
};

describe('a page', () => {
  it('has its state behind its markup, word for word, and the policy of every page', async () => {
    const answer = await (await open('<main>Hefte</main>')).get('/');
    expect(await answer.text()).toBe(
      '<!doctype html><html><head><title>$&</title></head><body><main>Hefte</main><p>$`</p><script type="application/json" id="tornister-state">{"price":"$1"}</script></body></html>',
    );
    expect([answer.headers.get('content-type'), answer.headers.get('x-page')]).toEqual([
      'text/html; charset=utf-8',
      'mine',
    ]);
    expect(answer.headers.get(POLICY_HEADER)).toBe(HEADERS[POLICY_HEADER]);
  });

  it('has the colours of editors in one style element of its head, which its policy allows', async () => {
    const answer = await (await open('<p data-tint="--tint:#008dca">Neu</p>')).get('/');
    const css = '[data-tint="--tint:#008dca"]{--tint:#008dca}';
    expect(await answer.text()).toContain(`<title>$&</title><style>${css}</style></head>`);
    expect(answer.headers.get(POLICY_HEADER)).toBe(allowingStyle(HEADERS[POLICY_HEADER] ?? '', css));
    expect(answer.headers.get(POLICY_HEADER)).not.toBe(HEADERS[POLICY_HEADER]);
  });

  it('is packed for who takes it so, has no body for who asks for its head only, and is not sent again', async () => {
    await open('<main>Hefte</main>');
    const plain = await host.get('/', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      expect.stringContaining('Accept-Encoding'),
    ]);
    expect((await host.get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    const head = await fetch(`${host.origin}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const again = await host.get('/', {
      'accept-encoding': 'identity',
      'if-none-match': plain.headers.get('etag') ?? '',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('tells whoever runs the shop what a loader threw by mistake, with the path and without its query', async () => {
    await open('<main>Kurze Pause</main>', { status: 500, faults: [new Error('broken loader')] });
    expect((await host.get('/?email=mia@example.com')).status).toBe(500);
    const [line = ''] = host.logged;
    expect(line).toContain('broken loader');
    expect(line).toContain('A loader failed');
    expect(line).not.toContain('mia@example.com');
  });
});
