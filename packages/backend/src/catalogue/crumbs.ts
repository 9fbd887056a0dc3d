// Where a category is in the tree: breadcrumbs and the navigation on the left. Source: spec 1 §3 "Category", spec 3 §2 "Navigation".

import { type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../graphql/answer.ts';
import { categoryPath } from './addresses.ts';
import { branchOf, type CatalogueIndex, type CategoryNode } from './index/catalogue-index.ts';

/** The category with its ancestors, from the top one down. */
export const categoryCrumbs = (
  index: CatalogueIndex,
  categoryId: string,
  language: Language,
): readonly Answer<'Crumb'>[] =>
  branchOf(index, categoryId).map(({ id, details }) => ({
    displayName: textIn(details.name, language),
    path: categoryPath(id),
    categoryId: id,
  }));

const navigationItem = (node: CategoryNode, active: boolean, language: Language): Answer<'LeftNavigationItem'> => ({
  id: node.id,
  name: textIn(node.details.name, language),
  path: categoryPath(node.id),
  level: node.level,
  active,
});

/** What lies directly below a category and may be seen. */
export const visibleChildren = (node: CategoryNode): readonly CategoryNode[] =>
  node.children.filter(({ details }) => !details.isExcludedFromNav);

export const childItems = (node: CategoryNode, language: Language): readonly Answer<'LeftNavigationItem'>[] =>
  visibleChildren(node).map((child) => navigationItem(child, false, language));

/** The top category with everything beside and below the way to the open one, as a list in reading order. */
export const leftNavigation = (
  index: CatalogueIndex,
  categoryId: string,
  language: Language,
): readonly Answer<'LeftNavigationItem'>[] => {
  const open = new Set(branchOf(index, categoryId).map(({ id }) => id));
  const listed = (node: CategoryNode): readonly Answer<'LeftNavigationItem'>[] =>
    open.has(node.id)
      ? [navigationItem(node, true, language), ...visibleChildren(node).flatMap(listed)]
      : [navigationItem(node, false, language)];
  return branchOf(index, categoryId).slice(0, 1).flatMap(listed);
};
