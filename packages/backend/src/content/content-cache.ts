// Caches what the content system says for a second: every page of the shop asks for the same footer and the same switches, and an editor's
// change may take that long to be seen.

import type { Database } from '../database/database.ts';

/** How long an answer is believed without asking the database, in milliseconds. */
const CONTENT_FRESH_MS = 1_000;
/** Answers that are cached at the most; addresses can be anything, so there has to be an end. */
const MOST_ANSWERS = 1_000;

type CachedAnswer = { readonly value: Promise<unknown>; readonly askedAt: number };

const cacheByDatabase = new WeakMap<Database, Map<string, CachedAnswer>>();

const cacheOf = (database: Database): Map<string, CachedAnswer> => {
  const cache = cacheByDatabase.get(database) ?? new Map<string, CachedAnswer>();
  cacheByDatabase.set(database, cache);
  return cache;
};

/** What `read` answers, asked at most once a second for each key; those who ask at the same moment share one answer. */
export const cachedContent = <Value>(database: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
  const cache = cacheOf(database);
  const known = cache.get(key);
  const now = performance.now();
  if (known !== undefined && now - known.askedAt < CONTENT_FRESH_MS) return known.value as Promise<Value>;
  const value = read();
  if (cache.size >= MOST_ANSWERS) cache.clear();
  cache.set(key, { value, askedAt: now });
  value.catch(() => cache.delete(key));
  return value;
};
