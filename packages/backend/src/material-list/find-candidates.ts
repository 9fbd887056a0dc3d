// Articles that may be meant by the lines of a school's list: by the usual words of the thing, those with the traits that the line asks for first.
// One query for the whole list; products that the store does not sell are left out. Source: docs/material-lists.md.

import type { Wish } from '@tornister/domain/materiallist';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { LANGUAGES, type Language, type StoreCode, textIn } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { AttributeRecord } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import { textSearchConfiguration } from '../search/index-products.ts';
import { wordsOf } from '../search/word-stock.ts';

/** Products that are compared with one line. */
const MOST_PRODUCTS = 48;
/** Words of a thing that are searched for; the most usual come first. */
const MOST_WORDS = 8;
/** Weights of the parts of a document, from D to A: what is said in a description only is not the thing. */
const WEIGHTS = '{0, 0.1, 0.4, 1.0}';

/** An article in one of its variants, as the store has it. */
export type FoundItem = {
  readonly itemId: string;
  readonly productId: string;
  readonly name: string;
  /** What the choice of its variant says: "Rot", "Nr. 8". */
  readonly choices: readonly string[];
  readonly salesRank: number;
};

type Row = {
  readonly thing: string;
  readonly id: string;
  readonly name: string;
  readonly sales_rank: number;
  readonly variant_attributes: readonly AttributeRecord[];
  readonly items: readonly { readonly id: string; readonly values: Readonly<Record<string, string>> }[];
};

/** What is searched for a line; lines that ask for the same thing are looked up once. */
export const thingOf = ({ article, words }: Wish): string => article ?? `? ${words.join(' ')}`;

/** Which words of the vocabulary a language has; another one has none yet, and is searched with the English ones. */
const WORDS_OF: Partial<Readonly<Record<Language, 'german' | 'english'>>> = { de: 'german', en: 'english' };

const wordsFor = ({ article, words }: Wish, language: Language): readonly string[] => {
  const names = article === undefined ? undefined : schoolLexicon().names.get(article);
  return (names?.[WORDS_OF[language] ?? 'english'] ?? words).slice(0, MOST_WORDS);
};

type TextQuery = RawBuilder<unknown>;

const anyOf = (queries: readonly TextQuery[]): TextQuery =>
  queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` || `)})`;

/** A word in names, categories and keywords; a description may speak of anything. */
const wordQuery = (word: string, language: Language): TextQuery =>
  sql`regexp_replace(plainto_tsquery(${textSearchConfiguration(language)}, ${word.toLowerCase()})::text, '''( |$)', ''':ABC\\1', 'g')::tsquery`;

/** A thing without a name in the vocabulary may be called in any language, and be the beginning of a longer word. */
const freeQueries = (words: readonly string[]): readonly TextQuery[] =>
  words
    .flatMap(wordsOf)
    .flatMap((word) => [
      sql`to_tsquery('simple', ${`${word}:*`})`,
      ...LANGUAGES.map((language) => wordQuery(word, language)),
    ]);

const RULING: Partial<Readonly<Record<Language, string>>> = { de: 'Lineatur', en: 'ruling' };
const RULING_WORDS: Partial<Readonly<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { lined: 'liniert', squared: 'kariert', blank: 'blanko' },
  en: { lined: 'lined', squared: 'squared', blank: 'blank' },
};

/** What a line says of the thing, in words of the catalogue; it only brings products nearer to the front. */
const traitQueries = ({ traits }: Wish, language: Language): readonly TextQuery[] =>
  traits.flatMap(({ kind, value }) => {
    if (kind === 'ruling') return [wordQuery(`${RULING[language] ?? ''} ${value}`, language)];
    if (kind === 'pattern') return [wordQuery(RULING_WORDS[language]?.[value] ?? value, language)];
    return ['format', 'hardness', 'length', 'number'].includes(kind) ? [wordQuery(value, language)] : [];
  });

const askedFor = (wishes: readonly [Wish, ...Wish[]], language: Language): TextQuery => {
  const [wish] = wishes;
  const words = wordsFor(wish, language);
  const queries = wish.article === undefined ? freeQueries(words) : words.map((word) => wordQuery(word, language));
  const traits = wishes.flatMap((one) => traitQueries(one, language));
  return sql`select ${thingOf(wish)}::text as thing, ${anyOf(queries)} as query, ${anyOf(queries.slice(0, 1))} as usual,
    ${anyOf(traits)} as traits`;
};

const byThing = (wishes: readonly Wish[]): readonly (readonly [Wish, ...Wish[]])[] => {
  const things = new Map<string, [Wish, ...Wish[]]>();
  for (const wish of wishes) {
    const known = things.get(thingOf(wish));
    if (known === undefined) things.set(thingOf(wish), [wish]);
    else known.push(wish);
  }
  return [...things.values()];
};

/** The articles for each thing that the lines ask for, by `thingOf`. */
export const findCandidates = async (
  database: Database,
  wishes: readonly Wish[],
  { store, language }: { readonly store: StoreCode; readonly language: Language },
): Promise<ReadonlyMap<string, readonly FoundItem[]>> => {
  const asked = byThing(wishes).map((ones) => askedFor(ones, language));
  if (asked.length === 0) return new Map();
  // Words of one thing may be parts of another ("Hefter" and "Heft" have one stem), so the most usual word counts most.
  const { rows } = await sql<Row>`
    with asked as materialized (${sql.join(asked, sql` union all `)}),
    found as materialized (
      select asked.thing, nearest.product_id
      from asked
      cross join lateral (
        select product_id from search_documents
        where search_documents.language = ${language} and document @@ asked.query
        order by 4 * ts_rank(${WEIGHTS}::float4[], document, asked.usual) + ts_rank(${WEIGHTS}::float4[], document, asked.query)
          + ts_rank(${WEIGHTS}::float4[], document, asked.traits) desc, product_id
        limit ${MOST_PRODUCTS}
      ) as nearest
    ),
    sold as materialized (
      select items.product_id, json_agg(json_build_object('id', items.id, 'values', items.attribute_values) order by items.position) as items
      from items join prices on prices.item_id = items.id and prices.store = ${store}
      where items.is_available and items.product_id in (select product_id from found)
      group by items.product_id
    )
    select found.thing, products.id, products.name ->> ${language} as name, products.sales_rank, products.variant_attributes, sold.items
    from found join sold on sold.product_id = found.product_id join products on products.id = found.product_id`.execute(
    database,
  );
  const found = new Map<string, FoundItem[]>();
  for (const row of rows) found.set(row.thing, [...(found.get(row.thing) ?? []), ...toItems(row, language)]);
  return found;
};

const toItems = ({ id, name, sales_rank, variant_attributes, items }: Row, language: Language): readonly FoundItem[] =>
  items.map((item) => ({
    itemId: item.id,
    productId: id,
    name,
    salesRank: sales_rank,
    choices: variant_attributes.flatMap((attribute) =>
      attribute.options
        .filter(({ value }) => value === item.values[attribute.name])
        .map(({ label }) => textIn(label, language)),
    ),
  }));
