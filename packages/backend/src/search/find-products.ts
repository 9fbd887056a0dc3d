// Finding products for a term: an exact order number first, then full text, best first. A mistyped word is replaced by the closest
// one that the shop knows; when no product has all words, those with the most of them are found.
// Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { orderNumbersIn } from '@tornister/domain/orderform';
import { LANGUAGES, type Language } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ID_SEPARATOR } from './id-numbers.ts';
import { textSearchConfiguration } from './index-products.ts';
import { isSearched } from './is-searched.ts';
import { rewriteOf } from './known-query.ts';
import { nameKeys } from './search-key.ts';
import { soldRank } from './sold-rank.ts';
import { createReadings, type Reading, SHORTEST_BEGINNING, spellingsOf } from './word-readings.ts';
import { wordsOf } from './word-stock.ts';

/** Words of a term that are looked at; a longer one is no better described. */
const MOST_WORDS = 10;
/** Weights of the parts of a document, from D to A. */
const WEIGHTS = '{0.05, 0.2, 0.3, 1.0}';

/** More than any rank: a product that is called what was typed, or whose name begins with it, is above all others. As one number it is sorted in less time. */
const ABOVE_ALL = 1_000;
/** A word that is there counts so much more than one that only begins with it. */
const EXACT_BONUS = 2;

export type FoundProducts = {
  /** Ids, best first, each behind a line break but the first. */
  readonly idList: string;
  /**
   * What was searched instead of a mistyped term, of one that is understood as another, or of one with words that no product has. An exact search that
   * found nothing says what would have found something.
   */
  readonly correctedTerm?: string;
};

/** One search: its term, the words of it, and what they may stand for. */
type Search = {
  readonly database: Database;
  readonly term: string;
  readonly words: readonly string[];
  readonly readingsIn: (language: Language) => Promise<readonly Reading[]>;
};

/** All products that a term finds. An exact search takes every word as it was typed. */
export const findProducts = async (
  database: Database,
  term: string,
  language: Language,
  isExact = false,
): Promise<FoundProducts> => {
  const words = wordsOf(term).slice(0, MOST_WORDS);
  if (words.length === 0) return { idList: '' };
  const search = { database, term, words, readingsIn: createReadings(database, words) };
  const { numbers, areAll } = orderNumbersIn(term);
  const numbered = await itemsByOrderNumber(database, numbers, language);
  // Where every part is the order number of an item, no part is mistyped.
  const areFound = areAll && new Set(numbered.map(({ number }) => number)).size === numbers.length;
  const found = await inLanguages(search, language, isExact || areFound, numbered.length > 0);
  const idList = numbered.length === 0 ? found.idList : listOf(numbered, found.idList);
  if (!isExact || idList !== '') return { ...found, idList };
  return { ...(await inLanguages(search, language, false, false)), idList };
};

/** Those with the order number first, and no product twice. */
const listOf = (numbered: readonly NumberedItem[], found: string): string =>
  [
    ...new Set([...numbered.map(({ product_id }) => product_id), ...(found === '' ? [] : found.split(ID_SEPARATOR))]),
  ].join(ID_SEPARATOR);

/**
 * What the text of a page's language finds. People type the word they know, whatever that language is: nothing found, the others are asked, and as a
 * word that another language has is not mistyped, also before a corrected one counts.
 */
const inLanguages = async (
  search: Search,
  own: Language,
  isExact: boolean,
  isFound: boolean,
): Promise<FoundProducts> => {
  const found = await byText(search, own, isExact, isFound);
  if (isFound || (found.idList !== '' && found.correctedTerm === undefined)) return found;
  const others = LANGUAGES.filter((language) => language !== own);
  for (const language of others) {
    const idList = await asTyped(search, language);
    if (idList !== '') return { idList };
  }
  if (found.idList !== '') return found;
  for (const language of others) {
    const corrected = await corrections(search, language, isExact, isFound);
    if (corrected.idList !== '') return corrected;
  }
  return { idList: '' };
};

const byText = async (
  search: Search,
  language: Language,
  isExact: boolean,
  isFound: boolean,
): Promise<FoundProducts> => {
  const idList = await asTyped(search, language);
  return idList === '' ? corrections(search, language, isExact, isFound) : { idList };
};

/** The products that have every word as it was typed. */
const asTyped = ({ database, term, words }: Omit<Search, 'readingsIn'>, language: Language): Promise<string> => {
  const queries = wordQueries(
    words.map((word) => [word]),
    language,
  );
  return matching(database, sql.join(queries, sql` && `), term, language);
};

