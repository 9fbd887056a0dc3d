// Makes cached pages smaller that are asked for again and again: compresses them once more, with an effort that nobody could wait for.

import { compressSmaller } from './compression.ts';

/** Whatever time one page took, so many times as long none is made: at most a tenth of one processor. */
const REST_TIMES = 9;

/** A page as far as its size goes: its bytes, and whether they can become fewer. */
export type Shrinkable = {
  readonly body: Buffer;
  /** Whether it was compressed with all effort, or in a way that gains nothing by it. */
  readonly isSmallest: boolean;
};

/**
 * Takes a body that was just sent from the cache, and hands on a smaller one once it is made. Most calls do nothing: one body is made at a
 * time, and then none for a while. Whatever is sent most often is thereby the likeliest to be taken.
 */
export type PageShrinker = (page: Shrinkable, done: (body: Buffer) => void) => void;

export type PageShrinkerOptions = {
  /** The time in milliseconds. */
  readonly now?: () => number;
  readonly compressMore?: (body: Buffer) => Promise<Buffer>;
};

export const createPageShrinker = ({
  now = Date.now,
  compressMore = compressSmaller,
}: PageShrinkerOptions = {}): PageShrinker => {
  let isBusy = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  const shrink = async (body: Buffer, done: (body: Buffer) => void): Promise<void> => {
    const begun = now();
    try {
      const smaller = await compressMore(body);
      done(smaller.length < body.length ? smaller : body);
    } finally {
      isBusy = false;
      restsUntil = now() + REST_TIMES * (now() - begun);
    }
  };
  return ({ body, isSmallest }, done) => {
    if (isSmallest || isBusy || now() < restsUntil) return;
    isBusy = true;
    // A page that cannot be made smaller is sent as it is.
    shrink(body, done).catch(() => undefined);
  };
};
