// One read replica: its connections, and whether it may be asked now. It may while it answers within a second and is not too far behind.

import pg from 'pg';
import { POSTGRES_TYPES, reasonOf } from './database.ts';

/** A replica that does not answer a check within this time is away. */
const CHECK_TIMEOUT_MS = 1_000;

/** Where every backend writes the primary's time once a second; a replica is as far behind as the newest one that it has. */
export const HEARTBEAT_KEY = 'replication-heartbeat';

export type ReplicaOptions = {
  readonly url: string;
  readonly maxConnections: number;
  /** How long one statement may take, in milliseconds; 0 sets no limit. */
  readonly statementTimeoutMs: number;
  /** Beyond this it is not asked, in milliseconds. */
  readonly maxLagMs: number;
  /** Told of every change: with a reason when it is no longer used, without one when it is. */
  readonly onChange: (name: string, reason?: string) => void;
};

type Rows = { readonly rows: unknown[] };

export type Replica = {
  /** Host, port and database, without user and password. */
  readonly name: string;
  readonly isUsable: () => boolean;
  /** How far it was behind at the last check, in milliseconds; undefined while it is not known. */
  readonly lagMs: () => number | undefined;
  /** Answers a statement; fails at once when the replica is given up meanwhile. */
  readonly ask: (text: string, values: readonly unknown[]) => Promise<Rows>;
  /** Looks whether it may be used; `primaryMs` is the time of the primary, unknown while that one is away. */
  readonly check: (primaryMs: number | undefined) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** It answers, but what it knows is too old. */
class TooFarBehindError extends Error {
  override readonly name = 'TooFarBehindError';
}

/** Whether the server refused the statement; everything else is about the connection. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(?:08|57P)/.test(error.code ?? '');

/** Opens no connection yet. Checks have one of their own, so that many long questions do not look like a replica that is away. */
const openPools = ({ url, maxConnections, statementTimeoutMs }: ReplicaOptions) => {
  const common = {
    connectionString: url,
    types: POSTGRES_TYPES,
    keepAlive: true,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
  };
  const limit = statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs };
  const questions = new pg.Pool({ ...common, ...limit, max: maxConnections });
  const checks = new pg.Pool({ ...common, query_timeout: CHECK_TIMEOUT_MS, max: 1 });
  for (const pool of [questions, checks]) {
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
  }
  return { questions, checks };
};

/** The answers that are waited for: they all fail at once where none is to be expected any more. */
const createWaiting = () => {
  const waiting = new Set<(reason: Error) => void>();
  return {
    failAll: (reason: string): void => {
      for (const fail of waiting) fail(new Error(reason));
    },
    /** Waits for an answer; a failure of its own is passed on before `onFailure` is told. */
    answer: <Answer>(asked: Promise<Answer>, onFailure: (error: unknown) => void): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const fail = (reason: Error): void => {
          waiting.delete(fail);
          reject(reason);
        };
        waiting.add(fail);
        asked.then(
          (answer) => {
            waiting.delete(fail);
            resolve(answer);
          },
          (error: unknown) => {
            fail(error instanceof Error ? error : new Error(reasonOf(error)));
            onFailure(error);
          },
        );
      }),
  };
};

/** The newest time of the primary that the replica has. */
const readHeartbeat = async (checks: pg.Pool): Promise<number> => {
  const { rows } = await checks.query<{ value: string }>('select value from shop_state where key = $1', [
    HEARTBEAT_KEY,
  ]);
  if (rows[0] === undefined) throw new Error('it has no heartbeat of the primary');
  return Number(rows[0].value);
};

/** It is used after the first good check. */
export const createReplica = (options: ReplicaOptions): Replica => {
  const { url, maxLagMs, onChange } = options;
  const { host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  const { questions, checks } = openPools(options);
  const waiting = createWaiting();
  let isUsable = false;
  let saidReason: string | undefined;
  let lag: number | undefined;

  const giveUp = (reason: string): void => {
    isUsable = false;
    waiting.failAll(reason);
    // What it fails by may differ from one try to the next; it is said once.
    if (saidReason === undefined) onChange(name, reason);
    saidReason = reason;
  };
  const use = (): void => {
    if (!isUsable) onChange(name);
    isUsable = true;
    saidReason = undefined;
  };

  return {
    name,
    isUsable: () => isUsable,
    lagMs: () => lag,
    ask: (text, values) =>
      waiting.answer(questions.query(text, [...values]), (error) => {
        if (!isRefusal(error)) giveUp(reasonOf(error));
      }),
    check: async (primaryMs) => {
      try {
        const heartbeat = await readHeartbeat(checks);
        // While the primary is away nothing changes there that a replica could miss.
        if (primaryMs !== undefined) lag = Math.max(0, primaryMs - heartbeat);
        if (lag !== undefined && lag > maxLagMs) throw new TooFarBehindError(`it is ${lag} ms behind`);
        use();
      } catch (error) {
        if (!(error instanceof TooFarBehindError)) lag = undefined;
        giveUp(reasonOf(error));
      }
    },
    close: async () => {
      await Promise.all([questions.end(), checks.end()]);
    },
  };
};
