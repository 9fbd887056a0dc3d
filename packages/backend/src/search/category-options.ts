// The categories that a search can be narrowed to, with what each would find. Source: spec 1 §3 "category options", §7 "categoryFilter".

import { type Language, textIn } from '@tornister/domain/storefront';
import { hiddenOf } from '../catalogue/hidden-categories.ts';
import { branchOf, type CatalogueIndex, type CategoryNode } from '../catalogue/index/catalogue-index.ts';
import { groupsOfAlike } from '../catalogue/index/number-lists.ts';
import type { SmallNumbers } from '../catalogue/index/small-numbers.ts';
import type { Answer } from '../graphql/answer.ts';

/**
 * The top categories that have matches; the way to the selected one in any case, with what has matches below it. A category to which no menu leads
 * is not offered, and is none to those who select it.
 */
export const categoryOptions = (
  index: CatalogueIndex,
  matches: Int32Array,
  selected: string | undefined,
  language: Language,
): readonly Answer<'CategoryOption'>[] => {
  const hidden = hiddenOf(index);
  const open = new Set(
    selected === undefined || hidden.has(selected) ? [] : branchOf(index, selected).map(({ id }) => id),
  );
  const counts = countsIn(index, matches, open.size === 0 ? 'top' : 'all');
  const listed = (node: CategoryNode): readonly Answer<'CategoryOption'>[] => {
    const count = counts.get(node.id) ?? 0;
    if (hidden.has(node.id) || (count === 0 && !open.has(node.id))) return [];
    const option = { id: node.id, name: textIn(node.details.name, language), count, selected: node.id === selected };
    return [option, ...(open.has(node.id) ? node.children.flatMap(listed) : [])];
  };
  return index.topCategories.flatMap(listed);
};

/** Those that are listed while none is selected, or every one. */
type Levels = 'top' | 'all';

/** Products by the categories that they lie in, with those above: many lie in the very same ones, and are counted together. */
type Categories = {
  readonly ids: readonly string[];
  /** Which set of categories each product has. */
  readonly setOf: SmallNumbers;
  /** The categories of each set, by their places in the ids. */
  readonly sets: readonly (readonly number[])[];
};

const categoriesByProduct: Readonly<Record<Levels, WeakMap<CatalogueIndex['membersOf'], Categories>>> = {
  top: new WeakMap(),
  all: new WeakMap(),
};

/** Members turned round, once for a list of products. */
const categoriesOf = ({ membersOf, productIds, topCategories }: CatalogueIndex, levels: Levels): Categories => {
  const known = categoriesByProduct[levels].get(membersOf);
  if (known !== undefined) return known;
  const ids = levels === 'top' ? topCategories.map(({ id }) => id) : [...membersOf.keys()];
  const owners = productIds.map((): number[] => []);
  ids.forEach((id, owner) => {
    for (const product of membersOf.get(id) ?? []) owners[product]?.push(owner);
  });
  const { groupOf, groups } = groupsOfAlike(owners);
  const made = { ids, setOf: groupOf, sets: groups };
  categoriesByProduct[levels].set(membersOf, made);
  return made;
};

/** How many of the matches lie in each category: work for what was found, not for what the shop has. */
const countsIn = (index: CatalogueIndex, matches: Int32Array, levels: Levels): ReadonlyMap<string, number> => {
  const { ids, setOf, sets } = categoriesOf(index, levels);
  const sizes = new Int32Array(sets.length);
  for (let at = 0; at < matches.length; at += 1) {
    const set = setOf[matches[at] ?? 0] ?? 0;
    sizes[set] = (sizes[set] ?? 0) + 1;
  }
  const counts = new Int32Array(ids.length);
  sizes.forEach((size, set) => {
    if (size > 0) for (const owner of sets[set] ?? []) counts[owner] = (counts[owner] ?? 0) + size;
  });
  return new Map(ids.map((id, owner) => [id, counts[owner] ?? 0]));
};

/** The products of a list that lie in a category or below it, in their order; an unknown category has none. */
export const onlyIn = (index: CatalogueIndex, products: Int32Array, categoryId: string): Int32Array => {
  const isMember = new Uint8Array(index.productIds.length);
  for (const product of index.membersOf.get(categoryId) ?? []) isMember[product] = 1;
  return products.filter((product) => isMember[product] === 1);
};
