// Which products fit the words of a search, best first: full text, ranked by where the words stand in a product's texts.
// Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import type { Language } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ID_SEPARATOR } from './id-numbers.ts';
import { textSearchConfiguration } from './index-products.ts';
import { forOtherHand } from './other-hand.ts';
import { nameKeys } from './search-key.ts';
import { soldRank } from './sold-rank.ts';
import { SHORTEST_BEGINNING, spellingsOf } from './word-readings.ts';
import { wordsOf } from './word-stock.ts';

/** Words of a term that are looked at; a longer one is no better described. */
export const MOST_WORDS = 10;
/** Weights of the parts of a document, from D to A. */
const WEIGHTS = '{0.05, 0.2, 0.3, 1.0}';

/** More than any rank: a product that is called what was typed, or whose name begins with it, is above all others. As one number it is sorted in less time. */
const ABOVE_ALL = 1_000;
/** A word that is there counts so much more than one that only begins with it. */
const EXACT_BONUS = 2;
/** What is for the other hand than the one asked for counts so much of what it would. */
const OTHER_HAND_SHARE = 0.5;

/** A text search query, as SQL. */
export type TextQuery = RawBuilder<unknown>;

/** A number with its unit behind it: shops write "30 cm". */
const MEASURE = /^(\p{N}+)(\p{L}+)$/u;

// A word counts as itself, as its other spelling, as a number and its unit, and as the beginning of longer words. A stop word asks for nothing.
const oneOf = (word: string, language: Language): TextQuery => {
  const configuration = textSearchConfiguration(language);
  const readings = spellingsOf(word, language).flatMap((spelling) => [
    sql`plainto_tsquery(${configuration}, ${spelling})`,
    ...(spelling.length < SHORTEST_BEGINNING ? [] : [sql`to_tsquery('simple', ${`${spelling}:*`})`]),
  ]);
  if (MEASURE.test(word)) readings.push(sql`phraseto_tsquery(${configuration}, ${word.replace(MEASURE, '$1 $2')})`);
  const isStopWord = sql`numnode(plainto_tsquery(${configuration}, ${word})) = 0`;
  return sql`case when ${isStopWord} then ''::tsquery else ${sql.join(readings, sql` || `)} end`;
};

/** For every typed word a query for any of the words that it may stand for. */
export const wordQueries = (readings: readonly (readonly string[])[], language: Language): readonly TextQuery[] =>
  readings.map((words) => {
    const queries = words.map((word) => sql`(${oneOf(word, language)})`);
    return sql`(${sql.join(queries, sql` || `)})`;
  });

/**
 * The products that fit a query, best first. What stands there as it was typed is ranked word by word: of several words at once, PostgreSQL counts how near
 * they are to one another and hardly where they stand, and a description that has them side by side comes before the goods that are called so.
 */
export const matching = async (
  database: Database,
  query: TextQuery,
  term: string,
  language: Language,
): Promise<string> => {
  const configuration = textSearchConfiguration(language);
  const words = wordsOf(term).slice(0, MOST_WORDS);
  const exact = sql.join(
    words.map((word) => sql`plainto_tsquery(${configuration}, ${word})`),
    sql` || `,
  );
  const otherHand = forOtherHand(words) ?? null;
  // Only a search that asks for a hand looks it up in what it finds.
  const share =
    otherHand === null
      ? sql``
      : sql` * case when document @@ asked.other_hand then ${sql.lit(OTHER_HAND_SHARE)} else 1 end`;
  const keys = nameKeys(term);
  const begins = sql.join(
    keys.map((key) => sql`starts_with(name, ${key})`),
    sql` or `,
  );
  // One long text is read much faster than thousands of rows.
  const { rows } = await sql<{ ids: string | null }>`
    with asked as materialized (
      select ${query} as query, ${exact} as exact,
        to_tsquery(${configuration}, ${otherHand}::text) as other_hand
    ), found as (
      select product_id
      from asked, search_documents
      where language = ${language} and document @@ asked.query
      order by case when name = any(${keys}) then 2 when ${begins} then 1 else 0 end * ${sql.lit(ABOVE_ALL)}
        + (ts_rank(${WEIGHTS}::float4[], document, asked.exact) * ${EXACT_BONUS}
          + ts_rank(${WEIGHTS}::float4[], document, asked.query)) / (1 + ln(1 + ${soldRank}) / 20)${share} desc,
        ${soldRank}, product_id
    )
    select string_agg(product_id, ${ID_SEPARATOR}) as ids from found`.execute(database);
  return takeOut(rows);
};

/** The text of an answer, which is left empty: finished queries of the driver outlive it until the whole heap is swept, and 60 KB with each sweep it twice as often. */
const takeOut = ([row]: readonly { ids: string | null }[]): string => {
  const ids = row?.ids ?? '';
  if (row !== undefined) row.ids = null;
  return ids;
};
