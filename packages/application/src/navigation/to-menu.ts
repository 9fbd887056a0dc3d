// Makes the menu from the navigation tree of the backend.

import { MENU_DEPTH, type MenuItem, visibleMenu } from '@tornister/domain/navigation';
import type { NavigationNode } from '../ports/index.ts';

/** A tree of the backend as the menu's rules read it. */
export const toMenu = (nodes: readonly NavigationNode[], depth: number = MENU_DEPTH): readonly MenuItem[] =>
  visibleMenu(
    nodes.map((node) => toMenuItem(node, [])),
    depth,
  );

const toMenuItem = (node: NavigationNode, above: readonly string[]): MenuItem => {
  const breadcrumb = [...above, node.name];
  return {
    id: node.id,
    name: node.name,
    path: node.path,
    hasChildren: node.hasChildren,
    isSale: node.isSale,
    isExcludedFromNav: node.isExcludedFromNav,
    breadcrumb,
    children: node.children.map((child) => toMenuItem(child, breadcrumb)),
    ...(node.icon === undefined ? {} : { iconId: node.icon }),
  };
};