const corrections = async (
  search: Search,
  language: Language,
  isExact: boolean,
  isFound: boolean,
): Promise<FoundProducts> => {
  const { database, words, readingsIn } = search;
  const read = await readingsIn(language);
  const readings = read.map(({ typed, words: meant, isCorrected }) => (isExact && isCorrected ? [typed] : meant));
  const corrected = read.map(({ typed, words: [meant], isCorrected }) => (isCorrected ? (meant ?? typed) : typed));
  const isChanged = !isExact && read.some(({ isCorrected }) => isCorrected);
  const rewritten = isExact ? undefined : await asRewritten(database, corrected.join(' '), language);
  if (rewritten !== undefined)
    return { idList: rewritten.idList, correctedTerm: isChanged ? corrected.join(' ') : rewritten.term };
  const queries = wordQueries(readings, language);
  const likelyTerm = readings.map(([first]) => first).join(' ');
  const all = await matching(database, sql.join(queries, sql` && `), likelyTerm, language);
  if (all !== '' || words.length === 1 || isExact)
    return { idList: all, ...(isChanged && { correctedTerm: corrected.join(' ') }) };
  const idList = await matching(database, sql.join(queries, sql` || `), likelyTerm, language);
  // Beside an order number that was found the words only add to it.
  const isKnown = isFound || idList === '' ? undefined : await knownAmong(database, queries, language);
  const searched = corrected.filter((_, at) => isKnown?.[at] ?? true);
  const isTold = isChanged || searched.length < corrected.length;
  return { idList, ...(isTold && { correctedTerm: searched.join(' ') }) };
};

/** What is found by the term as which the shop understands a corrected one. */
const asRewritten = async (database: Database, corrected: string, language: Language) => {
  const term = await rewriteOf(database, corrected);
  if (term === undefined) return undefined;
  const idList = await asTyped({ database, term, words: wordsOf(term).slice(0, MOST_WORDS) }, language);
  return idList === '' ? undefined : { term, idList };
};

/** Which queries some product fits, or ask for nothing, as stop words do. */
const knownAmong = async (
  database: Database,
  queries: readonly TextQuery[],
  language: Language,
): Promise<readonly boolean[]> => {
  const { rows } = await sql<{ is_known: boolean }>`
    select numnode(query) = 0 or exists (
      select from search_documents where language = ${language} and document @@ query
    ) as is_known
    from unnest(array[${sql.join(queries)}]) with ordinality as asked (query, place) order by place`.execute(database);
  return rows.map((row) => row.is_known);
};

type TextQuery = RawBuilder<unknown>;

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
const wordQueries = (readings: readonly (readonly string[])[], language: Language): readonly TextQuery[] =>
  readings.map((words) => {
    const queries = words.map((word) => sql`(${oneOf(word, language)})`);
    return sql`(${sql.join(queries, sql` || `)})`;
  });

/**
 * The products that fit a query, best first. What stands there as it was typed is ranked word by word: of several words at once, PostgreSQL counts how near
 * they are to one another and hardly where they stand, and a description that has them side by side comes before the goods that are called so.
 */
const matching = async (database: Database, query: TextQuery, term: string, language: Language): Promise<string> => {
  const exact = sql.join(
    wordsOf(term)
      .slice(0, MOST_WORDS)
      .map((word) => sql`plainto_tsquery(${textSearchConfiguration(language)}, ${word})`),
    sql` || `,
  );
  const keys = nameKeys(term);
  const begins = sql.join(
    keys.map((key) => sql`starts_with(name, ${key})`),
    sql` or `,
  );
  // One long text is read much faster than thousands of rows.
  const { rows } = await sql<{ ids: string | null }>`
    with asked as materialized (
      select ${query} as query, ${exact} as exact
    ), found as (
      select product_id
      from asked, search_documents
      where language = ${language} and document @@ asked.query
      order by case when name = any(${keys}) then 2 when ${begins} then 1 else 0 end * ${sql.lit(ABOVE_ALL)}
        + (ts_rank(${WEIGHTS}::float4[], document, asked.exact) * ${EXACT_BONUS}
          + ts_rank(${WEIGHTS}::float4[], document, asked.query)) / (1 + ln(1 + ${soldRank}) / 20) desc,
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

type NumberedItem = { readonly product_id: string; readonly number: string };

const itemsByOrderNumber = async (
  database: Database,
  numbers: readonly string[],
  language: Language,
): Promise<readonly NumberedItem[]> => {
  if (numbers.length === 0) return [];
  const { rows } = await sql<NumberedItem>`
    select product_id, upper(order_number) as number from items
    where upper(order_number) = any(${numbers}) and ${isSearched('items.product_id', language)} order by order_number`.execute(
    database,
  );
  return rows;
};
