// The shop's database: PGlite in a folder of its own, or PostgreSQL when an address is given. Both speak the same SQL and run
// the same migrations. PGlite has one connection, so a transaction is one long turn at it: inside one, use only the transaction.

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, type Transaction as KyselyTransaction, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './tables.ts';

/** What queries are made with; a transaction fits everywhere a database does. */
export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type DatabaseSettings =
  | { readonly kind: 'postgres'; readonly url: string; readonly maxConnections?: number }
  | { readonly kind: 'pglite'; readonly folder: string }
  | { readonly kind: 'pglite-in-memory' };

export type OpenDatabase = { readonly database: Database; readonly close: () => Promise<void> };

const INT8 = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Opens the database; the caller closes it. A folder that another process has open is refused. */
export const createDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  if (settings.kind === 'postgres') return openPostgres(settings.url, settings.maxConnections ?? MAX_CONNECTIONS);
  if (settings.kind === 'pglite-in-memory') return openPglite(undefined);
  const lock = await lockFolder(settings.folder);
  const open = await openPglite(settings.folder).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  return {
    database: open.database,
    close: async () => {
      await open.close();
      await lock.release();
    },
  };
};

/**
 * PGlite has one visitor at a time, and the operating system keeps its files in memory already: a small cache of its own is enough, and
 * a page of the catalogue is answered from the index of the process anyway.
 */
const PGLITE_MEMORY = ['-c', 'shared_buffers=24MB'] as const;

const openPglite = async (folder: string | undefined): Promise<OpenDatabase> => {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...PGLITE_MEMORY],
    parsers: { [INT8]: Number },
  });
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { database, close: () => database.destroy() };
};

const openPostgres = (url: string, maxConnections: number): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, close: () => database.destroy() };
};
