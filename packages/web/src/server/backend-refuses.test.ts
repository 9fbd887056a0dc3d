// @vitest-environment node

import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { isRefused } from './is-refused.ts';

let host: OpenHost;
afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
});

/** How often each of the host's calls has been tried; a refused one leaves no trace on the other side. */
const countAttempts = () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return (): number[] => {
    const bodies = fetched.mock.calls
      .filter(([address]) => String(address) === `${host.backendUrl}/graphql`)
      .map(([, init]) => String(init?.body));
    return [...new Set(bodies)].map((body) => bodies.filter((one) => one === body).length);
  };
};

describe('while the backend refuses connections', () => {
  it('a page is a 503 soon: its calls are tried twice, not five times, and nobody who comes after it waits as long', async () => {
    host = await openHost();
    // The token is there, so that what is counted is the page's own calls.
    await host.get('/token-is-fetched/');
    await host.stopBackend();
    const attempts = countAttempts();
    expect((await host.get('/a/')).status).toBe(503);
    const first = attempts();
    expect(first.length).toBeGreaterThan(0);
    expect(Math.max(...first)).toBe(2);
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
