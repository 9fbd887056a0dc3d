// Finding products for a term: an exact order number first, then full text, best first. A mistyped word is replaced by the most alike
// one that products use; when no product has all words, those with the most of them are found.
// Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { LANGUAGES, type Language, languageProfile } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ID_SEPARATOR } from './id-numbers.ts';
import { textSearchConfiguration } from './index-products.ts';
import { searchKey } from './search-key.ts';
import { soldRank } from './sold-rank.ts';
import { withUmlauts, wordsOf } from './word-stock.ts';

/** Products that one search finds at most. */
const MOST_FOUND = 5_000;
/** Words of a term that are looked at; a longer one is no better described. */
const MOST_WORDS = 10;
/** Shorter words match themselves only, longer ones also words that begin with them. */
const SHORTEST_BEGINNING = 4;
/** How alike two words must be, from 0 to 1, for the one to stand for the other. */
const LEAST_LIKENESS = 0.4;
/** Words that one typed word may stand for. */
const MOST_READINGS = 20;
/** Weights of the parts of a document, from D to A. */
const WEIGHTS = '{0.05, 0.2, 0.3, 1.0}';

/** A word that is there counts so much more than one that only begins with it. */
const EXACT_BONUS = 2;

const ORDER_NUMBER = /^\d{4,8}$/;

export type FoundProducts = {
  /** Ids, best first, each behind a line break but the first. */
  readonly idList: string;
  /** What was searched instead of a mistyped term. An exact search that found nothing says what would have found something. */
  readonly correctedTerm?: string;
};

/** The products that a term finds. An exact search takes every word as it was typed. */
export const findProducts = async (
  database: Database,
  term: string,
  language: Language,
  isExact = false,
): Promise<FoundProducts> => {
  const words = wordsOf(term).slice(0, MOST_WORDS);
  if (words.length === 0) return { idList: '' };
  const numbered = await productsByOrderNumber(database, words);
  const found = await inLanguages(database, words, term, language, isExact, numbered.length > 0);
  const idList = numbered.length === 0 ? found.idList : listOf(numbered, found.idList);
  if (!isExact || idList !== '') return { ...found, idList };
  return { ...(await inLanguages(database, words, term, language, false, false)), idList };
};

/** Those with the order number first, and no product twice. */
const listOf = (numbered: readonly string[], found: string): string =>
  [...new Set([...numbered, ...(found === '' ? [] : found.split(ID_SEPARATOR))])].join(ID_SEPARATOR);

/** What the text of a page's language finds. People type the word they know, whatever that language is: nothing found, the others are asked. */
const inLanguages = async (
  database: Database,
  words: readonly string[],
  term: string,
  own: Language,
  isExact: boolean,
  isFound: boolean,
): Promise<FoundProducts> => {
  const others = isFound ? [] : LANGUAGES.filter((language) => language !== own);
  for (const language of [own, ...others]) {
    const found = await byText(database, words, term, language, isExact);
    if (found.idList !== '') return found;
  }
  return { idList: '' };
};

const byText = async (
  database: Database,
  words: readonly string[],
  term: string,
  language: Language,
  isExact: boolean,
): Promise<FoundProducts> => {
  const asTyped = words.map((word) => [word]);
  const found = await matching(database, sql.join(wordQueries(asTyped, language), sql` && `), term, language);
  if (found !== '') return { idList: found };
  const read = await readingsOf(database, words, language);
  const readings = read.map(({ typed, words: meant, isCorrected }) => (isExact && isCorrected ? [typed] : meant));
  const queries = wordQueries(readings, language);
  const likelyTerm = readings.map(([first]) => first).join(' ');
  const alike = await matching(database, sql.join(queries, sql` && `), likelyTerm, language);
  const idList =
    alike !== '' || words.length === 1 || isExact
      ? alike
      : await matching(database, sql.join(queries, sql` || `), likelyTerm, language);
  if (isExact || !read.some(({ isCorrected }) => isCorrected)) return { idList };
  return {
    idList,
    correctedTerm: read.map(({ typed, words: [meant], isCorrected }) => (isCorrected ? meant : typed)).join(' '),
  };
};

type TextQuery = RawBuilder<unknown>;

