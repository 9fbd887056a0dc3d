// Transport rule: does not retry while the backend is known to be away.

import type { FetchLike } from './fetch-like.ts';

/** How long the backend counts as away after a call to it has failed for good, in milliseconds. */
export const AWAY_MS = 1_000;

export type FailFastOptions = {
  /** Repeats a call that fails. */
  readonly patient: FetchLike;
  /** Makes a call once. */
  readonly once: FetchLike;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Whether a failure says that the backend is away; by default every one does. */
  readonly isAway?: (reason: unknown) => boolean;
};

/**
 * While the backend was away a moment ago, calls are made once: a page that needs five answers waits in vain for one of them, and a
 * backend that comes back is not stormed by repetitions. Every call is made, so what is back is used at once, and the first answer
 * ends it.
 */
export const failFast = ({ patient, once, now, isAway = () => true }: FailFastOptions): FetchLike => {
  let awayUntil = Number.NEGATIVE_INFINITY;
  return async (url, init) => {
    try {
      const response = await (now() < awayUntil ? once : patient)(url, init);
      awayUntil = Number.NEGATIVE_INFINITY;
      return response;
    } catch (reason) {
      if (isAway(reason)) awayUntil = now() + AWAY_MS;
      throw reason;
    }
  };
};
