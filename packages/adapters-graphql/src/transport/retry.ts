// Transport rule: repeats failed calls that may be repeated, with growing pauses and jitter.

import { isRepeatable, retryDelay } from '@tornister/domain/session';
import type { FetchLike, RequestParts } from './fetch-like.ts';

export type RetryOptions = {
  /** Waits so long, or until the signal ends. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
  /** Whether a failure is not worth waiting for after so many failed attempts; by default every one is. */
  readonly isHopeless?: (reason: unknown, failedAttempts: number) => boolean;
};

const MUTATION = /"query":"\s*mutation\b/;
const IDEMPOTENCY_KEY = /"idempotencyKey":"[^"]/;

const mayRunTwice = (operation: unknown): boolean => {
  const text = JSON.stringify(operation);
  return isRepeatable({
    kind: MUTATION.test(text) ? 'mutation' : 'query',
    hasIdempotencyKey: IDEMPOTENCY_KEY.test(text),
  });
};

/**
 * Only questions, and changes that carry a key of their own, are asked again by themselves: another change might have been done. A batch is asked again
 * where this is true of each of its operations.
 */
const mayBeRepeated = ({ body = 'null' }: RequestParts): boolean =>
  typeof body === 'string' && [JSON.parse(body)].flat().every(mayRunTwice);

const isWorthAnotherTry = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

/**
 * Asks again when the network fails or the backend is away for a moment, with growing pauses (spec 2 §9), as long as somebody waits: when the
 * signal of the call ends, so do its pauses and attempts.
 */
export const retrying = (fetch: FetchLike, { wait, random, isHopeless = () => false }: RetryOptions): FetchLike => {
  const attempt = async (url: string | URL, init: RequestParts, failedBefore: number): Promise<Response> => {
    const outcome = await fetch(url, init).then(
      (response) => ({ response }),
      (reason: unknown) => ({ reason }),
    );
    const isWorthIt =
      'reason' in outcome ? !isHopeless(outcome.reason, failedBefore + 1) : isWorthAnotherTry(outcome.response);
    const pause = isWorthIt && mayBeRepeated(init) ? retryDelay(failedBefore + 1, random()) : undefined;
    if (pause !== undefined && !init.signal?.aborted) {
      await wait(pause, init.signal);
      init.signal?.throwIfAborted();
      return attempt(url, init, failedBefore + 1);
    }
    if ('reason' in outcome) throw outcome.reason;
    return outcome.response;
  };
  return (url, init) => attempt(url, init, 0);
};
