import { REQUEST_TIMEOUT_MS, TIMEOUT_MESSAGE } from '@tornister/domain/session';
import type { FetchLike } from './fetch-like.ts';

/** Ends a call that takes longer than the limit with the message of spec 2 §8. */
export const timeLimit =
  (fetch: FetchLike, limit: { readonly signalAfter: (ms: number) => AbortSignal; readonly ms?: number }): FetchLike =>
  async (url, init) => {
    const signal = limit.signalAfter(limit.ms ?? REQUEST_TIMEOUT_MS);
    try {
      return await fetch(url, { ...init, signal });
    } catch (reason) {
      if (signal.aborted) throw new Error(TIMEOUT_MESSAGE);
      throw reason;
    }
  };
