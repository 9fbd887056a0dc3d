// Pages that are the same for everyone, cached ready to send: compressed, with their headers and entity tag, fresh for some seconds and still
// shown for a while after that while one rendering makes them anew.

import type { AbTest } from '@tornister/domain/content';
import { type BoundedCache, type CacheStatistics, createBoundedCache } from '@tornister/process/cache';
import { compress, type Effort, type Encoding, tagOf } from './compression.ts';

/** What a page weighs beside its body: mostly its headers. */
const HEADER_BYTES = 1_024;

/** A page in one encoding; visitors who take another one have entries of their own. */
export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** The A/B tests of the page, one combination of whose variants this is. */
  readonly tests: readonly AbTest[];
};

export type FreshPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** False for answers that must not be shown to anybody else, like a failure. */
  readonly mayBeCached: boolean;
  readonly tests?: readonly AbTest[];
};

/** Makes a page ready to send in one encoding. */
export const compressPage = async (page: FreshPage, encoding: Encoding, effort: Effort): Promise<CachedPage> => {
  const body = await compress(page.body, encoding, effort);
  const etag = tagOf(body);
  return {
    status: page.status,
    etag,
    headers: {
      ...page.headers,
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    },
    body,
    tests: page.tests ?? [],
  };
};

type Make = () => Promise<FreshPage>;

export type PageCache = {
  /** A page that can be sent at once, if there is one; a stale one is made anew behind the visitor's back. */
  readonly ready: (key: string, encoding: Encoding, make: Make) => CachedPage | undefined;
  /** The page, made now if it has to be; one rendering at a time for each key. */
  readonly get: (key: string, encoding: Encoding, make: Make) => Promise<CachedPage>;
  readonly statistics: () => CacheStatistics;
};

export type PageCacheOptions = {
  /** How long a page is fresh, in seconds. */
  readonly seconds: number;
  /** What all cached pages may weigh, in bytes. */
  readonly maxBytes: number;
  readonly now?: () => number;
};

/** An empty cache; 0 seconds or 0 bytes cache nothing. Stale pages stay as long as there is space, for when the backend is away. */
export const createPageCache = ({ seconds, maxBytes, now = Date.now }: PageCacheOptions): PageCache => {
  const pages: BoundedCache<CachedPage> = createBoundedCache({
    freshMs: seconds * 1_000,
    maxBytes,
    bytesOf: ({ body }) => body.length + HEADER_BYTES,
    now,
  });
  const underWay = new Map<string, Promise<CachedPage>>();

  const render = (key: string, encoding: Encoding, make: Make): Promise<CachedPage> => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const run = (async () => {
      try {
        const fresh = await make();
        const willBeCached = fresh.mayBeCached && seconds > 0 && maxBytes > 0;
        const compressed = await compressPage(fresh, encoding, willBeCached ? 'cached' : 'once');
        if (willBeCached) pages.set(key, compressed);
        return compressed;
      } finally {
        underWay.delete(key);
      }
    })();
    underWay.set(key, run);
    return run;
  };

  return {
    ready: (key, encoding, make) => {
      const ownKey = `${encoding} ${key}`;
      const known = pages.peek(ownKey);
      if (known === undefined) return undefined;
      // A failed renewal leaves the stale page in place: better yesterday's price list than none.
      if (!known.isFresh) render(ownKey, encoding, make).catch(() => undefined);
      return known.value;
    },
    get: (key, encoding, make) => render(`${encoding} ${key}`, encoding, make),
    statistics: pages.statistics,
  };
};
