// Suggestions under the search box: popular queries while nothing is typed, then what begins with or contains the typed text, names of
// products included, and at last what is written alike. Source: spec 1 §4 "Typing state", spec 3 §2 "Search suggestions list".

import { type Language, textIn } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';
import { foldedColumn, nameKeys, searchKey } from './search-key.ts';
import { soldRank } from './sold-rank.ts';

/** Suggestions of one list. */
const MOST_SUGGESTIONS = 10;
/** Products with pictures under one list. */
const MOST_PRODUCTS = 4;
/** Longer texts are no beginnings of queries. */
const LONGEST_TYPED = 100;
const LEAST_LIKENESS = 0.45;
/** Shorter texts are looked for at the beginning of products' names only: nearly every name has them somewhere. */
const SHORTEST_PART = 3;

/** The suggestions for a text, best first, each once. */
export const suggestionsFor = async (
  database: Database,
  typed: string,
  language: Language,
): Promise<readonly string[]> => {
  const key = searchKey(typed);
  if (key.length > LONGEST_TYPED) return [];
  const { rows } = key === '' ? await popular(database, language) : await fitting(database, typed, language);
  const suggestions = rows.map((row) => row.suggestion ?? textIn(row.name, language));
  return [...new Set(suggestions)].slice(0, MOST_SUGGESTIONS);
};

/** The products whose names begin with a text, then those that have it in their name, best sold first. */
export const suggestedProducts = async (
  database: Database,
  typed: string,
  language: Language,
): Promise<readonly string[]> => {
  const key = searchKey(typed);
  if (key === '' || key.length > LONGEST_TYPED) return [];
  const { rows } = await sql<{ id: string }>`
    select product_id as id from search_documents
    where ${isOfLanguage(typed, language)} and ${hasInName(typed)}
    order by (${beginsWith(typed)}) desc, ${soldRank}, product_id
    limit ${MOST_PRODUCTS}`.execute(database);
  return rows.map(({ id }) => id);
};

/** A query that people search for, or the name of a product. */
type Row = { readonly suggestion: string } | { readonly suggestion: null; readonly name: Text };

const popular = (database: Database, language: Language) =>
  sql<Row>`select suggestion from search_suggestions
    where language = ${language} and is_popular order by weight desc, suggestion limit ${MOST_SUGGESTIONS}`.execute(
    database,
  );

const isShort = (key: string): boolean => key.length < SHORTEST_PART;

/**
 * Whether a search document is in a language. Beginnings of names stand in an index by language. Parts of names do not, and written as for that one PostgreSQL
 * reads every document of the language beside them, because the language is the first of its primary key, too.
 */
const isOfLanguage = (typed: string, language: Language): RawBuilder<boolean> =>
  nameKeys(typed).some(isShort) ? sql<boolean>`language = ${language}` : sql<boolean>`language || '' = ${language}`;

/** Whether a product is suggested for a text by its name. */
const hasInName = (typed: string): RawBuilder<boolean> => {
  const patterns = nameKeys(typed).map((key) => {
    const text = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    return isShort(key) ? `${text}%` : `%${text}%`;
  });
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`search_documents.name like ${pattern}`),
    sql` or `,
  )})`;
};

/** Whether a product's name begins with a text. */
const beginsWith = (typed: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    nameKeys(typed).map((key) => sql`starts_with(search_documents.name, ${key})`),
    sql` or `,
  )}`;

const fitting = (database: Database, typed: string, language: Language) => {
  const key = searchKey(typed);
  // Of the products whose names have it only the best are looked up: of 100,000 thousands have a common word.
  return sql<Row>`
    with named as materialized (
      select product_id, search_documents.name, ${soldRank} as rank from search_documents
      where ${isOfLanguage(typed, language)} and ${hasInName(typed)}
      order by (${beginsWith(typed)}) desc, rank, search_documents.name
      limit ${MOST_SUGGESTIONS * 2}
    ), known as (
      select suggestion, null::jsonb as name, ${foldedColumn('suggestion')} as text, 0 as source, weight from search_suggestions where language = ${language}
      union all
      select null, products.name, ${foldedColumn('named.name')}, 1, 1.0 / greatest(named.rank, 1)
      from named join products on products.id = named.product_id
    )
    select suggestion, name from known
    where position(${key} in text) > 0 or (source = 0 and word_similarity(${key}, text) >= ${LEAST_LIKENESS})
    order by starts_with(text, ${key}) desc, position(${key} in text) > 0 desc, source, weight desc, suggestion, text
    limit ${MOST_SUGGESTIONS * 2}`.execute(database);
};
