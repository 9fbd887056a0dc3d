// Delays of the menu when the pointer enters, moves and leaves, in milliseconds. Source: spec 3 §4 "Navigation", §9.

/** The pointer rests this long on an entry before it opens. */
export const MENU_HOVER_DELAY_MS = 300;
/** The pointer rests this long on a submenu arrow before it opens. */
export const MENU_ARROW_DELAY_MS = 250;
/** The hit area that lets the pointer travel to a submenu is given up after this long. */
export const MENU_HIT_AREA_RESET_MS = 700;
/** Movements of the pointer are looked at this often at most. */
export const MENU_MOUSE_MOVE_THROTTLE_MS = 50;

/** A movement of the pointer is looked at when the last one that was looked at is at least 50 ms ago. Both times are milliseconds of one clock, wherever it begins to count. Source: spec 3 §9. */
export const isMouseMoveDue = (lastAtMs: number | undefined, nowMs: number): boolean =>
  lastAtMs === undefined || nowMs - lastAtMs >= MENU_MOUSE_MOVE_THROTTLE_MS;

export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * The pointer is on its way into the open submenu when it stays inside the triangle between where it was and the near edge of
 * the submenu: then entries that it crosses do not open.
 */
export const isHeadingFor = (submenu: Box, from: Point, to: Point): boolean => {
  const edgeX = from.x <= submenu.left ? submenu.left : submenu.right;
  const distance = edgeX - from.x;
  const travelled = to.x - from.x;
  if (travelled * distance <= 0) return false;
  const share = Math.min(travelled / distance, 1);
  const upper = from.y + (submenu.top - from.y) * share;
  const lower = from.y + (submenu.bottom - from.y) * share;
  return to.y >= upper && to.y <= lower;
};
