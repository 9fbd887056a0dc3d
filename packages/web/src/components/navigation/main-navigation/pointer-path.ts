// Tells whether the pointer is moving towards an open flyout.

import { type Box, isHeadingFor, type Point } from '@tornister/domain/navigation';

/** The pointer is inside of a flyout, or on its way down into it: whatever it crosses meanwhile stays closed (spec 3 §4). */
export const isOnTheWay = (flyout: Box, from: Point, to: Point): boolean => {
  if (to.y >= flyout.top) return true;
  // The flyout hangs below the bar, so the rule for a submenu at the side is asked with both axes changed.
  const turned: Box = { left: flyout.top, right: flyout.bottom, top: flyout.left, bottom: flyout.right };
  return isHeadingFor(turned, { x: from.y, y: from.x }, { x: to.y, y: to.x });
};
