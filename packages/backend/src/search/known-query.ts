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

/** Words of the longest phrase that is looked for inside a longer query. */
const LONGEST_PHRASE = 3;

/**
 * What a query is understood as where the shop understands all of it, or words of it, as others: "tixo rot" is "klebeband rot". Asked for once, whatever the
 * number of words. Undefined where it is understood as it is.
 */
export const rewriteWithin = async (database: Database, words: readonly string[]): Promise<string | undefined> => {
  const lengths = [...new Set([words.length, LONGEST_PHRASE, 2, 1])].filter((length) => length <= words.length);
  const phraseAt = (at: number, length: number) => words.slice(at, at + length).join(' ');
  const phrases = lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, at) => phraseAt(at, length)),
  );
  const rows = await database
    .selectFrom('search_rewrites')
    .select(['query', 'rewritten'])
    .where(sql<boolean>`${foldedColumn('query')} = any(${phrases.map(searchKey)})`)
    .orderBy('query')
    .execute();
  if (rows.length === 0) return undefined;
  const rewritten = (phrase: string): string | undefined => {
    const alike = rows.filter(({ query }) => searchKey(query) === searchKey(phrase));
    return (alike.find(({ query }) => query === plainKey(phrase)) ?? alike[0])?.rewritten;
  };
  const understood: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengths.find((one) => at + one <= words.length && rewritten(phraseAt(at, one)) !== undefined) ?? 1;
    understood.push(rewritten(phraseAt(at, length)) ?? phraseAt(at, length));
    at += length;
  }
  return understood.join(' ');
};
