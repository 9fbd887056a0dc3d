// The tree of categories, and which products lie below each of them.

import type { Selectable } from 'kysely';
import { groupedBy } from '../grouped-by.ts';
import type { CategoriesTable } from '../tables.ts';
import type { CatalogueIndex, CategoryNode } from './catalogue-index.ts';

type Row = Selectable<CategoriesTable>;

/** The tree of categories from rows in the order of their positions. */
export const categoryTreeOf = (rows: readonly Row[]): Pick<CatalogueIndex, 'categories' | 'topCategories'> => {
  const childrenOf = groupedBy(rows, ({ parent_id }) => parent_id);
  const categories = new Map<string, CategoryNode>();
  const nodeOf = (row: Row): CategoryNode => {
    const node: CategoryNode = {
      id: row.id,
      parentId: row.parent_id ?? undefined,
      path: row.path,
      level: row.level,
      details: row.details,
      children: (childrenOf.get(row.id) ?? []).map(nodeOf),
    };
    categories.set(row.id, node);
    return node;
  };
  const topCategories = (childrenOf.get(null) ?? []).map(nodeOf);
  return { categories, topCategories };
};

/** The products of every category and of all categories below it, each once, in the order of their numbers. */
export const membersOf = (
  categories: ReadonlyMap<string, CategoryNode>,
  categoryIdsByProduct: readonly (readonly string[])[],
): ReadonlyMap<string, Int32Array> => {
  const members = new Map<string, number[]>();
  categoryIdsByProduct.forEach((categoryIds, product) => {
    for (const id of withAncestors(categories, categoryIds)) {
      const list = members.get(id);
      if (list) list.push(product);
      else members.set(id, [product]);
    }
  });
  return new Map([...members].map(([id, list]) => [id, Int32Array.from(list)]));
};

const withAncestors = (
  categories: ReadonlyMap<string, CategoryNode>,
  categoryIds: readonly string[],
): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const start of categoryIds) {
    for (let node = categories.get(start); node; node = node.parentId ? categories.get(node.parentId) : undefined) {
      all.add(node.id);
    }
  }
  return all;
};
