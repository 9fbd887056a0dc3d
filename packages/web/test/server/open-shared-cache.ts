// A cache that shop hosts share, and pages as they are rendered, for tests of what lies before them.

import { type CacheEntry, noSharedCache, type SharedCache } from '@tornister/process/shared-cache';
import type { FreshPage } from '../../src/server/page-cache.ts';

/** A page that may be kept. */
export const aFreshPage = (body: string, more: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  headers: {},
  body,
  mayBeCached: true,
  ...more,
});

/** A shared cache that counts its calls; what is found in it is so many milliseconds old. */
export const openSharedCache = (ageMs = 0) => {
  const kept = new Map<string, unknown>();
  let calls = 0;
  const shared: SharedCache = {
    ...noSharedCache,
    get: async <Value>(key: string) => {
      calls += 1;
      return kept.has(key) ? { kept: kept.get(key) as CacheEntry<Value>, ageMs } : undefined;
    },
    put: (key, value) => {
      calls += 1;
      kept.set(key, value);
    },
  };
  return { shared, kept, calls: () => calls };
};
