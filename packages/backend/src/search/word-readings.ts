// What the words of a search may stand for among those that products use: looked up in the index of their trigrams, once for a search and for all
// languages at the same time. Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { LANGUAGES, type Language, languageProfile } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { withUmlauts } from './word-stock.ts';

/** Shorter words match themselves only, longer ones also words that begin with them. */
export const SHORTEST_BEGINNING = 4;
/** How alike two words must be, from 0 to 1, for the one to stand for the other. */
const LEAST_LIKENESS = 0.4;
/** Words that one typed word may stand for. */
const MOST_READINGS = 20;

/** What a typed word stands for; a corrected one is none of the words that products use, and stands for the most alike of them. */
export type Reading = { readonly typed: string; readonly words: readonly string[]; readonly isCorrected: boolean };

type AlikeWord = {
  readonly typed: string;
  readonly language: Language;
  readonly word: string;
  /** Whether the word begins or ends with what was typed. */
  readonly contains: boolean;
};

/** A word as it was typed, and how a language may spell it. */
export const spellingsOf = (word: string, language: Language): readonly string[] => [
  word,
  ...(languageProfile(language).spellsUmlauts ? withUmlauts(word) : []),
];

/**
 * For each spelling the words of every language that begin or end with it or are like it, best first. Each of the three conditions is one that the
 * trigram index serves; with an `or` between them PostgreSQL reads every word instead. How alike words must be for the index is set by the statement
 * itself and for it alone, so it needs no transaction and is allowed on a read replica.
 */
export const alikeWords = (spellings: readonly string[]) => {
  // Words are letters and digits, so nothing in them means something in a pattern. A short one has no pattern, and nothing is like that.
  const patternsOf = (patternOf: (spelling: string) => string) =>
    spellings.map((spelling) => ([...spelling].length < SHORTEST_BEGINNING ? null : patternOf(spelling)));
  return sql<AlikeWord>`
    with asked as materialized (
      select typed, beginning, ending, set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, true)
      from unnest(${spellings}::text[], ${patternsOf((spelling) => `${spelling}%`)}::text[],
        ${patternsOf((spelling) => `%${spelling}`)}::text[]) as given (typed, beginning, ending)
    )
    select typed, language, word, contains from asked cross join lateral (
      select language, word, bool_or(is_part) as contains,
        row_number() over (partition by language
          order by bool_or(is_part) desc, similarity(word, typed) desc, products desc, word) as place
      from (
        select *, false as is_part from search_words where word % typed and similarity(word, typed) >= ${LEAST_LIKENESS}
        union all select *, true from search_words where word like beginning
        union all select *, true from search_words where word like ending
      ) as fitting
      group by language, word, products
    ) as alike
    where place <= ${MOST_READINGS}
    order by place`;
};

/** Answers what the words stand for in a language; the database is asked by the first question, and not again. */
export const createReadings = (
  database: Database,
  words: readonly string[],
): ((language: Language) => Promise<readonly Reading[]>) => {
  const ask = async (): Promise<readonly AlikeWord[]> => {
    const spellings = words.flatMap((word) => LANGUAGES.flatMap((language) => spellingsOf(word, language)));
    return (await alikeWords([...new Set(spellings)]).execute(database)).rows;
  };
  let asked: Promise<readonly AlikeWord[]> | undefined;
  return async (language) => {
    asked ??= ask();
    const ofLanguage = (await asked).filter((row) => row.language === language);
    return words.map((word) => readingOf(word, spellingsOf(word, language), ofLanguage));
  };
};

/**
 * The words that begin or end with a typed one ("schere" in "bastelschere"), else the most alike one. A word that is like none stays.
 */
const readingOf = (typed: string, spellings: readonly string[], rows: readonly AlikeWord[]): Reading => {
  const alike = spellings.flatMap((spelling) => rows.filter((row) => row.typed === spelling));
  const containing = alike.filter(({ contains }) => contains).map(({ word }) => word);
  if (containing.length > 0) return { typed, words: containing, isCorrected: false };
  const [{ word: closest } = { word: typed }] = alike;
  return { typed, words: [closest], isCorrected: !spellings.includes(closest) };
};
