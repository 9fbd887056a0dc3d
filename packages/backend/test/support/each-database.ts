// Runs a suite on every database that the shop runs on: PGlite in memory, and PostgreSQL where it is installed.

import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts';
import { openPglite } from './pglite-database.ts';
import { createMigratedDatabase } from './postgres-database.ts';

/** As many connections as the shop has, and no limit in time: a busy machine may take its time. */
const openPostgres = async (): Promise<OpenDatabase> => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  return createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
};

/** The suite gets the open, migrated, empty database by a function, because it is there only once the tests run. */
export const describeOnEachDatabase = (
  name: string,
  suite: (database: () => Database, opened: () => OpenDatabase) => void,
): void => {
  const run = (kind: string, open: () => Promise<OpenDatabase>): void => {
    describe(`${name} (${kind})`, () => {
      let opened: OpenDatabase | undefined;
      beforeAll(async () => {
        opened = await open();
      });
      afterAll(() => opened?.close());
      const isOpen = (): OpenDatabase => {
        if (opened === undefined) throw new Error('The database is not open yet.');
        return opened;
      };
      suite(() => isOpen().database, isOpen);
    });
  };
  run('PGlite', openPglite);
  if (inject('postgresUrl') !== '') run('PostgreSQL', openPostgres);
};
