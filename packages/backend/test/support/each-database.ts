// Runs a suite on every database that the shop runs on: PGlite in memory, and PostgreSQL where it is installed.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';

const START_TIMEOUT_MS = 60_000;

const openPostgres = async (): Promise<OpenDatabase> => {
  const url = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return createDatabase({ kind: 'postgres', url: url.replace(/\/postgres$/, `/${name}`), maxConnections: 10 });
};

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
