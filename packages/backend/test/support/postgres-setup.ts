// Starts a PostgreSQL for the tests of the package, where its programs are installed. Where they are not, the tests run on PGlite only and say so.

import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; empty where there is none. */
    postgresUrl: string;
  }
}

/** Vitest calls this once before all tests of the package. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const postgres = await startOwnPostgres();
  if (postgres === undefined)
    console.log('PostgreSQL is not installed here: the tests of the database run on PGlite only.');
  project.provide('postgresUrl', postgres?.url ?? '');
  return postgres?.remove;
};
