// Which entry of each level of the menu is open. Source: spec 3 §4 "Navigation": active item path per level.

import type { CategoryId } from '../shared/brand.ts';
import { isMultiColumn, type MenuItem } from './menu.ts';

/** The active entry of level 1, 2, 3, as far as it goes. */
export type ActivePath = readonly CategoryId[];

/** Opening an entry of a level closes what was open on that level and below; a level that is not reachable yet changes nothing. */
export const activate = (path: ActivePath, level: number, id: CategoryId): ActivePath =>
  level < 1 || level > path.length + 1 ? path : [...path.slice(0, level - 1), id];

/** Back from a flyout list to the one before it; the top level stays. */
export const goBack = (path: ActivePath): ActivePath => (path.length > 1 ? path.slice(0, -1) : path);

/** One list of the flyout: the entries of one level below the active entry of the level above. */
export type MenuList = {
  /** 1 for the top level. */
  readonly level: number;
  /** The entry that the "all in" link leads to; absent on the top level. */
  readonly parent?: MenuItem;
  readonly items: readonly MenuItem[];
  readonly activeId?: CategoryId;
  readonly isMultiColumn: boolean;
};

/** The nested flyout lists from the top level down to the children of the deepest active entry. */
export const menuLists = (menu: readonly MenuItem[], path: ActivePath): readonly MenuList[] => {
  const lists: MenuList[] = [];
  let items = menu;
  let parent: MenuItem | undefined;
  for (let level = 1; items.length > 0; level += 1) {
    const active = items.find(({ id }) => id === path[level - 1]);
    const siblings = lists.at(-1)?.items.length ?? 1;
    lists.push({
      level,
      items,
      isMultiColumn: parent !== undefined && isMultiColumn({ children: items.length, siblings }),
      ...(parent && { parent }),
      ...(active && { activeId: active.id }),
    });
    if (!active) break;
    parent = active;
    items = active.children;
  }
  return lists;
};
