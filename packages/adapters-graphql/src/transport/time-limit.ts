// Transport rule: ends a call after its time limit.

import type { FetchLike } from './fetch-like.ts';
import { TimedOut } from './timed-out.ts';

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = (): void => fail(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/**
 * Ends a call, with all its attempts and pauses, when the signal does. Whatever the rules behind it do,
 * nobody waits longer.
 */
export const timeLimit =
  (fetch: FetchLike, signalFor: () => AbortSignal): FetchLike =>
  async (url, init) => {
    const signal = signalFor();
    try {
      signal.throwIfAborted();
      return await Promise.race([fetch(url, { ...init, signal }), ended(signal)]);
    } catch (reason) {
      if (signal.aborted) throw new TimedOut();
      throw reason;
    }
  };
