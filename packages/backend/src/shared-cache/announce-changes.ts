// Tells shop hosts what has changed, through the cache that they share: each backend what it has seen itself, and only once its own caches can no longer
// have what was before. So whoever asks this backend after that gets what is new.

import { EVERYTHING, type SharedStore, within } from '@tornister/process/shared-cache';
import { sql } from 'kysely';
import { currentCatalogue, expireCatalogue } from '../catalogue/index/current-catalogue.ts';
import type { Services } from '../server/services.ts';

/** As long as the backend's own caches believe what they have (`CATALOGUE_FRESH_MS`, `CONTENT_FRESH_MS`), and a little more. */
const LOOK_EVERY_MS = 1_100;
const ANNOUNCE_LIMIT_MS = 1_000;
const TRIES_PER_CONNECTION = 3;
/** More tags at once are everything. */
const MOST_TAGS = 500;

export type ChangeAnnouncer = {
  /** Looks once, and announces what was seen at the look before. */
  readonly look: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  readonly isUsable: () => boolean;
};

type Parts = Pick<Services, 'database' | 'log'> & { readonly store: SharedStore; readonly limitMs?: number };
type Seen = { readonly xmin: string; readonly changes: readonly (readonly [id: number, tag: string])[] | null };

/**
 * Reads what was written down since a transaction, and with which transaction to begin the next time. The first time it begins with the oldest
 * transaction that still runs, in whichever database of the server: what is read then is read again the next time, and has to be known.
 */
const readSince = async (database: Services['database'], xmin: string | undefined): Promise<Seen> => {
  const { rows } = await sql<Seen>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
      (select json_agg(json_build_array(id, tag)) from cache_changes
        where xid >= coalesce(${xmin ?? null}::text, pg_snapshot_xmin(pg_current_snapshot())::text)::bigint) as changes`.execute(
    database,
  );
  return rows[0] ?? { xmin: xmin ?? '0', changes: null };
};

/** Reads the tags of what was written down since the last time, each change once. */
const createChangeReader = (database: Services['database']) => {
  let xmin: string | undefined;
  let known: ReadonlySet<number> = new Set();
  return async (): Promise<readonly string[]> => {
    const found = await readSince(database, xmin);
    const changes = found.changes ?? [];
    const fresh = changes.filter(([id]) => !known.has(id)).map(([, tag]) => tag);
    known = new Set(changes.map(([id]) => id));
    xmin = found.xmin;
    return fresh;
  };
};

/** Tags that wait until they are announced; what could not be announced is announced later, all of it as one. */
const createAnnouncements = ({ log, store, limitMs = ANNOUNCE_LIMIT_MS }: Omit<Parts, 'database'>) => {
  const waiting = new Set<string>();
  let isUsable: boolean | undefined;
  let failures = 0;

  const tell = (usable: boolean, reason?: unknown): void => {
    if (isUsable === usable) return;
    isUsable = usable;
    if (usable) log.info('changes are announced to shop hosts');
    else log.warn({ err: reason }, 'changes cannot be announced: shop hosts keep pages until their time is over');
  };
  const fail = (reason: unknown): void => {
    if (waiting.size > MOST_TAGS) {
      waiting.clear();
      waiting.add(EVERYTHING);
    }
    failures += 1;
    if (failures % TRIES_PER_CONNECTION === 0) store.reconnect();
    tell(false, reason);
  };
  return {
    isUsable: () => isUsable === true,
    add: (tags: readonly string[]): void => {
      for (const tag of tags) waiting.add(tag);
    },
    send: async (): Promise<void> => {
      if (waiting.size === 0) return;
      const tags = waiting.size > MOST_TAGS ? [EVERYTHING] : [...waiting];
      try {
        await within(limitMs, store.announce(tags));
        waiting.clear();
        failures = 0;
        tell(true);
      } catch (reason) {
        fail(reason);
      }
    },
  };
};

/** Does something again and again, each time a while after it was done; stopping waits for the last time. */
const repeating = (work: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const start = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().finally(start);
    }, LOOK_EVERY_MS);
  };
  const stop = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { start, stop };
};

/** Announces through a store, beginning with everything: nobody knows what has changed while no backend ran. */
export const createChangeAnnouncer = ({ database, ...parts }: Parts): ChangeAnnouncer => {
  const { log, store } = parts;
  const announcements = createAnnouncements(parts);
  const readChanges = createChangeReader(database);
  let seen: readonly string[] = [EVERYTHING];

  const look = async (): Promise<void> => {
    announcements.add(seen);
    seen = [];
    // Sales have marked tiles: they are written anew now, which writes down what they change, whether or not somebody asks for them.
    expireCatalogue(database);
    await currentCatalogue(database);
    seen = await readChanges();
    await announcements.send();
  };
  const looks = repeating(() =>
    look().catch((error: unknown) => log.error({ err: error }, 'what has changed could not be read')),
  );
  return {
    look,
    start: looks.start,
    stop: async () => {
      await looks.stop();
      await store.close();
    },
    isUsable: announcements.isUsable,
  };
};
