// A database that fails at a statement which the test chooses, as a cut connection, a full disk or a crash would.

import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../../src/database/database.ts';

class PlannedFault extends Error {
  override readonly name = 'PlannedFault';
}

export type FailingDatabase = {
  readonly database: Database;
  /** The statement with this number fails, counted from now; the first is 1. */
  readonly failAt: (statement: number) => void;
  /** Nothing fails any more; answers how many statements there were since `failAt`. */
  readonly heal: () => number;
};

/** The same database, with faults. */
export const failingDatabase = (database: Database): FailingDatabase => {
  let count = 0;
  let fault = Number.POSITIVE_INFINITY;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => {
      count += 1;
      if (count === fault) throw new PlannedFault(`The statement ${count} fails.`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: database.withPlugin(plugin),
    failAt: (statement) => {
      count = 0;
      fault = statement;
    },
    heal: () => {
      fault = Number.POSITIVE_INFINITY;
      return count;
    },
  };
};
