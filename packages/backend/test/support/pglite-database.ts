// A PGlite of a test's own, migrated and empty.

import { inject } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';

/** Opens it from the content that all tests share; nothing that a test writes comes into another one's. */
export const openPglite = async (): Promise<OpenDatabase> => {
  const answer = await fetch(inject('pgliteTemplateUrl'));
  if (!answer.ok) throw new Error(`There is no database to copy: ${await answer.text()}`);
  return createDatabase({ kind: 'pglite-in-memory', content: await answer.blob() });
};
