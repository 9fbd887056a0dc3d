// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { findPage } from '../routing/find-page.ts';
import { routeLabel } from './route-label.ts';

const TOKEN = 't'.repeat(32);
let open: OpenHost | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const openShop = async (...parts: Parameters<typeof openHost>): Promise<OpenHost> => {
  open = await openHost(...parts);
  return open;
};

const read = async (host: OpenHost, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const answer = await host.get('/metrics', headers);
  return answer.status === 200 ? answer.text() : String(answer.status);
};

describe('/metrics of the shop host', () => {
  it('tells requests by page, and what the caches hold', async () => {
    const host = await openShop();
    await (await host.get('/')).text();
    await (await host.get('/')).text();
    await (await host.get('/wp-admin/')).text();
    const text = await read(host);
    expect(text).toContain(
      'tornister_http_request_duration_seconds_count{method="GET",route="page home",status="200"} 2',
    );
    expect(text).toMatch(/route="page [\w-]+",status="404"/);
    expect(text).toContain('tornister_cache_lookups_total{cache="pages",result="fresh"} 1');
    expect(text).toMatch(/tornister_cache_bytes\{cache="answers"\} [1-9]/);
    expect(text).not.toContain('wp-admin');
  });

  it('is a page that does not exist for whoever comes through a proxy', async () => {
    const host = await openShop();
    expect(await read(host, { 'x-forwarded-for': '192.0.2.7' })).toBe('404');
  });

  it('is there from anywhere for who brings the token, once there is one', async () => {
    const host = await openShop({}, { METRICS_TOKEN: TOKEN });
    expect(await read(host)).toBe('404');
    expect(await read(host, { 'x-forwarded-for': '192.0.2.7', authorization: `Bearer ${TOKEN}` })).toContain(
      'tornister_',
    );
  });
});

describe('routeLabel', () => {
  it.each([
    ['/', 'page home'],
    ['/assets/app-1.js', 'assets'],
    ['/images/x/y.avif', 'images'],
    ['/api/shop/', '/api/shop/'],
    ['/api/anything/', 'other'],
    ['/readyz', 'readyz'],
    ['/x.php', 'other'],
  ])('names %s %s', (path, label) => {
    expect(routeLabel(path, findPage)).toBe(label);
  });
});
