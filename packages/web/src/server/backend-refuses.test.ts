// @vitest-environment node

import { RETRY_INITIAL_DELAY_MS } from '@tornister/domain/session';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { isRefused } from './is-refused.ts';

let host: OpenHost;
afterEach(() => host.close());

/** So long five attempts would wait between them at the least; each pause is twice the one before. */
const ALL_PAUSES_MS = RETRY_INITIAL_DELAY_MS * (1 + 2 + 4 + 8);

const timed = async (answer: Promise<Response>): Promise<readonly [status: number, ms: number]> => {
  const before = performance.now();
  const { status } = await answer;
  return [status, performance.now() - before];
};

describe('while the backend refuses connections', () => {
  it('a page is a 503 soon, and nobody who comes after it waits for the same news', async () => {
    host = await openHost();
    // The token is there, so that what is measured is the page's own calls.
    await host.get('/token-is-fetched/');
    await host.stopBackend();
    const [first, took] = await timed(host.get('/a/'));
    expect(first).toBe(503);
    // A page that asks nobody any more shows how long this machine renders.
    const [, rendering] = await timed(host.get('/c/'));
    expect(took - rendering).toBeLessThan(ALL_PAUSES_MS);
    const answer = await host.get('/b/');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('the page names its request, which the log can be searched for', async () => {
    host = await openHost();
    const missing = await host.get('/not/there.php');
    expect(await missing.text()).not.toContain(missing.headers.get('x-request-id') ?? 'none');
    await host.stopBackend();
    const answer = await host.get('/');
    const id = answer.headers.get('x-request-id') ?? 'none';
    const text = await answer.text();
    expect(text.split(id), 'once to read, once for the tab').toHaveLength(3);
  });

  it('cached pages are still served', async () => {
    host = await openHost({}, { ANSWER_CACHE_SECONDS: '0' });
    const fresh = await (await host.get('/')).text();
    await host.stopBackend();
    expect((await host.get('/other/')).status).toBe(503);
    const cached = await host.get('/');
    expect([cached.status, await cached.text()]).toEqual([200, fresh]);
  });

  it('the process runs, and says that it is not ready', async () => {
    host = await openHost();
    await host.stopBackend();
    expect((await host.get('/healthz')).status).toBe(200);
    expect((await host.get('/readyz')).status).toBe(503);
  });
});

describe('isRefused', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });

  it('knows a refused connection behind what fetch throws', () => {
    expect(isRefused(new TypeError('fetch failed', { cause: refused }))).toBe(true);
    expect(isRefused(new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) }))).toBe(true);
  });

  it.each([
    new TypeError('fetch failed', { cause: reset }),
    new TypeError('fetch failed', { cause: new AggregateError([refused, reset]) }),
    new AggregateError([]),
    new Error('Request timed out (5000ms)'),
    undefined,
  ])('takes nothing else for one', (reason) => {
    expect(isRefused(reason)).toBe(false);
  });
});
