// Which page lies at a path, asked once for each of the paths that visitors ask for again and again: a request needs it twice, for its answer and
// for the name of its route in the figures, and looking through the table takes longer than sending a cached page.

import { createBoundedCache } from '@tornister/process/cache';
import type { FindPage } from '../routing/find-page.ts';

/** What all remembered paths may weigh together, in bytes: some thousand of them. Visitors think up as many as they like. */
const MAX_BYTES = 1_048_576;
/** What an answer weighs beside its path: it leads into the page table. */
const FOUND_BYTES = 512;

/** Finds the same pages, and remembers those it was asked for last. */
export const rememberingPages = (findPage: FindPage): FindPage => {
  const remembered = createBoundedCache<ReturnType<FindPage>>({ maxBytes: MAX_BYTES, bytesOf: () => FOUND_BYTES });
  return (path) => {
    const known = remembered.get(path);
    if (known !== undefined) return known.value;
    const found = findPage(path);
    remembered.set(path, found);
    return found;
  };
};
