// Caches the index that requests are answered from, for each database. It is looked over at most once a second and then only
// asks for what has changed, so that many processes beside one database see each other's changes within that second.

import type { Database } from '../../database/database.ts';
import { NoAnswerError } from '../../database/limited-pool.ts';
import { primaryOf } from '../../database/primary-of.ts';
import { refreshStaleTiles } from '../tiles/refresh-stale-tiles.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadCatalogue, readChanges, readLastImport, withChanges } from './load-catalogue.ts';
import { readVariants } from './variants.ts';

/** How long an index is believed without asking the database, in milliseconds. */
const CATALOGUE_FRESH_MS = 1_000;

type CachedIndex = {
  index: CatalogueIndex | undefined;
  checkedAt: number;
  /** Called with the products whose prices have changed, or with nothing when everything may have. */
  readonly listeners: Set<(productIds: readonly string[] | undefined) => void>;
  /** Who is told that tiles could not be written anew; without anybody the error is that of the question. */
  failedTiles: ((error: unknown) => void) | undefined;
  /** Whether that was told and is so still: it is tried again every second. */
  isFailureTold: boolean;
  running: Promise<CatalogueIndex> | undefined;
};

const cacheByDatabase = new WeakMap<Database, CachedIndex>();

const cacheOf = (database: Database): CachedIndex => {
  const known = cacheByDatabase.get(database);
  if (known) return known;
  const cache: CachedIndex = {
    index: undefined,
    checkedAt: Number.NEGATIVE_INFINITY,
    listeners: new Set(),
    failedTiles: undefined,
    isFailureTold: false,
    running: undefined,
  };
  cacheByDatabase.set(database, cache);
  return cache;
};

/** The catalogue as it is now, or was at most a second ago. It is the primary's, also for those who read from a copy. */
export const currentCatalogue = async (asked: Database): Promise<CatalogueIndex> => {
  const database = primaryOf(asked);
  const cache = cacheOf(database);
  if (cache.index && performance.now() - cache.checkedAt < CATALOGUE_FRESH_MS) return cache.index;
  cache.running ??= update(database, cache).finally(() => {
    cache.running = undefined;
  });
  return cache.running;
};

/** A tile that cannot be made stays as it is and is tried again: the shop goes on with the others. */
const refreshTilesOrTell = async (database: Database, cache: CachedIndex): Promise<void> => {
  try {
    await refreshStaleTiles(database);
    cache.isFailureTold = false;
  } catch (error) {
    // A server that does not answer is asked nothing more.
    if (cache.failedTiles === undefined || error instanceof NoAnswerError) throw error;
    if (!cache.isFailureTold) cache.failedTiles(error);
    cache.isFailureTold = true;
  }
};

const update = async (database: Database, cache: CachedIndex): Promise<CatalogueIndex> => {
  const startedAt = performance.now();
  const { index } = cache;
  await refreshTilesOrTell(database, cache);
  const isWhole = index !== undefined && (await readLastImport(database)) === index.lastImport;
  const changes = isWhole ? await readChanges(database, index.revision) : [];
  const variants = await readVariants(database, [...new Set(changes.map(({ product_id }) => product_id))]);
  const updated = isWhole && (changes.length === 0 ? index : withChanges(index, changes, variants));
  cache.index = updated || (await loadCatalogue(database));
  cache.checkedAt = startedAt;
  const changed = updated ? changes.map(({ product_id }) => product_id) : undefined;
  if (changed === undefined || changed.length > 0) for (const tell of cache.listeners) tell(changed);
  return cache.index;
};

/** Makes the next request look at the database, whenever the last look was. */
export const expireCatalogue = (database: Database): void => {
  cacheOf(database).checkedAt = Number.NEGATIVE_INFINITY;
};

/** Has the catalogue go on with the tiles that there are when some cannot be written anew, and tells why, once until it works again. */
export const onFailedTiles = (database: Database, tell: (error: unknown) => void): void => {
  cacheOf(database).failedTiles = tell;
};

/** Tells of changes as they are noticed. */
export const onCatalogueChange = (
  database: Database,
  listener: (productIds: readonly string[] | undefined) => void,
): void => {
  cacheOf(database).listeners.add(listener);
};
