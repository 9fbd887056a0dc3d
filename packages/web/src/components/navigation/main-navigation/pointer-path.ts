// Tells whether the pointer is moving towards what is open.

import { type Box, isHeadingFor, type Point } from '@tornister/domain/navigation';

/**
 * The pointer is in the bar, on its way down into the flyout, or in a list, on its way to the list beside it: what it crosses meanwhile stays
 * closed (spec 3 §4). Within the flyout no other movement is one: an entry that the pointer rests on opens.
 */
export const isOnTheWay = (flyout: Box, deepestList: Box | undefined, from: Point, to: Point): boolean => {
  if (to.y >= flyout.top)
    return deepestList !== undefined && to.x < deepestList.left && isHeadingFor(deepestList, from, to);
  // The flyout hangs below the bar, so the rule for a submenu at the side is asked with both axes changed.
  const turned: Box = { left: flyout.top, right: flyout.bottom, top: flyout.left, bottom: flyout.right };
  return isHeadingFor(turned, { x: from.y, y: from.x }, { x: to.y, y: to.x });
};
