// Finding what the shop knows about a query: a redirect, a rewrite, a long tail. Source: spec 1 §4 "Search submit".

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { foldedColumn, plainKey, searchKey } from './search-key.ts';

/** The rows of a query however it is spelled, and their order: what was stored for this very spelling comes first. */
export const knownQuery = (query: string) => ({
  isIt: sql<boolean>`${foldedColumn('query')} = ${searchKey(query)}`,
  closest: sql`query = ${plainKey(query)} desc, query`,
});

/** What a query is understood as; undefined where it is understood as it is. */
export const rewriteOf = async (database: Database, query: string): Promise<string | undefined> => {
  const { isIt, closest } = knownQuery(query);
  const row = await database
    .selectFrom('search_rewrites')
    .select('rewritten')
    .where(isIt)
    .orderBy(closest)
    .executeTakeFirst();
  return row?.rewritten;
};
