// A chunk that cannot be loaded means that a new build replaced the old one: the shop host goes on with what was pressed.

import { mayReloadForChunk } from '@tornister/domain/routing';
import { instantOf } from '@tornister/domain/shared';

/** What the build tool reports a missing chunk with. */
export const LOST_CHUNK = 'vite:preloadError';

/** Under which name a tab remembers when it last left its code; never is long ago. */
const LEFT_AT = 'leftAt';

/**
 * Whether the tab may leave its code for a missing chunk; then the error is dealt with. Never in a loop (spec 1 §4, §9), and not in a browser
 * that forbids storage: reading it throws there, and the page shows the error. Without a network it keeps the page that it has.
 */
export const leavesCode = (event: Event): boolean => {
  const now = Date.now();
  if (!mayReloadForChunk(instantOf(+(sessionStorage[LEFT_AT] ?? 0)), instantOf(now), navigator.onLine)) return false;
  sessionStorage[LEFT_AT] = now;
  event.preventDefault();
  return true;
};

/** Opens the page anew for a missing chunk. Every page carries this guard, so it does no more; one that knows what was pressed takes its place later (`follow-build.ts`). */
export const reloadForChunk = (event: Event): void => {
  if (leavesCode(event)) location.reload();
};

export const guardChunkLoading = (): void => addEventListener(LOST_CHUNK, reloadForChunk);
