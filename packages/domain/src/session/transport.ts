// How calls to the backend travel: in batches, with a time limit, repeated when that is harmless.
// Source: spec 2 §7 "Transport", §9.

/** Operations of one request at most. */
export const BATCH_MAX_OPERATIONS = 10;
/** Operations wait this long for company, in milliseconds. */
export const BATCH_INTERVAL_MS = 15;
/** A request without an answer is given up after this long. */
export const REQUEST_TIMEOUT_MS = 5_000;
/** The request for a token is given up after this long. */
export const TOKEN_TIMEOUT_MS = 3_000;
/** The request for a token is repeated this often. */
export const TOKEN_RETRIES = 1;
/** A call is tried this often at most, the first time included. */
export const MAX_ATTEMPTS = 5;
/** Wait before the second attempt, in milliseconds, before jitter. */
export const RETRY_INITIAL_DELAY_MS = 300;
/** Jitter adds up to this share of a delay, so that not every tab knocks at the same moment. */
export const RETRY_JITTER_SHARE = 0.5;
/** The browser asks again for what the server rendered, this long after the page was hydrated. */
export const CLIENT_REFETCH_DELAY_MS = 100;
/** How the time limit says that it was passed (spec 2 §8). */
export const TIMEOUT_MESSAGE = `Request timed out (${REQUEST_TIMEOUT_MS}ms)`;

/**
 * Wait before the next attempt after so many failed ones: 300 ms, then doubling, plus up to half of it as jitter; nothing once
 * all 5 attempts are used. Whatever the jitter, each wait is longer than the one before.
 *
 * @param random from 0 up to, but not including, 1
 */
export const retryDelay = (failedAttempts: number, random: number): number | undefined => {
  if (failedAttempts < 1 || failedAttempts >= MAX_ATTEMPTS) return undefined;
  return RETRY_INITIAL_DELAY_MS * 2 ** (failedAttempts - 1) * (1 + RETRY_JITTER_SHARE * random);
};

/** Queries may be repeated; a mutation only when it carries an idempotency key, because it may have happened already. */
export const isRepeatable = (operation: {
  readonly kind: 'query' | 'mutation';
  readonly hasIdempotencyKey: boolean;
}): boolean => operation.kind === 'query' || operation.hasIdempotencyKey;
