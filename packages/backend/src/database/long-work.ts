// Work that one process does for all of them and that may take minutes: it must not end in the time limit of an ordinary statement.

import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { NO_STATEMENT_LIMIT } from './limited-pool.ts';

/** What a statement waits for a table that somebody else holds (SQLSTATE 55P03 afterwards). */
export const LOCK_TIMEOUT_MS = 3_000;

/** Lifts the time limit of statements, until the transaction ends. */
export const liftLimit = async (transaction: Transaction): Promise<void> => {
  await sql.raw(NO_STATEMENT_LIMIT).execute(transaction);
};

/** Waits for the lock of that number, however long another process holds it, and lifts the time limit until the transaction ends. */
export const lockForLong = async (transaction: Transaction, lock: number): Promise<void> => {
  await liftLimit(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
};

/**
 * Has statements of the transaction that want a table fail soon where somebody else holds it: everybody who asks for that table stands in line behind a
 * statement that waits to change it.
 */
export const waitShortlyForTables = async (transaction: Transaction, lockTimeoutMs: number): Promise<void> => {
  await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(transaction);
};
