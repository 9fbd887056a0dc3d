// What the content system says, believed for a moment. Every page of the shop asks for the same footer and the same switches, and an
// editor's change may take a second to be seen.

import type { Database } from '../database/database.ts';

/** How long an answer is believed without asking the database, in milliseconds. */
export const CONTENT_FRESH_MS = 1_000;
/** Answers that are kept at most; addresses can be anything, so there has to be an end. */
const MOST_ANSWERS = 1_000;

type Kept = { readonly value: Promise<unknown>; readonly askedAt: number };

const keptByDatabase = new WeakMap<Database, Map<string, Kept>>();

const keptFor = (database: Database): Map<string, Kept> => {
  const kept = keptByDatabase.get(database) ?? new Map<string, Kept>();
  keptByDatabase.set(database, kept);
  return kept;
};

/** What `read` answers, asked at most once a second for each key; those who ask at the same moment share one answer. */
export const keptContent = <Value>(database: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
  const kept = keptFor(database);
  const known = kept.get(key);
  const now = performance.now();
  if (known !== undefined && now - known.askedAt < CONTENT_FRESH_MS) return known.value as Promise<Value>;
  const value = read();
  if (kept.size >= MOST_ANSWERS) kept.clear();
  kept.set(key, { value, askedAt: now });
  value.catch(() => kept.delete(key));
  return value;
};
