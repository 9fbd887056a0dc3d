// A cache that is bounded by bytes, so that no number of visitors and no size of answers fills the memory of a process. The entry that was
// used least recently goes first.

import { LRUCache } from 'lru-cache';

/** What an entry takes beside its value: its key's bookkeeping and the places in the cache's own lists. */
const ENTRY_BYTES = 256;
/** Strings are one or two bytes a letter in memory; counted is the larger. */
const BYTES_PER_LETTER = 2;

/** How often the cache was asked since the process started, by what came of it. */
type Lookups = { readonly fresh: number; readonly stale: number; readonly missing: number };

export type CacheStatistics = { readonly bytes: number; readonly entries: number; readonly lookups: Lookups };

type Found<Value> = { readonly value: Value; readonly isFresh: boolean; readonly staleMs: number };

export type BoundedCache<Value> = {
  /** The entry if it is still fresh. */
  readonly get: (key: string) => { readonly value: Value } | undefined;
  /** The entry however old it is, whether it is still fresh, and for how many milliseconds it has not been. */
  readonly peek: (key: string) => Found<Value> | undefined;
  /** The value however old it is, for whoever looks after the cache: it counts as no lookup. */
  readonly inspect: (key: string) => Value | undefined;
  /** Stores the value, unless it alone is heavier than the whole cache may be; one that is not new is fresh for less time than others. */
  readonly set: (key: string, value: Value, ageMs?: number) => void;
  /** Puts another form of the same value in its place, as old as it is; does nothing where something else has been stored meanwhile. */
  readonly replace: (key: string, value: Value, by: Value) => void;
  readonly delete: (key: string) => void;
  readonly keys: () => Iterable<string>;
  /** Drops every entry that is no longer fresh, for caches whose stale entries are of no use. */
  readonly dropStale: () => void;
  readonly clear: () => void;
  readonly statistics: () => CacheStatistics;
};

export type BoundedCacheOptions<Value> = {
  /** How long an entry is fresh, in milliseconds; 0 stores nothing, and where nothing is said entries stay fresh. */
  readonly freshMs?: number;
  /** What all entries may weigh together, in bytes; 0 stores nothing. */
  readonly maxBytes: number;
  /** What a value weighs, in bytes, without its key. */
  readonly bytesOf: (value: Value) => number;
  /** The time in milliseconds. */
  readonly now?: () => number;
};

type Entry<Value> = { readonly value: Value; readonly freshUntil: number; readonly bytes: number };

/** What an entry with this key and a value of so many bytes counts as. */
export const entryBytes = (key: string, valueBytes: number): number =>
  ENTRY_BYTES + key.length * BYTES_PER_LETTER + Math.ceil(valueBytes);

/** An empty cache. */
export const createBoundedCache = <Value>({
  freshMs = Number.POSITIVE_INFINITY,
  maxBytes,
  bytesOf,
  now = () => performance.now(),
}: BoundedCacheOptions<Value>): BoundedCache<Value> => {
  const isOff = freshMs === 0 || maxBytes === 0;
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const lookups = { fresh: 0, stale: 0, missing: 0 };

  const find = (key: string): Found<Value> | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const staleMs = Math.max(0, now() - entry.freshUntil);
    return { value: entry.value, isFresh: now() < entry.freshUntil, staleMs };
  };

  const store = (key: string, value: Value, freshUntil: number): void => {
    entries.set(key, { value, freshUntil, bytes: entryBytes(key, bytesOf(value)) });
  };

  return {
    peek: (key) => {
      const found = find(key);
      if (found === undefined) lookups.missing += 1;
      else lookups[found.isFresh ? 'fresh' : 'stale'] += 1;
      return found;
    },
    get: (key) => {
      const found = find(key);
      lookups[found?.isFresh === true ? 'fresh' : 'missing'] += 1;
      return found?.isFresh === true ? found : undefined;
    },
    inspect: (key) => entries.peek(key)?.value,
    set: (key, value, ageMs = 0) => {
      if (!isOff) store(key, value, now() + freshMs - ageMs);
    },
    replace: (key, value, by) => {
      const entry = entries.peek(key);
      if (entry?.value === value) store(key, by, entry.freshUntil);
    },
    delete: (key) => void entries.delete(key),
    keys: () => entries.keys(),
    dropStale: () => {
      const moment = now();
      for (const [key, { freshUntil }] of [...entries.entries()]) if (moment >= freshUntil) entries.delete(key);
    },
    clear: () => entries.clear(),
    statistics: () => ({ bytes: entries.calculatedSize, entries: entries.size, lookups: { ...lookups } }),
  };
};
