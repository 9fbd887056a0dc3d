// Files for programs that are made of one answer: the same for all who ask, so they are made once a minute, whoever asks how often.

import { createBoundedCache } from '@tornister/process/cache';

const FRESH_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_PER_LETTER = 2;

export type SmallFiles = (key: string, make: () => Promise<string>) => Promise<string>;

/** Made once for a process; of those who ask at the same moment one lets the file be made. */
export const createSmallFiles = (now: () => number = () => performance.now()): SmallFiles => {
  const bytesOf = (text: string): number => text.length * BYTES_PER_LETTER;
  const files = createBoundedCache<string>({ freshMs: FRESH_MS, maxBytes: MAX_BYTES, bytesOf, now });
  const underWay = new Map<string, Promise<string>>();
  return (key, make) => {
    const known = files.get(key)?.value ?? underWay.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const made = make()
      .then((text) => {
        files.set(key, text);
        return text;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
};
