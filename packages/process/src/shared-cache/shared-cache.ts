// A cache that several processes share, as one of them sees it. It is a help and never a need: whatever it does not answer at once, and right, is not
// there, and one that does not answer is not asked until it has shown itself again. See docs/adr/0042-shared-cache.md.

import type { Logger } from 'pino';
import { createChangeLog, type Marks, sequenceOf } from './change-log.ts';
import { createSealer, type Sealer } from './sealed.ts';
import type { SharedStore } from './shared-store.ts';
import { within } from './within.ts';

/** How long somebody may wait for the shared cache, in milliseconds. */
const ANSWER_LIMIT_MS = 50;
/** How often the list of changes is read. */
const LOOK_EVERY_MS = 500;
const LOOK_LIMIT_MS = 1_000;
/** A look that failed so often in a row is tried on a new connection. */
const LOOKS_PER_CONNECTION = 3;
/** After so long a time without a look the list may have lost what was in it meanwhile. */
const LONGEST_GAP_MS = 60_000;
/** What is heavier, in bytes, stays in the process that has made it. */
const MOST_VALUE_BYTES = 1_048_576;

/** What was made, with what it was made of. `epoch` and `checkedAt` are for the cache itself. */
export type CacheEntry<Value> = Marks & {
  readonly value: Value;
  /** From when on it is no longer so, in milliseconds since the epoch: the end of what it tells of, like a deal. */
  readonly endsAt?: number | undefined;
  readonly epoch: number;
  checkedAt: bigint;
};

const RESULTS = ['hit', 'miss', 'obsolete', 'damaged', 'failed', 'away'] as const;
const WRITES = ['stored', 'failed', 'too large'] as const;

type SharedCacheFigures = {
  readonly isUsable: boolean;
  readonly lookups: Readonly<Record<(typeof RESULTS)[number], number>>;
  readonly writes: Readonly<Record<(typeof WRITES)[number], number>>;
};

/** Where one is in the list of changes; taken before the work whose result will be kept. */
export type Moment = { readonly since: bigint; readonly epoch: number };

export type SharedCache = {
  /** Whether anything is shared: without that nobody needs to know what a value was made of. */
  readonly isShared: boolean;
  readonly moment: () => Moment;
  /** What a process here or elsewhere has made under this key, and how old it is. */
  readonly get: <Value>(
    key: string,
  ) => Promise<{ readonly kept: CacheEntry<Value>; readonly ageMs: number } | undefined>;
  /** Hands a value on to the others, behind everybody's back. */
  readonly put: (key: string, kept: CacheEntry<unknown>, forMs: number) => void;
  /** Whether something that it was made of has changed since. */
  readonly isObsolete: (kept: CacheEntry<unknown>) => boolean;
  readonly figures: () => SharedCacheFigures;
  /** Reads the list of changes now. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type SharedCacheOptions = {
  readonly store: SharedStore;
  /** Names everything that a value depends on beside its key: the build, the settings. */
  readonly version: string;
  /** What the processes of the shop share; it may not be there yet. */
  readonly secret: () => Promise<string>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now?: () => number;
  readonly answerLimitMs?: number;
  readonly lookLimitMs?: number;
};

type Stored = {
  readonly storedAt: number;
  readonly since: bigint;
  readonly tags: readonly string[];
  readonly endsAt?: number | undefined;
  readonly value: unknown;
};

const counts = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Keeps a value with what it was made of, and until when it is so where that is known. */
export const keep = <Value>(
  value: Value,
  tags: readonly string[],
  { since, epoch }: Moment,
  endsAt?: number,
): CacheEntry<Value> => ({
  value,
  tags,
  endsAt,
  since,
  epoch,
  checkedAt: since,
});

/** Whether the time of something that a value tells of is over. */
export const hasEnded = ({ endsAt }: Pick<CacheEntry<unknown>, 'endsAt'>, now: number): boolean =>
  endsAt !== undefined && now >= endsAt;

