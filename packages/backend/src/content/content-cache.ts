// Caches what the content system says for a second: every page of the shop asks for the same footer and the same switches, and an editor's
// change may take that long to be seen.

import { approximateBytes, type BoundedCache, createBoundedCache } from '@tornister/process/cache';
import type { Database } from '../database/database.ts';

/** How long an answer is believed without asking the database, in milliseconds. */
const CONTENT_FRESH_MS = 1_000;
/** What the answers may weigh together; addresses can be anything, so there has to be an end. */
const MAX_BYTES = 8 * 1024 * 1024;

type ContentCache = {
  readonly answers: BoundedCache<unknown>;
  /** Reads that are under way, for those who ask meanwhile. */
  readonly underWay: Map<string, Promise<unknown>>;
};

const cacheByDatabase = new WeakMap<Database, ContentCache>();

const cacheOf = (database: Database): ContentCache => {
  const known = cacheByDatabase.get(database);
  if (known !== undefined) return known;
  const cache = {
    answers: createBoundedCache<unknown>({
      freshMs: CONTENT_FRESH_MS,
      maxBytes: MAX_BYTES,
      bytesOf: approximateBytes,
    }),
    underWay: new Map<string, Promise<unknown>>(),
  };
  cacheByDatabase.set(database, cache);
  return cache;
};

/** The cached answers of a database, for the figures. */
export const contentCacheOf = (database: Database): BoundedCache<unknown> => cacheOf(database).answers;

/** What `read` answers, asked at most once a second for each key; those who ask at the same moment share one answer. */
export const cachedContent = <Value>(database: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
  const { answers, underWay } = cacheOf(database);
  const known = answers.get(key);
  if (known !== undefined) return Promise.resolve(known.value as Value);
  const running = underWay.get(key);
  if (running !== undefined) return running as Promise<Value>;
  const reading = (async () => {
    try {
      const value = await read();
      answers.set(key, value);
      return value;
    } finally {
      underWay.delete(key);
    }
  })();
  underWay.set(key, reading);
  return reading;
};
