// What the words of a search may stand for among those that products use: looked up in the index of their trigrams, once for a search and for all
// languages at the same time. Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { type AlikeWord, closestWord, headsOf, LIKE_ENOUGH } from '@tornister/domain/search';
import { LANGUAGES, type Language, languageProfile } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isForWhom } from './amount-words.ts';
import { withUmlauts } from './word-stock.ts';

/** Shorter words match themselves only, longer ones also words that begin with them. */
export const SHORTEST_BEGINNING = 4;
/** How alike a word must be, from 0 to 1, to be looked at: two letters swapped in one of six leave no more. With 0.25 the look-up takes half as long again. */
const LEAST_LIKENESS = 0.27;
/** Words less alike than `LIKE_ENOUGH` are near only where they are nearly as long. */
const MOST_LETTERS_MORE = 2;
/** Words that are looked at for one typed word in one language. */
const MOST_CANDIDATES = 60;
/** Words that one typed word may stand for. */
const MOST_READINGS = 20;

/** What a typed word stands for; a corrected one is none of the words that products use, and stands for the closest of them. */
export type Reading = { readonly typed: string; readonly words: readonly string[]; readonly isCorrected: boolean };

type Candidate = AlikeWord & {
  readonly language: Language;
  /** Whether the word begins or ends with what was typed. */
  readonly contains: boolean;
};

/** A word as it was typed, and how a language may spell it. */
export const spellingsOf = (word: string, language: Language): readonly string[] => [
  word,
  ...(languageProfile(language).spellsUmlauts ? withUmlauts(word) : []),
];

/**
 * For each spelling the words of every language that begin or end with it, that it ends with, or that are like it, best first. Each of the conditions is
 * one that an index serves, of trigrams or of whole words; with an `or` between them PostgreSQL reads every word instead, and whole words that are said to be equal it looks up by
 * their trigrams. How alike words must be for the index is set by the statement
 * itself and for it alone, so it needs no transaction and is allowed on a read replica. A word that no product uses is there to be corrected to, not to be
 * found in.
 */
export const alikeWords = (spellings: readonly string[]) => {
  // Words are letters and digits, so nothing in them means something in a pattern. A short one has no pattern, and nothing is like that.
  const patternsOf = (patternOf: (spelling: string) => string) =>
    spellings.map((spelling) => ([...spelling].length < SHORTEST_BEGINNING ? null : patternOf(spelling)));
  return sql<Candidate>`
    with asked as materialized (
      select typed, beginning, ending, string_to_array(heads, ' ') as heads, set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, true)
      from unnest(${spellings}::text[], ${patternsOf((spelling) => `${spelling}%`)}::text[],
        ${patternsOf((spelling) => `%${spelling}`)}::text[], ${spellings.map((spelling) => headsOf(spelling).join(' '))}::text[])
        as given (typed, beginning, ending, heads)
    )
    select typed, language, word, contains, likeness, uses from asked cross join lateral (
      select language, word, bool_or(is_part) as contains, similarity(word, typed) as likeness, products as uses,
        row_number() over (partition by language
          order by bool_or(is_part) desc, bool_or(is_head) desc, similarity(word, typed) desc, products desc, word) as place
      from (
        select *, false as is_part, false as is_head from search_words where word % typed
          and (similarity(word, typed) >= ${LIKE_ENOUGH} or abs(length(word) - length(typed)) <= ${MOST_LETTERS_MORE})
        union all select *, true, false from search_words where word like beginning and products > 0
        union all select *, true, false from search_words where word like ending and products > 0
        union all select search_words.*, false, true from unnest(heads) as head
          cross join unnest(${LANGUAGES}::text[]) as spoken
          join search_words on search_words.language = spoken and search_words.word between head and head
      ) as fitting
      group by language, word, products
    ) as alike
    where place <= ${MOST_CANDIDATES}
    order by place`;
};

/** Answers what the words stand for in a language; the database is asked by the first question, and not again. */
export const createReadings = (
  database: Database,
  words: readonly string[],
): ((language: Language) => Promise<readonly Reading[]>) => {
  const ask = async (): Promise<readonly Candidate[]> => {
    const spellings = words.flatMap((word) => LANGUAGES.flatMap((language) => spellingsOf(word, language)));
    return (await alikeWords([...new Set(spellings)]).execute(database)).rows;
  };
  let asked: Promise<readonly Candidate[]> | undefined;
  return async (language) => {
    asked ??= ask();
    const ofLanguage = (await asked).filter((row) => row.language === language);
    return words.map((word) => readingOf(word, spellingsOf(word, language), ofLanguage));
  };
};

/**
 * The words that begin or end with a typed one ("schere" in "bastelschere"), else the closest one. A word that is close to none stays, and one that says for whom
 * a thing is: "Mädchen" is no mistyped "Mäppchen".
 */
const readingOf = (typed: string, spellings: readonly string[], rows: readonly Candidate[]): Reading => {
  const alike = spellings.flatMap((spelling) => rows.filter((row) => row.typed === spelling));
  const containing = spellings.flatMap((spelling) =>
    alike.filter((row) => row.contains && row.typed === spelling).slice(0, MOST_READINGS),
  );
  if (containing.length > 0) return { typed, words: containing.map(({ word }) => word), isCorrected: false };
  const closest = isForWhom(typed) ? typed : (closestWord(alike) ?? typed);
  return { typed, words: [closest], isCorrected: !spellings.includes(closest) };
};
