import { describe, expect, it } from 'vitest';
import { createBoundedCache, entryBytes } from '../cache/index.ts';
import { type MetricsReader, mayReadMetrics } from './may-read-metrics.ts';
import { createMetrics } from './metrics.ts';

const reader = (headers: Readonly<Record<string, string>> = {}, more: Partial<MetricsReader> = {}): MetricsReader => ({
  socketAddress: '::ffff:127.0.0.1',
  hostname: 'localhost',
  header: (name) => headers[name],
  ...more,
});

describe('mayReadMetrics', () => {
  it('lets a program at this computer read, and nobody else', () => {
    expect(mayReadMetrics(reader(), undefined)).toBe(true);
    expect(mayReadMetrics(reader({}, { socketAddress: '192.0.2.7' }), undefined)).toBe(false);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])('takes nobody for local who comes with %s', (name) => {
    expect(mayReadMetrics(reader({ [name]: '192.0.2.7' }), undefined)).toBe(false);
  });

  it("does not answer under the name of a stranger's site", () => {
    expect(mayReadMetrics(reader({}, { hostname: 'evil.example' }), undefined)).toBe(false);
  });

  it('with a token lets in who brings it, from anywhere, and not even this computer without it', () => {
    const far = { socketAddress: '192.0.2.7', hostname: 'shop.example' };
    expect(mayReadMetrics(reader({ authorization: 'Bearer sesame' }, far), 'sesame')).toBe(true);
    expect(mayReadMetrics(reader({ authorization: 'Bearer sesam' }, far), 'sesame')).toBe(false);
    expect(mayReadMetrics(reader(), 'sesame')).toBe(false);
  });
});

describe('createMetrics', () => {
  it('counts requests by route, status and a method of a closed list', async () => {
    const metrics = createMetrics();
    metrics.countRequest({ method: 'GET', route: 'home', status: 200, seconds: 0.02 });
    metrics.countRequest({ method: 'BREW', route: 'home', status: 405, seconds: 0.001 });
    const { text, contentType } = await metrics.read();
    expect(contentType).toContain('text/plain');
    expect(text).toContain(
      'tornister_http_request_duration_seconds_bucket{le="0.025",method="GET",route="home",status="200"} 1',
    );
    expect(text).toContain('tornister_http_request_duration_seconds_count{method="other",route="home",status="405"} 1');
  });

  it('tells the bytes, entries and lookups of its caches, also when it is read twice', async () => {
    const metrics = createMetrics();
    const cache = createBoundedCache<string>({ maxBytes: 10_000, bytesOf: (text) => text.length });
    metrics.watchCache('pages', cache);
    cache.set('a', '12345');
    cache.get('a');
    cache.get('b');
    await metrics.read();
    const { text } = await metrics.read();
    expect(text).toContain(`tornister_cache_bytes{cache="pages"} ${entryBytes('a', 5)}`);
    expect(text).toContain('tornister_cache_entries{cache="pages"} 1');
    expect(text).toContain('tornister_cache_lookups_total{cache="pages",result="fresh"} 1');
    expect(text).toContain('tornister_cache_lookups_total{cache="pages",result="missing"} 1');
  });

  it('has the event loop lag and the open files of the process where it is asked for them', async () => {
    const { text } = await createMetrics({ withProcessFigures: true }).read();
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_open_fds');
  });
});
