// Collects what an operator watches: requests by route and status with their durations, caches, and what Node.js says of the process
// (event loop lag, memory, open files). Names follow the conventions of Prometheus: base units, counters end in `_total`.

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CacheStatistics } from '../cache/index.ts';
import { createRequestDurations } from './request-durations.ts';

type RequestFigures = {
  readonly method: string;
  /** The pattern or name of the route; never a path, of which there are endlessly many. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

type WatchedCache = { readonly statistics: () => CacheStatistics };

export type Metrics = {
  /** For figures that only one of the processes has. */
  readonly registry: Registry;
  readonly countRequest: (figures: RequestFigures) => void;
  /** Has the cache's size and lookups among the figures from now on. */
  readonly watchCache: (name: string, cache: WatchedCache) => void;
  /** The figures of this moment, and the media type that they have. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
};

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * The figures of a process. `withProcessFigures` adds those of Node.js, which are there once in a process and not once in every test.
 */
export const createMetrics = ({ withProcessFigures = false } = {}): Metrics => {
  const registry = new Registry();
  if (withProcessFigures) collectDefaultMetrics({ register: registry });
  const requests = createRequestDurations();
  const caches = new Map<string, WatchedCache>();
  const eachCache = (show: (cache: string, statistics: CacheStatistics) => void): void => {
    for (const [name, cache] of caches) show(name, cache.statistics());
  };
  new Gauge({
    name: 'tornister_cache_bytes',
    help: 'What the entries of a cache weigh.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      eachCache((cache, { bytes }) => this.set({ cache }, bytes));
    },
  });
  new Gauge({
    name: 'tornister_cache_entries',
    help: 'Entries of a cache.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      eachCache((cache, { entries }) => this.set({ cache }, entries));
    },
  });
  new Counter({
    name: 'tornister_cache_lookups_total',
    help: 'How often a cache was asked, by result: fresh, stale or missing.',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      eachCache((cache, { lookups }) => {
        for (const [result, count] of Object.entries(lookups)) this.inc({ cache, result }, count);
      });
    },
  });
  return {
    registry,
    countRequest: ({ method, route, status, seconds }) =>
      requests.count({ method: METHODS.has(method) ? method : 'other', route, status }, seconds),
    watchCache: (name, cache) => void caches.set(name, cache),
    read: async () => ({
      text: `${requests.text()}\n${await registry.metrics()}`,
      contentType: registry.contentType,
    }),
  };
};