// A word counts as itself, as its other spelling, and as the beginning of longer words. A stop word asks for nothing.
const oneOf = (word: string, language: Language): TextQuery => {
  const configuration = textSearchConfiguration(language);
  const spellings = [word, ...(languageProfile(language).spellsUmlauts ? withUmlauts(word) : [])];
  const readings = spellings.flatMap((spelling) => [
    sql`plainto_tsquery(${configuration}, ${spelling})`,
    ...(spelling.length < SHORTEST_BEGINNING ? [] : [sql`to_tsquery('simple', ${`${spelling}:*`})`]),
  ]);
  const isStopWord = sql`numnode(plainto_tsquery(${configuration}, ${word})) = 0`;
  return sql`case when ${isStopWord} then ''::tsquery else ${sql.join(readings, sql` || `)} end`;
};

/** For every typed word a query for any of the words that it may stand for. */
const wordQueries = (readings: readonly (readonly string[])[], language: Language): readonly TextQuery[] =>
  readings.map((words) => {
    const queries = words.map((word) => sql`(${oneOf(word, language)})`);
    return sql`(${sql.join(queries, sql` || `)})`;
  });

const matching = async (database: Database, query: TextQuery, term: string, language: Language): Promise<string> => {
  const key = searchKey(term);
  // One long text is read much faster than thousands of rows.
  const { rows } = await sql<{ ids: string | null }>`
    with asked as materialized (
      select ${query} as query, plainto_tsquery(${textSearchConfiguration(language)}, ${key}) as exact
    ), found as (
      select product_id
      from asked, search_documents
      where language = ${language} and document @@ asked.query
      order by name = ${key} desc, starts_with(name, ${key}) desc,
        (ts_rank(${WEIGHTS}::float4[], document, asked.exact) * ${EXACT_BONUS}
          + ts_rank(${WEIGHTS}::float4[], document, asked.query)) / (1 + ln(1 + ${soldRank}) / 20) desc,
        ${soldRank}, product_id
      limit ${MOST_FOUND}
    )
    select string_agg(product_id, ${ID_SEPARATOR}) as ids from found`.execute(database);
  return rows[0]?.ids ?? '';
};

/** What a typed word stands for; a corrected one is none of the words that products use, and stands for the most alike of them. */
type Reading = { readonly typed: string; readonly words: readonly string[]; readonly isCorrected: boolean };

/**
 * What each typed word may stand for among the words that products use: those that begin or end with it ("schere" in "bastelschere"),
 * else the most alike one. A word that is like none stays.
 */
const readingsOf = async (
  database: Database,
  words: readonly string[],
  language: Language,
): Promise<readonly Reading[]> => {
  const spellingsOf = (word: string) => [word, ...(languageProfile(language).spellsUmlauts ? withUmlauts(word) : [])];
  const { rows } = await sql<{ typed: string; word: string; contains: boolean }>`
    select typed, word, contains from unnest(${words.flatMap(spellingsOf)}::text[]) as typed
    cross join lateral (
      select word, is_part as contains from search_words
      cross join lateral (
        select length(typed) >= ${SHORTEST_BEGINNING}
          and (starts_with(word, typed) or right(word, length(typed)) = typed) as is_part
      ) as compound
      where language = ${language} and (similarity(word, typed) >= ${LEAST_LIKENESS} or is_part)
      order by contains desc, similarity(word, typed) desc, products desc, word
      limit ${MOST_READINGS}
    ) as alike`.execute(database);
  return words.map((word) => {
    const alike = rows.filter(({ typed }) => spellingsOf(word).includes(typed));
    const containing = alike.filter(({ contains }) => contains).map((row) => row.word);
    if (containing.length > 0) return { typed: word, words: containing, isCorrected: false };
    const [{ word: closest } = { word }] = alike;
    return { typed: word, words: [closest], isCorrected: !spellingsOf(word).includes(closest) };
  });
};

const productsByOrderNumber = async (database: Database, words: readonly string[]): Promise<readonly string[]> => {
  const numbers = words.filter((word) => ORDER_NUMBER.test(word));
  if (numbers.length === 0) return [];
  const rows = await database
    .selectFrom('items')
    .select('product_id')
    .where('order_number', 'in', numbers)
    .orderBy('order_number')
    .execute();
  return rows.map(({ product_id }) => product_id);
};
