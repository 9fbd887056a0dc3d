// Transport rule: ends a call after its time limit.

import { TIMEOUT_MESSAGE } from '@tornister/domain/session';
import type { FetchLike } from './fetch-like.ts';

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = (): void => fail(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/**
 * Ends a call, with all its attempts and pauses, when the signal does, with the message of spec 2 §8. Whatever the rules behind it do,
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
      if (signal.aborted) throw new Error(TIMEOUT_MESSAGE);
      throw reason;
    }
  };
