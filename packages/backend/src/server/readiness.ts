// Whether this backend can serve: its database takes a write and its folder takes a file. A full disk and a database that may only be read
// answer every question and lose every order, so a read is not enough.

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from './services.ts';

/** Whoever asks within this time gets the answer of before: a check writes, and anybody may ask. */
const FRESH_MS = 1_000;
/** Enough that it does not fit into what a full disk has left over. */
const PROBE = Buffer.alloc(64 * 1024, '.');

const PROBE_PREFIX = '.write-check-';

export type Readiness = 'ok' | 'database unavailable' | 'data folder not writable';

type ReadinessServices = Pick<Services, 'database' | 'settings' | 'now' | 'log'>;

const takesWrite = async ({ database, now }: ReadinessServices): Promise<void> => {
  await database
    .insertInto('shop_state')
    .values({ key: 'last-write-check', value: String(now()) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(now()) }))
    .execute();
};

const takesFile = async ({ settings: { dataDir } }: ReadinessServices): Promise<void> => {
  const file = join(dataDir, `${PROBE_PREFIX}${randomUUID()}`);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, PROBE, { flush: true });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
};

/** Removes what checks have left that were killed half-way. One that is being written elsewhere just now is removed twice, which harms nobody. */
export const removeOldProbes = async ({ dataDir }: Pick<ReadinessServices['settings'], 'dataDir'>): Promise<void> => {
  const names = await readdir(dataDir);
  const old = names.filter((name) => name.startsWith(PROBE_PREFIX));
  await Promise.allSettled(old.map((name) => rm(join(dataDir, name), { force: true })));
};

const check = async (services: ReadinessServices): Promise<Readiness> => {
  const failed = (state: Readiness) => (error: unknown) => {
    services.log.error({ err: error }, `not ready: ${state}`);
    return state;
  };
  const written = await takesWrite(services).then(() => 'ok' as const, failed('database unavailable'));
  return written === 'ok' ? takesFile(services).then(() => 'ok' as const, failed('data folder not writable')) : written;
};

/** Checks at most once a second, however many ask. */
export const createReadiness = (
  services: ReadinessServices,
  monotonicMs: () => number = () => performance.now(),
): (() => Promise<Readiness>) => {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | undefined;
  return () => {
    const at = monotonicMs();
    if (last === undefined || at - last.at >= FRESH_MS) last = { at, answer: check(services) };
    return last.answer;
  };
};
