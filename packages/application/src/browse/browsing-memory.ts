// Whether this tab has already gone from page to page: who has will go on, so the code of the pages behind is worth having ready.

import type { DeviceStore } from '../ports/index.ts';

/** Set once a link was pointed at, so the code of the pages behind is in the browser's cache. */
const BROWSING_KEY = 'tornister.browsing';

export type BrowsingMemory = {
  readonly hasBrowsed: () => boolean;
  readonly remember: () => void;
};

/** Remembers it for as long as the browser remembers the session; what is remembered says nothing about the visitor. */
export const createBrowsingMemory = (sessionStore: Pick<DeviceStore, 'read' | 'write'>): BrowsingMemory => ({
  hasBrowsed: () => sessionStore.read(BROWSING_KEY) !== undefined,
  remember: () => sessionStore.write(BROWSING_KEY, '1'),
});
