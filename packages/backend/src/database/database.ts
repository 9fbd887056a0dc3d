// The shop's database: PGlite in a folder of its own, or PostgreSQL when an address is given. Both speak the same SQL and run
// the same migrations. PGlite has one connection, so a transaction is one long turn at it: inside one, use only the transaction.

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, type Transaction as KyselyTransaction, PGliteDialect } from 'kysely';
import pg from 'pg';
import { type ChannelListener, type Listening, listenOnPglite, listenOnPostgres } from './channel.ts';
import { lockFolder } from './folder-lock.ts';
import { ANSWER_MARGIN_MS, limitedPool } from './limited-pool.ts';
import { PostgresWithOwnLock } from './own-migration-lock.ts';
import type { Tables } from './tables.ts';

/** What queries are made with; a transaction fits everywhere a database does. */
export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export type DatabaseSettings =
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Connections of this process; 10 where nothing is said. */
      readonly maxConnections?: number;
      /** How long a new connection may take, in milliseconds. */
      readonly connectTimeoutMs?: number;
      /**
       * How long one statement may take, in milliseconds; a server that says nothing for some seconds more is given up. 0 sets no limit and sends no
       * start-up parameter (PgBouncer).
       */
      readonly statementTimeoutMs?: number;
      /** How long after that limit an answer is waited for, in milliseconds. */
      readonly answerMarginMs?: number;
      /** Told of every connection that the server or the network ended. */
      readonly onConnectionLost?: (error: Error) => void;
    }
  | { readonly kind: 'pglite'; readonly folder: string }
  | { readonly kind: 'pglite-in-memory' };

/** Connections to PostgreSQL at this moment, and who waits for one. */
type PoolState = { readonly used: number; readonly idle: number; readonly waiting: number };

export type OpenDatabase = {
  readonly database: Database;
  readonly close: () => Promise<void>;
  /** Only PostgreSQL has several connections. */
  readonly pool?: () => PoolState;
  /** Hears what any process says on a channel; answers once it listens. Close it before the database. */
  readonly listen: (channel: string, listener: ChannelListener) => Promise<Listening>;
};

const INT8 = 20;
export const MAX_CONNECTIONS = 10;
export const CONNECT_TIMEOUT_MS = 5_000;
export const STATEMENT_TIMEOUT_MS = 15_000;
/** An idle connection is tried after this time: the system notices by itself when the other side is gone. */
const KEEP_ALIVE_MS = 10_000;

/** PostgreSQL cannot be used: it is away, or it refuses this user or this database. The message is one line without a password. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * Opens the database; the caller closes it. Throws `FolderInUseError` for a folder that another process has open, and
 * `DatabaseUnavailableError` for a PostgreSQL that does not answer or refuses.
 */
export const createDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  if (settings.kind === 'postgres') return openPostgres(settings);
  if (settings.kind === 'pglite-in-memory') return overPglite(await createPglite({}));
  const lock = await lockFolder(settings.folder);
  const open = await createPglite({ dataDir: settings.folder })
    .then((pglite) => overPglite(pglite))
    .catch(async (error: unknown) => {
      await lock.release();
      throw error;
    });
  return {
    ...open,
    close: async () => {
      await open.close();
      await lock.release();
    },
  };
};

/**
 * PGlite has one visitor at a time, and the operating system keeps its files in memory already: a small cache of its own is enough, and
 * a page of the catalogue is answered from the index of the process anyway. Each table and index is a file that stays open once it was used; of more than
 * these, the one that was used least recently is closed.
 */
const PGLITE_BOUNDS = ['-c', 'shared_buffers=24MB', '-c', 'max_files_per_process=128'] as const;

/** What the shop's SQL needs beside PostgreSQL itself. */
const PGLITE_EXTENSIONS = { pg_trgm, unaccent };

/** PGlite as the shop runs it: in a folder, in memory, or in memory with the content that `dumpDataDir` of another one has answered. */
export const createPglite = (where: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<PGlite> =>
  PGlite.create({
    ...where,
    extensions: PGLITE_EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, ...PGLITE_BOUNDS],
    parsers: { [INT8]: Number },
  });

/** The database that a PGlite holds; closing it closes the PGlite. */
export const overPglite = (pglite: PGlite): OpenDatabase => {
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { database, close: () => database.destroy(), listen: listenOnPglite(pglite) };
};

/** Whole numbers of 64 bits come as numbers, as they do from PGlite. */
export const POSTGRES_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type PostgresSettings = Extract<DatabaseSettings, { readonly kind: 'postgres' }>;

const openPostgres = async (settings: PostgresSettings): Promise<OpenDatabase> => {
  const statementTimeoutMs = settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.maxConnections ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    ...(statementTimeoutMs === 0 ? {} : { statement_timeout: statementTimeoutMs }),
    types: POSTGRES_TYPES,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  const lost = settings.onConnectionLost ?? (() => undefined);
  // A connection that the server ends says so by an event, and an event that nobody listens to ends the process. An idle connection
  // tells the pool, too; one that is in use, between two statements of a transaction, tells only itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', lost);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(unavailable(settings.url, error));
  }
  const answerMs = statementTimeoutMs + (settings.answerMarginMs ?? ANSWER_MARGIN_MS);
  const asked = statementTimeoutMs === 0 ? pool : limitedPool(pool, answerMs);
  const database = new Kysely<Tables>({ dialect: new PostgresWithOwnLock({ pool: asked }) });
  return {
    database,
    close: () => database.destroy(),
    listen: listenOnPostgres({ url: settings.url, connectTimeoutMs: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS }),
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};

const unavailable = (url: string, error: unknown): string => {
  const { host, pathname } = new URL(url);
  return `Setting DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be used: ${reasonOf(error)}.`;
};

/** Why a database cannot be used, in one line. */
export const reasonOf = (error: unknown): string => {
  // A name with several addresses fails once for each of them, with an empty text over all.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ');
};
