// A chunk that cannot be loaded means that a new build replaced the old one: the shop host goes on with what was pressed.

import { mayReloadForChunk } from '@tornister/domain/routing';
import { instantOf } from '@tornister/domain/shared';

const RELOADED_AT_KEY = 'tornister.reloaded-at';

/** When this tab was last reloaded for a chunk; a browser that forbids storage counts as reloaded just now, so that nothing loops. */
const lastReload = (now: number): number | undefined => {
  try {
    const stored = sessionStorage.getItem(RELOADED_AT_KEY);
    return stored === null ? undefined : Number(stored);
  } catch {
    return now;
  }
};

/** What is done about a lost chunk: a reload, until the code is there that knows what was pressed (`follow-build.ts`). */
export const lostChunk = { open: (): void => location.reload() };

/** Leaves the tab's code when the build tool reports a missing chunk, but never in a loop (spec 1 §4, §9). */
export const guardChunkLoading = (): void => {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    const last = lastReload(now);
    if (!mayReloadForChunk(last === undefined ? undefined : instantOf(last), instantOf(now))) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT_KEY, String(now));
    lostChunk.open();
  });
};
