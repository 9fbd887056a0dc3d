// How the database would answer the first question of some work: by which indexes.

import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../src/database/database.ts';

/** Notes what is asked. */
const noting = (database: Database, asked: RootOperationNode[]): Database => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.withPlugin(plugin);
};

/** Does the work and answers the plan of its first question. */
export const planOf = async (database: Database, work: (database: Database) => Promise<unknown>): Promise<string> => {
  const asked: RootOperationNode[] = [];
  await work(noting(database, asked));
  const [question] = asked;
  if (question === undefined) throw new Error('Nothing was asked.');
  const { sql: text, parameters } = database.getExecutor().compileQuery(question, createQueryId());
  const { rows } = await database.executeQuery<Record<'QUERY PLAN', string>>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
