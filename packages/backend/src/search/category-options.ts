// The categories that a search can be narrowed to, with what each would find. Source: spec 1 §3 "category options", §7 "categoryFilter".

import { type Language, textIn } from '@tornister/domain/storefront';
import { branchOf, type CatalogueIndex, type CategoryNode } from '../catalogue/index/catalogue-index.ts';
import type { Answer } from '../graphql/answer.ts';

/** The top categories that have matches; the way to the selected one in any case, with what has matches below it. */
export const categoryOptions = (
  index: CatalogueIndex,
  matches: Int32Array,
  selected: string | undefined,
  language: Language,
): readonly Answer<'CategoryOption'>[] => {
  const isMatch = new Uint8Array(index.productIds.length);
  for (const product of matches) isMatch[product] = 1;
  const open = new Set(selected === undefined ? [] : branchOf(index, selected).map(({ id }) => id));
  const listed = (node: CategoryNode): readonly Answer<'CategoryOption'>[] => {
    const count = countIn(index, node.id, isMatch);
    if (count === 0 && !open.has(node.id)) return [];
    const option = { id: node.id, name: textIn(node.details.name, language), count, selected: node.id === selected };
    return [option, ...(open.has(node.id) ? node.children.flatMap(listed) : [])];
  };
  return index.topCategories.flatMap(listed);
};

const countIn = (index: CatalogueIndex, categoryId: string, isMatch: Uint8Array): number => {
  let count = 0;
  for (const product of index.membersOf.get(categoryId) ?? []) count += isMatch[product] ?? 0;
  return count;
};

/** The products of a list that lie in a category or below it, in their order; an unknown category has none. */
export const onlyIn = (index: CatalogueIndex, products: Int32Array, categoryId: string): Int32Array => {
  const isMember = new Uint8Array(index.productIds.length);
  for (const product of index.membersOf.get(categoryId) ?? []) isMember[product] = 1;
  return products.filter((product) => isMember[product] === 1);
};
