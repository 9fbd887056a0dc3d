// Whether this computer has what the settings name, asked before anything is built or filled: the data folder and the database.

import { sql } from 'kysely';
import { createDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { openDataFolder } from './data-folder.ts';

/** Throws an operational error for a data folder that cannot be made or a PostgreSQL that does not answer or refuses. */
export const requireUsable = async (settings: Settings): Promise<void> => {
  await openDataFolder(settings.dataDir);
  if (settings.databaseUrl === undefined) return;
  const { database, close } = await createDatabase({
    kind: 'postgres',
    url: settings.databaseUrl,
    maxConnections: 1,
    connectTimeoutMs: settings.databaseConnectTimeoutMs,
    statementTimeoutMs: settings.databaseStatementTimeoutMs,
  });
  // Kysely closes only connections that it was asked through.
  await sql`select 1`.execute(database).finally(close);
};
