// What the names of all products say, and their facts of their packs, in one language, ready to be compared with lines of a school's list. Articles
// that say the same of themselves (most exercise books of one lineature) are compared once. Source: docs/material-lists.md.

import type { ArticleKind, Trait } from '@tornister/domain/materiallist';
import { isClassSet, type NameReader, type ReadName } from '@tornister/domain/materialmatch';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { textIn } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';
import type { AttributeRecord } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';
import { inSlices } from './in-slices.ts';
import { isPackSaid, packFactsOf, packTraits } from './pack-facts.ts';

/** Products that one question to the database reads. */
const BATCH = 500;

/** An item of a product; a smaller rank is sold more often. */
export type IndexedItem = {
  readonly itemId: string;
  readonly productId: string;
  readonly rank: number;
  readonly stores: readonly StoreCode[];
};

/** Items whose names and choices say the same. */
export type AlikeItems = {
  readonly name: Omit<ReadName, 'stems'>;
  readonly choice: readonly Trait[];
  readonly items: IndexedItem[];
};

/** An item with the words of its name, and those that say the same: what their names and choices say is kept once. */
type NamedItem = { readonly item: IndexedItem; readonly stems: readonly string[]; readonly alike: AlikeItems };

export type MaterialIndex = {
  /** By the thing that an article is, or speaks of. */
  readonly byArticle: ReadonlyMap<ArticleKind, readonly AlikeItems[]>;
  /** By the words of their names without endings, for things that have no name in the vocabulary. */
  readonly byStem: ReadonlyMap<string, readonly NamedItem[]>;
};

/** A product with its items, as its name and their choices are read. */
export type NamedProduct = {
  readonly id: string;
  readonly name: Text;
  readonly sales_rank: number;
  readonly variant_attributes: readonly AttributeRecord[];
  /** What its facts say of its pack. */
  readonly packs: readonly Text[];
  readonly items: readonly {
    readonly id: string;
    readonly values: Readonly<Record<string, string>>;
    readonly stores: readonly StoreCode[];
  }[];
};

const batchBehind = (productId: string): RawBuilder<NamedProduct> => sql<NamedProduct>`
  select products.id, products.name, products.sales_rank, products.variant_attributes,
    ${packFactsOf(sql`products.details`)} as packs, sold.items
  from (select id, name, sales_rank, variant_attributes, details from products where id > ${productId} order by id limit ${BATCH}) as products
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', items.id, 'values', items.attribute_values, 'stores',
      (select coalesce(json_agg(prices.store), '[]'::json) from prices where prices.item_id = items.id)) order by items.position), '[]'::json)
      as items
    from items where items.product_id = products.id and items.is_available
  ) as sold
  order by products.id`;

const addTo = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

/** Answers one list for all items that are sold in the same stores, however many there are. */
const createSharedStores = () => {
  const known = new Map<string, readonly StoreCode[]>();
  return (stores: readonly StoreCode[]): readonly StoreCode[] => {
    const key = stores.join();
    const shared = known.get(key) ?? stores;
    known.set(key, shared);
    return shared;
  };
};

const SET: ArticleKind = 'class-set';

/** Whether only the choice of a variant says that it is a set for a class: "Klassensatz 24 im Block". */
const isSetByChoice = (labels: readonly string[], name: ReadName, { read }: NameReader): boolean =>
  // Behind a comma stands what describes the thing.
  !isClassSet(name) && labels.some((label) => isClassSet(read(`, ${label}`)));

/** Puts an index together, product by product. */
export const createMaterialIndexBuilder = (language: Language, reader: NameReader) => {
  const alike = new Map<string, AlikeItems>();
  const byStem = new Map<string, NamedItem[]>();
  const sharedStores = createSharedStores();
  const add = (product: NamedProduct): void => {
    const named = reader.read(textIn(product.name, language));
    const packed = packTraits(product.packs, named, { language, reader });
    const asSet = { ...named, others: [...named.others, SET] };
    const saidOf = new Map([named, asSet].map((name) => [name, JSON.stringify({ ...name, stems: undefined })]));
    for (const { id, values, stores } of product.items) {
      const labels = product.variant_attributes.flatMap((attribute) =>
        attribute.options
          .filter(({ value }) => value === values[attribute.name])
          .map(({ label }) => textIn(label, language)),
      );
      const chosen = labels.flatMap((label) => reader.readChoice(label, named));
      const choice = isPackSaid([...named.traits, ...chosen]) ? chosen : [...chosen, ...packed];
      const name = isSetByChoice(labels, named, reader) ? asSet : named;
      const { stems, ...said } = name;
      const item: IndexedItem = {
        itemId: id,
        productId: product.id,
        rank: product.sales_rank,
        stores: sharedStores(stores),
      };
      const key = `${saidOf.get(name)}${JSON.stringify(choice)}`;
      const known = alike.get(key) ?? { name: said, choice, items: [] };
      known.items.push(item);
      alike.set(key, known);
      const inWords = { item, stems, alike: known };
      for (const stem of new Set(stems)) addTo(byStem, stem, inWords);
    }
  };
  const build = (): MaterialIndex => {
    const byArticle = new Map<ArticleKind, AlikeItems[]>();
    for (const one of alike.values()) {
      one.items.sort((item, other) => item.rank - other.rank);
      const { main, others } = one.name;
      for (const article of new Set(main === undefined ? others : [main, ...others])) addTo(byArticle, article, one);
    }
    return { byArticle, byStem };
  };
  return { add, build };
};

/** Reads the names of the whole catalogue, in slices: other requests are answered meanwhile. */
export const loadMaterialIndex = async (
  database: Database,
  language: Language,
  reader: NameReader,
  signal?: AbortSignal,
): Promise<MaterialIndex> => {
  const { add, build } = createMaterialIndexBuilder(language, reader);
  let last = '';
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    const { rows } = await batchBehind(last).execute(database);
    await inSlices(rows, add);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
  return build();
};
