// A cache that processes share, with what has changed announced to all of them.

export { CACHE_URL_WORDS, isCacheUrl } from './cache-url.ts';
export { type CacheEntry, createSharedCache, hasEnded, keep, noSharedCache, type SharedCache } from './shared-cache.ts';
export { watchSharedCache } from './shared-cache-figures.ts';
export { type Change, CONTENT_TAG, EVERYTHING, productTag, type SharedStore } from './shared-store.ts';
export { within } from './within.ts';
