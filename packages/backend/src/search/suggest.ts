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
    where language = ${language} and ${hasInName(typed)}
    order by starts_with(name, ${key}) desc, ${soldRank}, product_id
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

/** Whether a product is suggested for a text by its name. */
const hasInName = (typed: string): RawBuilder<boolean> => {
  const patterns = nameKeys(typed).map((key) => {
    const text = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    return key.length < SHORTEST_PART ? `${text}%` : `%${text}%`;
  });
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`search_documents.name like ${pattern}`),
    sql` or `,
  )})`;
};

const fitting = (database: Database, typed: string, language: Language) => {
  const key = searchKey(typed);
  return sql<Row>`
    with known as (
      select suggestion, null::jsonb as name, ${foldedColumn('suggestion')} as text, 0 as source, weight from search_suggestions where language = ${language}
      union all
      select null, products.name, ${foldedColumn('search_documents.name')}, 1, 1.0 / greatest(sales_rank, 1)
      from search_documents join products on products.id = search_documents.product_id
      where language = ${language} and ${hasInName(typed)}
    )
    select suggestion, name from known
    where position(${key} in text) > 0 or (source = 0 and word_similarity(${key}, text) >= ${LEAST_LIKENESS})
    order by starts_with(text, ${key}) desc, position(${key} in text) > 0 desc, source, weight desc, suggestion, text
    limit ${MOST_SUGGESTIONS * 2}`.execute(database);
};
