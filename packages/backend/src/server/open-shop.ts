// The shop's database, ready for requests: migrated, and filled if it was empty.

import type { Logger } from 'pino';
import { createDatabase, type DatabaseSettings, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openReadReplicas, type ReadReplicas } from '../database/read-replicas.ts';
import { isSeeded } from '../seeding/seed-shop.ts';
import type { Settings } from '../settings.ts';
import { fillInOwnProcess } from './first-start.ts';

/** PGlite in the data folder, unless there is a PostgreSQL. */
export const databaseSettings = (settings: Settings, log?: Logger): DatabaseSettings =>
  settings.databaseUrl === undefined
    ? { kind: 'pglite', folder: `${settings.dataDir}/database` }
    : {
        kind: 'postgres',
        url: settings.databaseUrl,
        maxConnections: settings.databasePoolSize,
        connectTimeoutMs: settings.databaseConnectTimeoutMs,
        statementTimeoutMs: settings.databaseStatementTimeoutMs,
        onConnectionLost: (error) => log?.warn({ err: error }, 'a connection to the database was lost'),
      };

/** The shop's database, and what answers questions of the catalogue where there are read replicas. */
export type OpenedShop = OpenDatabase & { readonly replicas?: ReadReplicas };

/** Opens the database, migrates it, and fills it with the demo shop when nothing is in it and a demo shop is wanted. */
export const openShop = async (settings: Settings, log: Logger): Promise<OpenedShop> => {
  const open = await createDatabase(databaseSettings(settings, log));
  try {
    await migrate(open.database, {
      onHeld: () => log.warn('the migration waits: somebody else holds a table, as a dump does; it is tried again'),
    });
    if (!settings.hasDemoCatalogue || (await isSeeded(open.database))) return await withReplicas(open, settings, log);
  } catch (error) {
    await open.close();
    throw error;
  }
  // The one connection of PGlite goes to the process that fills the shop.
  await open.close();
  await fillInOwnProcess(settings, log);
  return withReplicas(await createDatabase(databaseSettings(settings, log)), settings, log);
};

const withReplicas = async (open: OpenDatabase, settings: Settings, log: Logger): Promise<OpenedShop> => {
  if (settings.databaseReadUrls === undefined) return open;
  const replicas = await openReadReplicas(open.database, {
    urls: settings.databaseReadUrls,
    maxConnections: settings.databasePoolSize,
    statementTimeoutMs: settings.databaseStatementTimeoutMs,
    maxLagMs: settings.databaseReadMaxLagMs,
    onChange: (replica, reason) => {
      if (reason === undefined) log.info({ replica }, 'a read replica is used');
      else log.warn({ replica, reason }, 'a read replica is not used; the primary answers instead');
    },
  });
  const close = async (): Promise<void> => {
    await replicas.close();
    await open.close();
  };
  return { ...open, close, replicas };
};
