// Finding what the shop knows about a query: a redirect, a rewrite, a long tail. Source: spec 1 §4 "Search submit".

import { sql } from 'kysely';
import { foldedColumn, plainKey, searchKey } from './search-key.ts';

/** The rows of a query however it is spelled, and their order: what was stored for this very spelling comes first. */
export const knownQuery = (query: string) => ({
  isIt: sql<boolean>`${foldedColumn('query')} = ${searchKey(query)}`,
  closest: sql`query = ${plainKey(query)} desc, query`,
});
