// The index that requests are answered from. It belongs to a database connection, is looked over at most once a second and then only
// asks for what has changed, so that many processes beside one database see each other's changes within that second.

import type { Database } from '../../database/database.ts';
import { refreshStaleTiles } from '../tiles/refresh-stale-tiles.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadCatalogue, readChanges, readLastImport, withChanges } from './load-catalogue.ts';

/** How long an index is believed without asking the database, in milliseconds. */
const CATALOGUE_FRESH_MS = 1_000;

type Kept = {
  index: CatalogueIndex | undefined;
  checkedAt: number;
  /** Called with the products whose prices have changed, or with nothing when everything may have. */
  readonly listeners: Set<(productIds: readonly string[] | undefined) => void>;
  running: Promise<CatalogueIndex> | undefined;
};

const keptByDatabase = new WeakMap<Database, Kept>();

const keptFor = (database: Database): Kept => {
  const known = keptByDatabase.get(database);
  if (known) return known;
  const kept: Kept = {
    index: undefined,
    checkedAt: Number.NEGATIVE_INFINITY,
    listeners: new Set(),
    running: undefined,
  };
  keptByDatabase.set(database, kept);
  return kept;
};

/** The catalogue as it is now, or was at most a second ago. */
export const currentCatalogue = async (database: Database): Promise<CatalogueIndex> => {
  const kept = keptFor(database);
  if (kept.index && performance.now() - kept.checkedAt < CATALOGUE_FRESH_MS) return kept.index;
  kept.running ??= update(database, kept).finally(() => {
    kept.running = undefined;
  });
  return kept.running;
};

const update = async (database: Database, kept: Kept): Promise<CatalogueIndex> => {
  const startedAt = performance.now();
  const { index } = kept;
  await refreshStaleTiles(database);
  const isWhole = index !== undefined && (await readLastImport(database)) === index.lastImport;
  const changes = isWhole ? await readChanges(database, index.revision) : [];
  const updated = isWhole && (changes.length === 0 ? index : withChanges(index, changes));
  kept.index = updated || (await loadCatalogue(database));
  kept.checkedAt = startedAt;
  const changed = updated ? changes.map(({ product_id }) => product_id) : undefined;
  if (changed === undefined || changed.length > 0) for (const tell of kept.listeners) tell(changed);
  return kept.index;
};

/** Makes the next request look at the database, whenever the last look was. */
export const expireCatalogue = (database: Database): void => {
  keptFor(database).checkedAt = Number.NEGATIVE_INFINITY;
};

/** Tells of changes as they are noticed. */
export const onCatalogueChange = (
  database: Database,
  listener: (productIds: readonly string[] | undefined) => void,
): void => {
  keptFor(database).listeners.add(listener);
};
