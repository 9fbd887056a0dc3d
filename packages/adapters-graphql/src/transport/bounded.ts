// Transport rule: limits how many calls run and wait at the same time.

import type { FetchLike } from './fetch-like.ts';

export type Bounds = {
  /** Calls that run at the same time, and with them the connections. */
  readonly atOnce: number;
  /** Calls that wait for their turn. */
  readonly waiting: number;
};

/** So many calls wait already that this one is not made. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/**
 * Bounds the calls that run at the same time; others wait for their turn, in order, and what is beyond that fails at once: a backend
 * that stands still must not collect connections, and whoever would only wait in vain is told so early. A call whose signal
 * ends leaves the queue.
 */
export const bounded = (fetch: FetchLike, { atOnce, waiting }: Bounds): FetchLike => {
  const queue = new Set<() => void>();
  let running = 0;

  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((begin, fail) => {
      if (signal?.aborted) return fail(signal.reason);
      if (running < atOnce) {
        running += 1;
        return begin();
      }
      if (queue.size >= waiting) return fail(new Overloaded('Too many calls wait for the backend'));
      const leave = (): void => {
        queue.delete(enter);
        fail(signal?.reason);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        queue.delete(enter);
        running += 1;
        begin();
      };
      queue.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (url, init) => {
    await turn(init.signal);
    try {
      return await fetch(url, init);
    } finally {
      running -= 1;
      const [next] = queue;
      next?.();
    }
  };
};
