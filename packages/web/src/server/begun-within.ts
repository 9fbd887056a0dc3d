// Transport rule: an answer has to begin before a signal ends; what has begun may take its time.

import type { FetchLike } from '@tornister/adapters-graphql/transport';

/**
 * Gives an answer up that has not begun when the signal ends, whatever the rules behind it wait for. One that has begun is broken off by the
 * signal of its own call only, however slow its reader is.
 */
export const begunWithin =
  (fetch: FetchLike, signalFor: () => AbortSignal): FetchLike =>
  async (url, init) => {
    const late = signalFor();
    late.throwIfAborted();
    const opening = new AbortController();
    let giveUp = (): void => undefined;
    const isLate = new Promise<never>((_, fail) => {
      giveUp = () => {
        opening.abort(late.reason);
        fail(late.reason);
      };
    });
    late.addEventListener('abort', giveUp);
    const signal = AbortSignal.any([opening.signal, ...(init.signal === undefined ? [] : [init.signal])]);
    try {
      return await Promise.race([fetch(url, { ...init, signal }), isLate]);
    } finally {
      late.removeEventListener('abort', giveUp);
    }
  };
