// The category menu: a tree down to level 3. Source: spec 3 §2 "Navigation", §3 "Navigation item", §4, §9.

import type { Picture } from '../catalogue/product.ts';
import type { CategoryId } from '../shared/brand.ts';

export type MenuItem = {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  /** Has subcategories, even when they are too deep for the menu. */
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
