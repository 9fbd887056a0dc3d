// Transactions that the database gives up on, because they could not be put in order with others, are tried once more.

import type { Database, Transaction } from './database.ts';

/** Serialisation failure and deadlock (PostgreSQL). */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Runs the work in a transaction; once more when the database asks for it. */
export const retried = async <Answer>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && RETRYABLE.has(error.code))) throw error;
    return database.transaction().execute(work);
  }
};
