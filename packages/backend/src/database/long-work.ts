// Work that one process does for all of them and that may take minutes: it must not end in the time limit of an ordinary statement.

import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Waits for the lock of that number, however long another process holds it, and lifts the time limit until the transaction ends. */
export const lockForLong = async (transaction: Transaction, lock: number): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
};
