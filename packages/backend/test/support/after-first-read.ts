// Lets something happen between a question of the database and what is done with its answer.

import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../src/database/database.ts';

/** Acts once, when rows were read, those with a certain column where one is named, and before whoever asked for them goes on. */
export const afterFirstRead = (database: Database, act: () => Promise<unknown>, column?: string): Database => {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isDone || !(column === undefined || result.rows.some((row) => column in row))) return result;
      isDone = true;
      await act();
      return result;
    },
  };
  return database.withPlugin(plugin);
};
