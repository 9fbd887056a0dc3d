// A small shop for tests that kill its backend: its data on PGlite or PostgreSQL outlive the process, and the next one opens them again.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, type DatabaseSettings, type OpenDatabase } from '../../src/database/database.ts';
import { type BackendProcess, fetchToken, startBackendProcess } from './backend-process.ts';
import { createMigratedDatabase } from './postgres-database.ts';
import type { ShopEndpoint } from './shopper.ts';
import { fillSmallShop, fillSmallShopAt } from './small-shop-folder.ts';

/** The databases that are here. */
export const ENGINES = ['PGlite', ...(inject('postgresUrl') === '' ? [] : ['PostgreSQL'])] as const;

export type ShopToKill = {
  /** Starts the backend that is asked from then on. */
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<BackendProcess>;
  /** Leads to whichever backend runs, with the shop host's token of the one that runs now. */
  readonly endpoint: () => Promise<ShopEndpoint>;
  /** What the database says while no backend has it open. */
  readonly openDatabase: () => Promise<OpenDatabase>;
  /** Kills the backend, if one runs, and removes its data. */
  readonly close: () => Promise<void>;
};

const fillOn = async (engine: (typeof ENGINES)[number], dataDir: string): Promise<DatabaseSettings> => {
  if (engine === 'PGlite') {
    await fillSmallShop(dataDir);
    return { kind: 'pglite', folder: join(dataDir, 'database') };
  }
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await fillSmallShopAt(url);
  return { kind: 'postgres', url };
};

/** Fills a shop on this database; no backend runs yet. */
export const openShopToKill = async (engine: (typeof ENGINES)[number]): Promise<ShopToKill> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kill-'));
  const database = await fillOn(engine, dataDir);
  const address = database.kind === 'postgres' ? { DATABASE_URL: database.url } : {};
  let backend: BackendProcess | undefined;
  const running = (): BackendProcess => {
    if (backend === undefined) throw new Error('No backend has been started.');
    return backend;
  };
  return {
    start: async (settings = {}) => {
      backend = await startBackendProcess(dataDir, { ...address, ...settings });
      return backend;
    },
    endpoint: async () => {
      const token = await fetchToken(running(), dataDir);
      return {
        post: (body, headers) =>
          fetch(`http://127.0.0.1:${running().port}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
            body: JSON.stringify(body),
          }),
      };
    },
    openDatabase: () => createDatabase(database),
    close: async () => {
      await backend?.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
