// Finding products for a term: an exact order number first, then full text, best first. A mistyped word is replaced by the closest
// one that the shop knows; when no product has all words, those with the most of them are found.
// Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { orderNumbersIn } from '@tornister/domain/orderform';
import { LANGUAGES, type Language } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { thingWords } from './amount-words.ts';
import { ID_SEPARATOR } from './id-numbers.ts';
import { isSearched } from './is-searched.ts';
import { rewriteWithin } from './known-query.ts';
import { MOST_WORDS, matching, type TextQuery, wordQueries } from './match-documents.ts';
import { createReadings, type Reading } from './word-readings.ts';
import { wordsOf } from './word-stock.ts';

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
  const understood = isExact ? undefined : await asRewritten(database, corrected, language);
  if (understood !== undefined && understood.idList !== '')
    return { idList: understood.idList, correctedTerm: isChanged ? corrected.join(' ') : understood.words.join(' ') };
  const queries = wordQueries(readings, language);
  const likelyTerm = readings.map(([first]) => first).join(' ');
  const all = await matching(database, sql.join(queries, sql` && `), likelyTerm, language);
  if (all !== '' || words.length === 1 || isExact)
    return { idList: all, ...(isChanged && { correctedTerm: corrected.join(' ') }) };
  const thing = isFound ? undefined : await withoutAmounts(search, language);
  if (thing !== undefined) return thing;
  const each = understood?.words.map((word) => [word]) ?? readings;
  const any = await byAnyWord(search, each, language, isFound);
  const said = (understood?.words ?? corrected).filter((_, at) => any.isKnown?.[at] ?? true);
  const isTold = isChanged || understood !== undefined || said.length < corrected.length;
  return { idList: any.idList, ...(isTold && { correctedTerm: said.join(' ') }) };
};

/** Words with one say how large or how hard a thing is, and none is called so. */
const HAS_DIGIT = /\p{N}/u;

/** The products that have any of the words, and which of the words some product has. Beside an order number that was found the words only add to it. */
const byAnyWord = async (
  { database }: Search,
  readings: readonly (readonly string[])[],
  language: Language,
  isFound: boolean,
) => {
  const queries = wordQueries(readings, language);
  const likely = readings.map(([first = '']) => first);
  // Paper for printers is what "Druckerpapier A4" asks for first, and not all that is as large.
  const named = likely.filter((word) => !HAS_DIGIT.test(word));
  const likelyTerm = (named.length > 0 ? named : likely).join(' ');
  const idList = await matching(database, sql.join(queries, sql` || `), likelyTerm, language);
  return { idList, isKnown: isFound || idList === '' ? undefined : await knownAmong(database, queries, language) };
};

/** What is found by the words that say what the thing is: "Schere 10 Stück" and "Schere für Mädchen" are scissors, and not all that comes in tens. */
const withoutAmounts = async (search: Search, language: Language): Promise<FoundProducts | undefined> => {
  const words = thingWords(search.words);
  if (words.length === 0 || words.length === search.words.length) return undefined;
  const readingsIn: Search['readingsIn'] = async (spoken) =>
    (await search.readingsIn(spoken)).filter(({ typed }) => words.includes(typed));
  const term = words.join(' ');
  const { idList, correctedTerm = term } = await inLanguages(
    { ...search, term, words, readingsIn },
    language,
    false,
    false,
  );
  return idList === '' ? undefined : { idList, correctedTerm };
};

/** The words as which the shop understands corrected ones, or some of them, and what has all of them. */
const asRewritten = async (database: Database, corrected: readonly string[], language: Language) => {
  const term = await rewriteWithin(database, corrected);
  if (term === undefined) return undefined;
  const words = wordsOf(term).slice(0, MOST_WORDS);
  return { words, idList: await asTyped({ database, term, words }, language) };
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
