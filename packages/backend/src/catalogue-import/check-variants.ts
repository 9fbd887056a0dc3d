// Finds items for sale that no shopper could choose: with values that their product does not have, without one that it has, or with those of another item.

import { sql } from 'kysely';
import { groupedBy } from '../catalogue/grouped-by.ts';
import type { Database } from '../database/database.ts';
import { chunksOf } from '../seeding/insert-rows.ts';
import type { FileItem, FileProduct } from './file-schemas.ts';
import type { ImportProblem } from './import-problem.ts';

const PRODUCTS_PER_CHUNK = 500;

/** What the items of a product differ in: the values that there are, by the name of the attribute. */
type Attributes = ReadonlyMap<string, readonly string[]>;
type Values = Readonly<Record<string, string>>;
/** `line` is absent for what stands in the shop alone. */
type Item = { readonly id: string; readonly values: Values; readonly line?: number };

/** Learns the lines of products and items, and says what is wrong when all of them are read. */
export type VariantCheck = {
  readonly product: (line: number, product: FileProduct) => void;
  readonly item: (line: number, item: FileItem) => void;
  readonly problems: () => Promise<readonly ImportProblem[]>;
};

/** Compares the lines with what stands in the shop beside them. */
export const createVariantCheck = (database: Database): VariantCheck => {
  const products = new Map<string, { readonly line: number; readonly attributes: Attributes }>();
  const itemsOf = new Map<string, Item[]>();
  const itemIds = new Set<string>();

  function* problemsOf(id: string, stored: StoredProduct | undefined): Generator<ImportProblem> {
    const product = products.get(id);
    const attributes = product?.attributes ?? stored?.attributes;
    if (attributes === undefined) return;
    const others = (stored?.items ?? []).filter((item) => !itemIds.has(item.id));
    // What stands in the shop is no fault of a product that goes on having the same attributes.
    if (product !== undefined && !areSame(attributes, stored?.attributes)) yield* misfits(id, product, others);
    yield* misplaced(id, attributes, [...others, ...(itemsOf.get(id) ?? [])]);
  }

  return {
    product: (line, { id, attributes }) => {
      products.set(id, {
        line,
        attributes: new Map(attributes.map(({ name, options }) => [name, options.map(({ value }) => value)])),
      });
    },
    item: (line, { id, productId, attributeValues, isAvailable }) => {
      itemIds.add(id);
      if (!isAvailable) return;
      const items = itemsOf.get(productId) ?? [];
      items.push({ id, values: attributeValues, line });
      itemsOf.set(productId, items);
    },
    problems: async () => {
      const problems: ImportProblem[] = [];
      for (const ids of chunksOf(new Set([...products.keys(), ...itemsOf.keys()]), PRODUCTS_PER_CHUNK)) {
        const stored = await readProducts(database, ids);
        problems.push(...ids.flatMap((id) => [...problemsOf(id, stored.get(id))]));
      }
      return problems.toSorted(byPlace);
    },
  };
};

/** Those of products first, each in the order of the lines. */
const byPlace = (one: ImportProblem, other: ImportProblem): number =>
  other.file.localeCompare(one.file) || one.line - other.line;

const areSame = (attributes: Attributes, before: Attributes = new Map()): boolean =>
  attributes.size === before.size &&
  [...attributes].every(([name, values]) => {
    const had = new Set(before.get(name));
    return had.size === values.length && values.every((value) => had.has(value));
  });

/** Items of the shop that the new attributes of their product do not fit. */
function* misfits(
  productId: string,
  { line, attributes }: { readonly line: number; readonly attributes: Attributes },
  items: readonly Item[],
): Generator<ImportProblem> {
  for (const { id, values } of items) {
    const wrong = refuted(productId, attributes, values);
    if (wrong === undefined) continue;
    const message = `the item ${id} of the shop does not fit (${wrong}); it needs a line in items.jsonl, too`;
    yield { file: 'products.jsonl', line, field: 'attributes', message };
  }
}

/** Items of lines that do not fit their product, or have the same values as another item. */
function* misplaced(productId: string, attributes: Attributes, items: readonly Item[]): Generator<ImportProblem> {
  const owners = new Map<string, string>();
  for (const { id, values, line } of items) {
    const problem = (message: string) => ({ file: 'items.jsonl', line: line ?? 0, field: 'attributeValues', message });
    const wrong = refuted(productId, attributes, values);
    if (wrong !== undefined) {
      if (line !== undefined) yield problem(wrong);
      continue;
    }
    const key = JSON.stringify([...attributes.keys()].map((name) => values[name]));
    const owner = owners.get(key);
    owners.set(key, owner ?? id);
    if (owner === undefined || line === undefined) continue;
    yield problem(`the item ${owner} of the product ${productId} has the same; allowed is one item for sale with them`);
  }
}

/** What is wrong with the values of an item. */
const refuted = (productId: string, attributes: Attributes, values: Values): string | undefined => {
  const known = (names: Iterable<string>): string => [...names].join(', ') || 'none';
  for (const name of Object.keys(values)) {
    if (attributes.has(name)) continue;
    return `the product ${productId} has no attribute ${name}; allowed: ${known(attributes.keys())}`;
  }
  for (const [name, allowed] of attributes) {
    const value = values[name];
    if (value === undefined) return `a value of ${name} is missing; allowed: ${known(allowed)}`;
    if (!allowed.includes(value)) return `${name} has no value ${value}; allowed: ${known(allowed)}`;
  }
  return undefined;
};

type StoredProduct = { readonly attributes: Attributes; readonly items: readonly Item[] };

/** The products of the shop with their items for sale. */
const readProducts = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> => {
  const products = await database
    .selectFrom('products')
    .select(['id', 'variant_attributes'])
    .where('id', 'in', ids)
    .execute();
  const { rows } = await sql<{ id: string; product_id: string; values: Values }>`
    select id, product_id, attribute_values as values from items
    where product_id = any(${ids}) and is_available order by position, id`.execute(database);
  const items = groupedBy(rows, ({ product_id }) => product_id);
  return new Map(
    products.map(({ id, variant_attributes }) => [
      id,
      {
        attributes: new Map(variant_attributes.map(({ name, options }) => [name, options.map(({ value }) => value)])),
        items: (items.get(id) ?? []).map((item) => ({ id: item.id, values: item.values })),
      },
    ]),
  );
};
