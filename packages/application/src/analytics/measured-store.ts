// The session's store as it serves measuring. Source: § 25 TDDDG; spec 1 §3 "Storage".

import type { DeviceStore } from '../ports/index.ts';

/** Keeps only while the visitor agrees: a page that was opened before the consent was withdrawn goes on to look, and stores nothing. */
export const createMeasuredStore = (store: DeviceStore, isMeasured: () => boolean): DeviceStore => ({
  ...store,
  write: (key, value) => {
    if (isMeasured()) store.write(key, value);
  },
});
