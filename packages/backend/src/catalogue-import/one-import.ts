// One import at a time: of two that wrote at once, each would go on from what the other is changing.

import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';

/** Any number that no other lock of the shop uses. */
const IMPORT_LOCK = 7_201_103;

/** Another import has not ended yet. */
export class ImportRunningError extends Error {
  override readonly name = 'ImportRunningError';
}

/** Connections that an import needs: one that says that it runs, and one that writes. */
export const IMPORT_CONNECTIONS = 2;

/**
 * Does the work while no other process imports into this database; throws `ImportRunningError` while one does. The lock ends with the transaction, and so
 * with the process, however that ends. A database in a folder is open in one process only.
 */
export const asOnlyImport = <Answer>(
  { database, pool }: Pick<OpenDatabase, 'database' | 'pool'>,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (pool === undefined) return work();
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine !== true)
      throw new ImportRunningError(
        'Another import into this database is running. Nothing was imported; try again when it has ended.',
      );
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    return work();
  });
};
