// The categories that a search can be narrowed to, with what each would find. Source: spec 1 §3 "category options", §7 "categoryFilter".

import { type Language, textIn } from '@tornister/domain/storefront';
import { hiddenOf } from '../catalogue/hidden-categories.ts';
import { branchOf, type CatalogueIndex, type CategoryNode } from '../catalogue/index/catalogue-index.ts';
import { type SmallNumbers, smallNumbers } from '../catalogue/index/small-numbers.ts';
import { type NumberSet, visitAscending } from '../catalogue/listing/number-set.ts';
import type { Answer } from '../graphql/answer.ts';

/**
 * The top categories that have matches; the way to the selected one in any case, with what has matches below it. A category to which no menu leads
 * is not offered, and is none to those who select it.
 */
export const categoryOptions = (
  index: CatalogueIndex,
  matches: NumberSet,
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

/** The categories of each product, with those above: of product `n` they are `owners[starts[n]]` up to `owners[starts[n + 1]]`. */
type Categories = { readonly ids: readonly string[]; readonly starts: Int32Array; readonly owners: SmallNumbers };

const categoriesByProduct: Readonly<Record<Levels, WeakMap<CatalogueIndex['membersOf'], Categories>>> = {
  top: new WeakMap(),
  all: new WeakMap(),
};

/** Members turned round, once for a list of products. */
const categoriesOf = ({ membersOf, productIds, topCategories }: CatalogueIndex, levels: Levels): Categories => {
  const known = categoriesByProduct[levels].get(membersOf);
  if (known !== undefined) return known;
  const ids = levels === 'top' ? topCategories.map(({ id }) => id) : [...membersOf.keys()];
  const membersByOwner = ids.map((id) => membersOf.get(id) ?? new Int32Array());
  const starts = new Int32Array(productIds.length + 1);
  for (const members of membersByOwner)
    for (const product of members) starts[product + 1] = (starts[product + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const owners = new Int32Array(starts.at(-1) ?? 0);
  membersByOwner.forEach((members, owner) => {
    for (const product of members) {
      const at = next[product] ?? 0;
      owners[at] = owner;
      next[product] = at + 1;
    }
  });
  const made = { ids, starts, owners: smallNumbers(ids.length, owners) };
  categoriesByProduct[levels].set(membersOf, made);
  return made;
};

/** How many of the matches lie in each category: work for what was found, not for what the shop has. */
const countsIn = (index: CatalogueIndex, matches: NumberSet, levels: Levels): ReadonlyMap<string, number> => {
  const { ids, starts, owners } = categoriesOf(index, levels);
  const counts = new Int32Array(ids.length);
  visitAscending(matches, (product) => {
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      const owner = owners[at] ?? 0;
      counts[owner] = (counts[owner] ?? 0) + 1;
    }
  });
  return new Map(ids.map((id, owner) => [id, counts[owner] ?? 0]));
};

/** The products of a list that lie in a category or below it, in their order; an unknown category has none. */
export const onlyIn = (index: CatalogueIndex, products: Int32Array, categoryId: string): Int32Array => {
  const isMember = new Uint8Array(index.productIds.length);
  for (const product of index.membersOf.get(categoryId) ?? []) isMember[product] = 1;
  return products.filter((product) => isMember[product] === 1);
};
