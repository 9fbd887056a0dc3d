// Runs a suite on every database that the shop runs on: PGlite in memory, and PostgreSQL where it is installed.

import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createPostgresDatabase } from './postgres-database.ts';

const START_TIMEOUT_MS = 60_000;

const openPostgres = async (): Promise<OpenDatabase> =>
  createDatabase({ kind: 'postgres', url: await createPostgresDatabase(inject('postgresUrl')), maxConnections: 10 });

/** The suite gets the open, migrated, empty database by a function, because it is there only once the tests run. */
export const describeOnEachDatabase = (name: string, suite: (database: () => Database) => void): void => {
  const run = (kind: string, open: () => Promise<OpenDatabase>): void => {
    describe(`${name} (${kind})`, () => {
      let opened: OpenDatabase | undefined;
      beforeAll(async () => {
        opened = await open();
        await migrate(opened.database);
      }, START_TIMEOUT_MS);
      afterAll(() => opened?.close());
      suite(() => {
        if (opened === undefined) throw new Error('The database is not open yet.');
        return opened.database;
      });
    });
  };
  run('PGlite', () => createDatabase({ kind: 'pglite-in-memory' }));
  if (inject('postgresUrl') !== '') run('PostgreSQL', openPostgres);
};
