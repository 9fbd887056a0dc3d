// A database for questions alone, answered from copies of the primary (`DATABASE_READ_URL`), in turn. Whatever a replica does not answer, the
// primary does: one that is away or too far behind costs no question. See docs/adr/0040-read-replicas.md.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import { AdapterWithoutLock } from './own-migration-lock.ts';
import { markReading } from './primary-of.ts';
import { createReplica, HEARTBEAT_KEY, type Replica } from './replica.ts';
import type { Tables } from './tables.ts';

/** How often replicas are looked at. */
const CHECK_EVERY_MS = 1_000;
/** How far behind a replica may be. */
export const MAX_LAG_MS = 5_000;

export type ReadReplicaSettings = {
  readonly urls: readonly string[];
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly maxLagMs: number;
  readonly onChange?: (name: string, reason?: string) => void;
};

/** What is known of one replica, for the figures. */
type ReplicaState = {
  readonly name: string;
  readonly isUsable: boolean;
  readonly lagMs: number | undefined;
};

export type ReadReplicas = {
  /** Answers questions; it takes no transactions and hands changes on to the primary. */
  readonly database: Database;
  readonly states: () => readonly ReplicaState[];
  /** Questions by who answered them. */
  readonly answered: () => Readonly<Record<'replica' | 'primary', number>>;
  /** Looks at every replica now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A statement that begins as a question and changes nothing on its way, nor takes a lock. */
export const isQuestion = (text: string): boolean =>
  /^\s*(?:select|with)\b/i.test(text) &&
  !/\b(?:insert|update|delete|merge|nextval|for\s+(?:key\s+)?share)\b/i.test(text);

/** Opens connections to the replicas of `primary` and looks at them once; none of them has to be there. */
export const openReadReplicas = async (primary: Database, settings: ReadReplicaSettings): Promise<ReadReplicas> => {
  const replicas = settings.urls.map((url) =>
    createReplica({ ...settings, url, onChange: settings.onChange ?? (() => undefined) }),
  );
  const counts = { replica: 0, primary: 0 };
  const database = new Kysely<Tables>({ dialect: readingDialect(primary, roundRobin(replicas), counts) });
  markReading(database, primary);
  const check = async (): Promise<void> => {
    const primaryMs = await beat(primary);
    await Promise.all(replicas.map((replica) => replica.check(primaryMs)));
  };
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const checkAgain = (): void => {
    timer = setTimeout(() => void check().finally(() => isClosed || checkAgain()), CHECK_EVERY_MS);
    timer.unref();
  };
  await check();
  checkAgain();
  return {
    database,
    states: () => replicas.map(({ name, isUsable, lagMs }) => ({ name, isUsable: isUsable(), lagMs: lagMs() })),
    answered: () => ({ ...counts }),
    check,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
};

/** Writes the primary's time into it; answers that time, or nothing while the primary takes no write. */
const beat = async (primary: Database): Promise<number | undefined> => {
  try {
    const { rows } = await sql<{ value: string }>`
      insert into shop_state (key, value)
      values (${HEARTBEAT_KEY}, (extract(epoch from clock_timestamp()) * 1000)::bigint::text)
      on conflict (key) do update set value = excluded.value returning value`.execute(primary);
    return rows[0] && Number(rows[0].value);
  } catch {
    return undefined;
  }
};

/** The next replica that may be asked. */
const roundRobin = (replicas: readonly Replica[]): (() => Replica | undefined) => {
  let turn = 0;
  return () => {
    const usable = replicas.filter((replica) => replica.isUsable());
    turn += 1;
    return usable[turn % usable.length];
  };
};

const readingDialect = (
  primary: Database,
  next: () => Replica | undefined,
  counts: Record<'replica' | 'primary', number>,
) => {
  const ask = async <Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row> | undefined> => {
    const replica = isQuestion(text) ? next() : undefined;
    try {
      return replica && { rows: (await replica.ask(text, parameters)).rows as Row[] };
    } catch {
      // Whatever the reason is: the primary answers, or says what is wrong with the question.
      return undefined;
    }
  };
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const answer = await ask<Row>(query);
      counts[answer === undefined ? 'primary' : 'replica'] += 1;
      return answer ?? primary.executeQuery<Row>(query as CompiledQuery<Row>);
    },
    streamQuery: () => {
      throw new Error('A reading database answers whole.');
    },
  };
  const noTransaction = async (): Promise<void> => {
    throw new Error('A reading database has no transactions: take the primary.');
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new AdapterWithoutLock(),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
};
