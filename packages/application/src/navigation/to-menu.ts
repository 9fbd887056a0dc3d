// Makes the menu from the navigation tree of the backend.

import { MENU_DEPTH, type MenuItem, visibleMenu } from '@tornister/domain/navigation';
import type { NavigationNode } from '../ports/index.ts';

/** A tree of the backend as the menu's rules read it. The bar of the top level shows no pictures, so a menu of that level alone has none. */
export const toMenu = (nodes: readonly NavigationNode[], depth: number = MENU_DEPTH): readonly MenuItem[] =>
  visibleMenu(
    nodes.map((node) => toMenuItem(node, [], depth > 1)),
    depth,
  );

const toMenuItem = (node: NavigationNode, above: readonly string[], hasPictures: boolean): MenuItem => {
  const breadcrumb = [...above, node.name];
  return {
    id: node.id,
    name: node.name,
    path: node.path,
    hasChildren: node.hasChildren,
    isSale: node.isSale,
    isExcludedFromNav: node.isExcludedFromNav,
    breadcrumb,
    children: node.children.map((child) => toMenuItem(child, breadcrumb, hasPictures)),
    ...(node.icon === undefined ? {} : { iconId: node.icon }),
    ...(node.picture === undefined || !hasPictures ? {} : { picture: node.picture }),
  };
};
