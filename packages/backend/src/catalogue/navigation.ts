// The tree of the navigation. Source: spec 3 §2 "Navigation", §7 "navigation tree", §9 "tree down to level 3".

import { MENU_DEPTH } from '@tornister/domain/navigation';
import { clamp } from '@tornister/domain/shared';
import { type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../graphql/answer.ts';
import { categoryPath } from './addresses.ts';
import { visibleChildren } from './crumbs.ts';
import type { CatalogueIndex, CategoryNode } from './index/catalogue-index.ts';
import { menuPictureOf } from './pictures/picture-answer.ts';

export type NavigationQuestion = {
  /** Absent: from the top. */
  readonly rootId?: string | null | undefined;
  /** How many levels to answer. */
  readonly level: number;
  /** Only this one of the items, with what lies below it. */
  readonly itemId?: string | null | undefined;
};

/** The items below a root, or one of them, with so many levels. */
export const navigationTree = (
  index: CatalogueIndex,
  { rootId, level, itemId }: NavigationQuestion,
  language: Language,
): readonly Answer<'NavigationItem'>[] => {
  const levels = clamp(level, 1, MENU_DEPTH);
  return startingPoints(index, rootId, itemId).map((node) => navigationItem(node, levels, language));
};

const startingPoints = (
  index: CatalogueIndex,
  rootId: string | null | undefined,
  itemId: string | null | undefined,
): readonly CategoryNode[] => {
  const item = itemId ? index.categories.get(itemId) : undefined;
  if (itemId) return item ? [item] : [];
  return rootId ? (index.categories.get(rootId)?.children ?? []) : index.topCategories;
};

const navigationItem = (node: CategoryNode, levels: number, language: Language): Answer<'NavigationItem'> => ({
  id: node.id,
  name: textIn(node.details.name, language),
  path: categoryPath(node.id),
  icon: node.details.icon ?? null,
  picture: menuPictureOf(node.details.picture, language),
  isSale: node.details.isSale,
  isExcludedFromNav: node.details.isExcludedFromNav,
  hasChildren: visibleChildren(node).length > 0,
  children: levels > 1 ? node.children.map((child) => navigationItem(child, levels - 1, language)) : [],
});
