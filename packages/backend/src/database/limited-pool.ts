// Connections whose statements are answered in time or given up: a server that vanished without a word (a machine without power, a network that is cut)
// would otherwise keep a connection, and whoever waits for it, for many minutes.

import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Lifts the server's limit of statements until the transaction ends; the one that is held here goes with it. */
export const NO_STATEMENT_LIMIT = 'set local statement_timeout = 0';

/** The server ends a statement at its own limit and says so; an answer that does not come for so long after that never comes. */
export const ANSWER_MARGIN_MS = 5_000;

/** The server has not answered; whether it has done what it was asked is not known. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const ENDS_TRANSACTION = /^(?:commit|rollback)$/i;

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/** Ends the waiting for an answer that does not come. */
const inTime = <Answer>(asked: Promise<Answer>, limitMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError('The database does not answer.')), limitMs);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** A connection with that limit. One that has not answered is closed with its release, and asked nothing more until then. */
const limitedClient = (client: PostgresPoolClient, limitMs: number): PostgresPoolClient => {
  let silent: NoAnswerError | undefined;
  let isLifted = false;
  const query: Query = async (text, parameters) => {
    if (silent !== undefined) throw silent;
    // Who lifts the server's limit for a transaction lifts this one, too.
    if (text === NO_STATEMENT_LIMIT) isLifted = true;
    if (ENDS_TRANSACTION.test(text)) isLifted = false;
    const asked = client.query(text, parameters);
    if (isLifted) return asked;
    try {
      return await inTime(asked, limitMs);
    } catch (error) {
      if (error instanceof NoAnswerError) silent = error;
      throw error;
    }
  };
  const { processID } = client;
  return {
    ...(processID === undefined ? {} : { processID }),
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || silent !== undefined),
  };
};

/** The pool, with so many milliseconds for each answer but those of transactions that have lifted the limit. */
export const limitedPool = (pool: PostgresPool, limitMs: number): PostgresPool => {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const limited = known.get(client) ?? limitedClient(client, limitMs);
      known.set(client, limited);
      return limited;
    },
  };
};
