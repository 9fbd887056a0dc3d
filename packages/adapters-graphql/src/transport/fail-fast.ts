import type { FetchLike } from './fetch-like.ts';

/** How long the backend counts as away after a call to it has failed for good, in milliseconds. */
export const AWAY_MS = 1_000;

export type FailFastOptions = {
  /** Repeats a call that fails. */
  readonly patient: FetchLike;
  /** Makes a call once. */
  readonly once: FetchLike;
  /** Whether a failure says that nobody listens at the address: nothing was sent, and nothing will come of asking right now. */
  readonly isRefused: (reason: unknown) => boolean;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
};

type Closed = { readonly until: number; readonly reason: unknown };

/**
 * While the backend was away a moment ago, calls are made once: a page that needs five answers waits in vain for one of them, and a
 * backend that comes back is not stormed by repetitions. After a connection was refused, calls are not made at all for that moment, and
 * then one goes ahead to see; the others fail meanwhile as it did. The first answer ends it.
 */
export const failFast = ({ patient, once, isRefused, now }: FailFastOptions): FetchLike => {
  let awayUntil = Number.NEGATIVE_INFINITY;
  let closed: Closed | undefined;

  const call = async (fetch: FetchLike, url: string | URL, init: Parameters<FetchLike>[1]): Promise<Response> => {
    try {
      const response = await fetch(url, init);
      awayUntil = Number.NEGATIVE_INFINITY;
      closed = undefined;
      return response;
    } catch (reason) {
      awayUntil = now() + AWAY_MS;
      closed = isRefused(reason) ? { until: awayUntil, reason } : undefined;
      throw reason;
    }
  };

  return async (url, init) => {
    if (closed === undefined) return call(now() < awayUntil ? once : patient, url, init);
    if (now() < closed.until) throw closed.reason;
    // This one goes ahead; until it is back the door stays closed for the others.
    closed = { ...closed, until: Number.POSITIVE_INFINITY };
    return call(once, url, init);
  };
};
