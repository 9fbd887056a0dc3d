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

/** Opens no connection yet; it is used after the first good check. */
export const createReplica = (options: ReplicaOptions): Replica => {
  const { url, maxLagMs, statementTimeoutMs } = options;
  const { host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  const limit = statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs };
  const common = { connectionString: url, types: POSTGRES_TYPES, keepAlive: true };
  const pool = new pg.Pool({
    ...common,
    ...limit,
    max: options.maxConnections,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
  });
  // Checks have a connection of their own, so that many long questions do not look like a replica that is away.
  const checks = new pg.Pool({
    ...common,
    max: 1,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  for (const one of [pool, checks]) {
    one.on('error', () => undefined);
    one.on('connect', (client) => {
      client.on('error', () => undefined);
    });
  }
  const waiting = new Set<(reason: Error) => void>();
  let isUsable = false;
  let saidReason: string | undefined;
  let lag: number | undefined;

  const giveUp = (reason: string): void => {
    isUsable = false;
    for (const fail of waiting) fail(new Error(reason));
    // What it fails by may differ from one try to the next; it is said once.
    if (saidReason === undefined) options.onChange(name, reason);
    saidReason = reason;
  };
  const use = (): void => {
    if (!isUsable) options.onChange(name);
    isUsable = true;
    saidReason = undefined;
  };

  return {
    name,
    isUsable: () => isUsable,
    lagMs: () => lag,
    ask: (text, values) =>
      new Promise((resolve, reject) => {
        const end = (): void => void waiting.delete(fail);
        const fail = (reason: Error): void => {
          end();
          reject(reason);
        };
        waiting.add(fail);
        pool.query(text, [...values]).then(
          (answer) => {
            end();
            resolve(answer);
          },
          (error: unknown) => {
            fail(error instanceof Error ? error : new Error(reasonOf(error)));
            if (!isRefusal(error)) giveUp(reasonOf(error));
          },
        );
      }),
    check: async (primaryMs) => {
      try {
        const { rows } = await checks.query<{ value: string }>('select value from shop_state where key = $1', [
          HEARTBEAT_KEY,
        ]);
        if (rows[0] === undefined) throw new Error('it has no heartbeat of the primary');
        // While the primary is away nothing changes there that a replica could miss.
        if (primaryMs !== undefined) lag = Math.max(0, primaryMs - Number(rows[0].value));
        if (lag !== undefined && lag > maxLagMs) throw new TooFarBehindError(`it is ${lag} ms behind`);
        use();
      } catch (error) {
        if (!(error instanceof TooFarBehindError)) lag = undefined;
        giveUp(reasonOf(error));
      }
    },
    close: async () => {
      await Promise.all([pool.end(), checks.end()]);
    },
  };
};
