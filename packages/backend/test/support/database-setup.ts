// What the tests of the whole package share: a PostgreSQL server, where one is installed, and the first content of every PGlite.

import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './own-postgres.ts';
import { servePgliteTemplate } from './pglite-template.ts';
import { makeTemplate } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server; empty where there is none. */
    postgresUrl: string;
    /** Where a test gets the content of a migrated, empty database for a PGlite of its own. */
    pgliteTemplateUrl: string;
  }
}

/** Vitest calls this once before all tests of the package. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [postgres, template] = await Promise.all([startOwnPostgres(), servePgliteTemplate()]);
  if (postgres === undefined)
    console.log('PostgreSQL is not installed here: the tests of the database run on PGlite only.');
  else await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres?.url ?? '');
  project.provide('pgliteTemplateUrl', template.url);
  return async () => {
    await Promise.all([postgres?.remove(), template.stop()]);
  };
};
