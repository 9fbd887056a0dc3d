// Writes the search index from the stored products.

import { recordOf } from '@tornister/domain/shared';
import { LANGUAGES, type Language, languageProfile, textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { readHiddenCategories } from '../catalogue/hidden-categories.ts';
import { plainText } from '../content/clean-html.ts';
import type { Database } from '../database/database.ts';
import { chunksOf, insertRows, type Row } from '../seeding/insert-rows.ts';
import type { Text } from '../texts/text.ts';
import { alikeTraits } from './alike-traits.ts';
import { searchKey } from './search-key.ts';
import { isMoreThanStem, partsOf, withSingulars, wordsOf } from './word-stock.ts';

type Source = {
  readonly id: string;
  readonly name: Text;
  readonly teaser: Text;
  readonly maker: string;
  readonly description: Text;
  readonly keywords: Text;
  readonly facts: readonly Text[];
  readonly labels: readonly Text[] | null;
  readonly categories: readonly Text[] | null;
};

const PRODUCTS_PER_CHUNK = 200;

/**
 * Writes the search documents of all products anew, and the list of their words. What lies in a category to which no menu leads is not searched, nor what has
 * no items and therefore no page; documents that were written of it before are deleted.
 */
export const indexProducts = async (
  database: Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  const known = await knownWords(database);
  const hidden = [...(await readHiddenCategories(database))];
  const products = await database.selectFrom('products').select('id').orderBy('id').execute();
  const counts = recordOf(LANGUAGES, () => new Map<string, number>());
  let done = 0;
  for (const chunk of chunksOf(products, PRODUCTS_PER_CHUNK)) {
    const ids = chunk.map(({ id }) => id);
    const sources = await readSources(database, ids, hidden);
    const found = new Set(sources.map(({ id }) => id));
    await deleteDocuments(
      database,
      ids.filter((id) => !found.has(id)),
    );
    for (const language of LANGUAGES) {
      await writeDocuments(
        database,
        language,
        sources.map((source) => documentOf(source, language, known[language])),
      );
      for (const source of sources) countWords(source, language, known[language], counts[language]);
    }
    done += chunk.length;
    onProgress(done);
  }
  const rewritten = await rewrittenWords(database);
  for (const language of LANGUAGES)
    for (const word of rewritten) counts[language].set(word, counts[language].get(word) ?? 0);
  const words = LANGUAGES.flatMap((language) =>
    [...counts[language]].map(([word, products]) => ({ language, word, products })),
  );
  if (database.isTransaction) await replaceWords(database, words);
  else await database.transaction().execute((transaction) => replaceWords(transaction, words));
};

/** In a transaction: whoever searches meanwhile, or after it failed, has the words of before. */
const replaceWords = async (transaction: Database, words: readonly Row<'search_words'>[]): Promise<void> => {
  await sql`delete from search_words`.execute(transaction);
  await insertRows(transaction, 'search_words', words);
};

const WORD_TO_CORRECT_TO = /^\p{L}{3,}$/u;

const countWords = (
  source: Source,
  language: Language,
  known: ReadonlySet<string>,
  counts: Map<string, number>,
): void => {
  const texts = [source.name, source.keywords, ...(source.categories ?? []), ...(source.labels ?? [])];
  const parts = wordsOf(textIn(source.name, language)).flatMap((word) => partsOf(word, known));
  const said = [...texts.map((text) => textIn(text, language)), source.maker].flatMap(wordsOf);
  const words = new Set([...said, ...parts, ...alikeTraits(said)]);
  for (const word of words) if (WORD_TO_CORRECT_TO.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
};

/** Single words that are understood as others: a mistyped one stands for them, too, though no product uses them. */
const rewrittenWords = async (database: Database): Promise<readonly string[]> => {
  const rows = await database.selectFrom('search_rewrites').select('query').execute();
  return rows.map(({ query }) => query).filter((query) => WORD_TO_CORRECT_TO.test(query));
};

const knownWords = async (database: Database): Promise<Readonly<Record<Language, ReadonlySet<string>>>> => {
  const { rows } = await sql<{ name: Text }>`
    select name from products union all select details -> 'name' from categories
    union all select details -> 'keywords' from products`.execute(database);
  const suggestions = await database.selectFrom('search_suggestions').select(['language', 'suggestion']).execute();
  const wordsIn = (language: Language): ReadonlySet<string> =>
    withSingulars(
      new Set([
        ...rows.flatMap(({ name }) => wordsOf(textIn(name, language))),
        ...suggestions.filter((row) => row.language === language).flatMap(({ suggestion }) => wordsOf(suggestion)),
      ]),
    );
  return recordOf(LANGUAGES, wordsIn);
};

const readSources = async (
  database: Database,
  productIds: readonly string[],
  hidden: readonly string[],
): Promise<readonly Source[]> => {
  const { rows } = await sql<Source>`
    select products.id, products.name, teaser, manufacturers.name as maker,
      products.details -> 'longDescription' as description, products.details -> 'keywords' as keywords,
      products.details -> 'shortFacts' as facts,
      (select json_agg(filter_values.label) from product_filter_values
        join filter_values on filter_values.id = product_filter_values.filter_value
        where product_filter_values.product_id = products.id and filter_id <> 'brand') as labels,
      (select json_agg(categories.details -> 'name') from product_categories
        join categories on categories.id = product_categories.category_id
        where product_categories.product_id = products.id) as categories
    from products join manufacturers on manufacturers.id = products.manufacturer_id
    where products.id = any(${productIds}) and main_category_id <> all(${hidden}::text[])
      and exists (select 1 from items where items.product_id = products.id)`.execute(database);
  return rows;
};

/** What a document is made of; `whole` are words that stand in it with their endings, too. */
type SearchDocument = { readonly id: string; readonly name: string } & Readonly<
  Record<'a' | 'b' | 'c' | 'd' | 'whole', string>
>;

const documentOf = (source: Source, language: Language, known: ReadonlySet<string>): SearchDocument => {
  const name = textIn(source.name, language);
  // What stands before the comma is the thing itself, what comes after it describes it: "Regenhülle, für Ranzen" is no Ranzen.
  const [thing = '', ...traits] = name.split(',');
  const parts = wordsOf(name).flatMap((word) => partsOf(word, known));
  const kindsIn = (text: string): readonly string[] =>
    wordsOf(text).flatMap((word) => partsOf(word, known).filter((part) => word.endsWith(part)));
  const joined = (texts: readonly Text[] | null): readonly string[] =>
    (texts ?? []).map((text) => textIn(text, language));
  const labels = joined(source.labels);
  return {
    id: source.id,
    name: searchKey(name),
    a: [thing, ...kindsIn(thing)].join(' '),
    b: [...traits, source.maker, ...joined(source.categories), ...parts, ...alikeTraits(wordsOf(name))].join(' '),
    c: [
      textIn(source.teaser, language),
      textIn(source.keywords, language),
      ...joined(source.facts),
      ...labels,
      ...alikeTraits(labels.flatMap(wordsOf)),
    ].join(' '),
    d: plainText(textIn(source.description, language)),
    whole: [...wordsOf(name), ...kindsIn(name)].filter((word) => isMoreThanStem(word, known)).join(' '),
  };
};

/** The text search configuration of a language. */
export const textSearchConfiguration = (language: Language) => sql`${languageProfile(language).englishName}::regconfig`;

const deleteDocuments = async (database: Database, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  await database.deleteFrom('search_documents').where('product_id', 'in', productIds).execute();
};

const writeDocuments = async (
  database: Database,
  language: Language,
  documents: readonly SearchDocument[],
): Promise<void> => {
  const configuration = textSearchConfiguration(language);
  await sql`insert into search_documents (product_id, language, document, name)
    select id, ${language},
      setweight(to_tsvector(${configuration}, a), 'A') || setweight(to_tsvector(${configuration}, b), 'B')
        || setweight(to_tsvector(${configuration}, c), 'C') || setweight(to_tsvector(${configuration}, d), 'D')
        || setweight(to_tsvector('simple', whole), 'A'),
      name
    from json_to_recordset(${JSON.stringify(documents)}::json) as given (id text, name text, a text, b text, c text, d text, whole text)
    on conflict (language, product_id) do update set document = excluded.document, name = excluded.name`.execute(
    database,
  );
};
