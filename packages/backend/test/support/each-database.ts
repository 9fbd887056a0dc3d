// Runs a suite on the databases that the shop runs on: PGlite in memory, and PostgreSQL where it is installed. `npm test` runs the suites whose outcome
// could hang on the database on both, all others on PostgreSQL alone, as journeys run on PGlite; `npm run faults` and EVERY_DATABASE=1 run all on both.

import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts';
import { openPglite } from './pglite-database.ts';
import { createMigratedDatabase } from './postgres-database.ts';

/** As many connections as the shop has, and no limit in time: a busy machine may take its time. */
const openPostgres = async (): Promise<OpenDatabase> => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  return createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
};

/**
 * One database with nothing in it, for what hangs on the shop's rules: PostgreSQL, which answers in a fraction of PGlite's processor time, where it is
 * installed. With EVERY_DATABASE=1 it is PGlite, on which shops with a folder of their own run.
 */
export const openADatabase = (): Promise<OpenDatabase> =>
  inject('postgresUrl') === '' || process.env.EVERY_DATABASE === '1' ? openPglite() : openPostgres();

type Suite = (database: () => Database, opened: () => OpenDatabase) => void;

/** The suite gets the open, migrated, empty database by a function, because it is there only once the tests run. */
const describeOn = (name: string, suite: Suite, { isOnBoth }: { readonly isOnBoth: boolean }): void => {
  const isPostgresThere = inject('postgresUrl') !== '';
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
  if (isOnBoth || !isPostgresThere) run('PGlite', openPglite);
  if (isPostgresThere) run('PostgreSQL', openPostgres);
};

/** For races, faults and transactions: what they find out hangs on how a database locks, waits and fails. */
export const describeOnEachDatabase = (name: string, suite: Suite): void => describeOn(name, suite, { isOnBoth: true });

/** For everything that hangs on the shop's rules and not on the database: on one database, on both where all are asked for. */
export const describeOnADatabase = (name: string, suite: Suite): void =>
  describeOn(name, suite, { isOnBoth: process.env.EVERY_DATABASE === '1' });
