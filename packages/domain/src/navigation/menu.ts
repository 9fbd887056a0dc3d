// The category menu: a tree down to level 3. Source: spec 3 §2 "Navigation", §3 "Navigation item", §4, §9.

import type { Picture } from '../catalogue/product.ts';
import type { CategoryId } from '../shared/brand.ts';

export type MenuItem = {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  /** Has subcategories that are not excluded, even when they are too deep for the menu. */
  readonly hasChildren: boolean;
  /** Highlighted. */
  readonly isSale: boolean;
  readonly isExcludedFromNav: boolean;
  readonly breadcrumb: readonly string[];
  readonly iconId?: string;
  /** What an open flyout shows of it. */
  readonly picture?: Picture;
  readonly children: readonly MenuItem[];
};

/** The sale that the menu points to, beside highlighting it: the first one of the top level, while the operator promotes it. Source: spec 3 §2, §7. */
export const promotedSale = (menu: readonly MenuItem[], isPromoted: boolean): MenuItem | undefined =>
  isPromoted ? menu.find(({ isSale }) => isSale) : undefined;

/** Deepest level of the menu; top-level categories are level 1. */
export const MENU_DEPTH = 3;
/** A branch with more children than this may be wide enough for several columns. */
export const MULTI_COLUMN_CHILDREN = 8;
/** A branch is multi-column only above this ratio of its children to the entries of its own list. */
export const MULTI_COLUMN_RATIO = 1.34;

/** What the menu shows: excluded items and everything below them are gone, and so is everything below level 3. */
export const visibleMenu = (items: readonly MenuItem[], depth: number = MENU_DEPTH): readonly MenuItem[] =>
  depth <= 0
    ? []
    : items
        .filter((item) => !item.isExcludedFromNav)
        .map((item) => ({ ...item, children: visibleMenu(item.children, depth - 1) }));

/** A category with its place in the tree; a top one has no parent. */
export type PlacedCategory = {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly isExcludedFromNav: boolean;
};

/**
 * The ids of the categories to which no menu leads, however deep it is: excluded ones and everything below them. Goods whose main category is
 * one of them are found by nobody who searches, and neither is told to search engines and price comparisons.
 * Source: spec 3 §2 "Navigation", §3 "Navigation item"; docs/catalogue-import.md "categories.jsonl".
 */
export const hiddenCategories = (categories: readonly PlacedCategory[]): ReadonlySet<string> => {
  const childrenOf = new Map<string, string[]>();
  for (const { id, parentId } of categories) {
    if (parentId === undefined) continue;
    const children = childrenOf.get(parentId);
    if (children === undefined) childrenOf.set(parentId, [id]);
    else children.push(id);
  }
  const hidden = new Set(categories.filter(({ isExcludedFromNav }) => isExcludedFromNav).map(({ id }) => id));
  // The walk comes to what it adds.
  for (const id of hidden) for (const child of childrenOf.get(id) ?? []) hidden.add(child);
  return hidden;
};

/**
 * A branch renders multi-column when it has more than 8 children and a child-to-sibling ratio above 1.34.
 * Siblings are the entries of the list that the branch stands in, itself included.
 *
 * @example
 * isMultiColumn({ children: 9, siblings: 6 }) // 1.5: true
 * isMultiColumn({ children: 9, siblings: 7 }) // 1.29: false
 */
export const isMultiColumn = ({ children, siblings }: { readonly children: number; readonly siblings: number }) =>
  children > MULTI_COLUMN_CHILDREN && children / Math.max(siblings, 1) > MULTI_COLUMN_RATIO;
