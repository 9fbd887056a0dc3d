// Caches of a process, bounded by bytes.

export { approximateBytes } from './approximate-bytes.ts';
export {
  type BoundedCache,
  type CacheStatistics,
  createBoundedCache,
  entryBytes,
} from './bounded-cache.ts';