/** The shared cache behind a store; it looks for changes by itself until it is closed. */
export const createSharedCache = ({
  store,
  version,
  secret,
  log,
  now = Date.now,
  answerLimitMs = ANSWER_LIMIT_MS,
  lookLimitMs = LOOK_LIMIT_MS,
}: SharedCacheOptions): SharedCache => {
  const changes = createChangeLog();
  const lookups = counts(RESULTS);
  const writes = counts(WRITES);
  let sealer: Sealer | undefined;
  let isUsable: boolean | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let failedLooks = 0;
  let list: string | undefined;

  const tell = (usable: boolean, reason?: unknown): void => {
    if (isUsable === usable) return;
    isUsable = usable;
    if (usable) log.info('The shared cache is used');
    else
      log.warn(
        { reason: reason instanceof Error ? reason.message : String(reason) },
        'The shared cache is not used: this process has its own',
      );
  };
  const look = async (): Promise<void> => {
    try {
      sealer ??= createSealer(await secret(), version);
      const found = await within(lookLimitMs, store.changesAfter(changes.position()));
      const isNewList = found.list !== list || sequenceOf(found.newest) < changes.sequence();
      list = found.list;
      if (isNewList || now() - lookedAt > LONGEST_GAP_MS) changes.restart(found.newest);
      else changes.learn(found);
      lookedAt = now();
      failedLooks = 0;
      tell(true);
    } catch (reason) {
      failedLooks += 1;
      if (failedLooks % LOOKS_PER_CONNECTION === 0) store.reconnect();
      // The first look comes before the connection.
      if (isUsable !== undefined || failedLooks > 1) tell(false, reason);
    }
  };
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void look().finally(lookAgain), LOOK_EVERY_MS);
    timer.unref();
  };
  void look().finally(lookAgain);

  const read = async (key: string, sealing: Sealer): Promise<Stored | 'miss' | 'damaged'> => {
    const found = await within(answerLimitMs, store.read(sealing.nameOf(key)));
    if (found === undefined) return 'miss';
    const opened = sealing.open(key, found);
    return opened === undefined ? 'damaged' : (opened.value as Stored);
  };
  const moment = (): Moment => ({ since: changes.sequence(), epoch: changes.epoch() });

  return {
    isShared: true,
    moment,
    get: async <Value>(key: string) => {
      const none = (result: keyof typeof lookups): undefined => {
        lookups[result] += 1;
      };
      if (isUsable !== true || sealer === undefined) return none('away');
      try {
        const found = await read(key, sealer);
        if (typeof found === 'string') return none(found);
        const { storedAt, tags, since, endsAt, value } = found;
        const kept = keep(value as Value, tags, { since, epoch: changes.epoch() }, endsAt);
        if (changes.hasChanged(kept) || hasEnded(kept, now())) return none('obsolete');
        lookups.hit += 1;
        return { kept, ageMs: Math.max(0, now() - storedAt) };
      } catch (reason) {
        tell(false, reason);
        return none('failed');
      }
    },
    put: (key, { value, tags, since, endsAt }, forMs) => {
      if (isUsable !== true || sealer === undefined) return;
      const { nameOf, seal } = sealer;
      const write = async (): Promise<keyof typeof writes> => {
        const sealed = seal(key, { storedAt: now(), since, tags, endsAt, value } satisfies Stored);
        if (sealed.length > MOST_VALUE_BYTES) return 'too large';
        await within(lookLimitMs, store.write(nameOf(key), sealed, forMs));
        return 'stored';
      };
      const count = (result: keyof typeof writes): void => {
        writes[result] += 1;
      };
      // A value that cannot be written down, or a store that is full: others make their own.
      write().then(count, () => count('failed'));
    },
    isObsolete: (kept) => {
      if (kept.epoch !== changes.epoch()) return true;
      const sequence = changes.sequence();
      if (kept.checkedAt === sequence) return false;
      if (changes.hasChanged(kept)) return true;
      kept.checkedAt = sequence;
      return false;
    },
    figures: () => ({ isUsable: isUsable === true, lookups: { ...lookups }, writes: { ...writes } }),
    look,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await store.close();
    },
  };
};

/** For a process that shares nothing: nothing is there, and nothing is ever obsolete before its time. */
export const noSharedCache: SharedCache = {
  isShared: false,
  moment: () => ({ since: 0n, epoch: 0 }),
  get: async () => undefined,
  put: () => undefined,
  isObsolete: () => false,
  figures: () => ({ isUsable: false, lookups: counts(RESULTS), writes: counts(WRITES) }),
  look: async () => undefined,
  close: async () => undefined,
};
