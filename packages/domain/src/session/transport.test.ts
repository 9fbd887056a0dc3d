import { describe, expect, it } from 'vitest';
import {
  COOKIE_POLLING_MS,
  COOKIES,
  isForwardedCookie,
  TOKEN_COOKIE_MARGIN_S,
  tokenCookieSeconds,
  USER_ID_COOKIE_S,
} from './cookies.ts';
import {
  BATCH_INTERVAL_MS,
  BATCH_MAX_OPERATIONS,
  CLIENT_REFETCH_DELAY_MS,
  isRepeatable,
  MAX_ATTEMPTS,
  REQUEST_TIMEOUT_MS,
  retryDelay,
  TIMEOUT_MESSAGE,
  TOKEN_RETRIES,
  TOKEN_TIMEOUT_MS,
} from './transport.ts';

describe('transport (spec 2 §7, §9)', () => {
  it('batches up to 10 operations every 15 ms and gives up after 5000 ms', () => {
    expect([BATCH_MAX_OPERATIONS, BATCH_INTERVAL_MS, REQUEST_TIMEOUT_MS]).toEqual([10, 15, 5_000]);
    expect(TIMEOUT_MESSAGE).toBe('Request timed out (5000ms)');
  });

  it('gives the token 3000 ms and one retry', () => {
    expect([TOKEN_TIMEOUT_MS, TOKEN_RETRIES]).toEqual([3_000, 1]);
  });

  it('tries up to 5 times, waiting 300 ms and growing', () => {
    expect(MAX_ATTEMPTS).toBe(5);
    expect([0, 1, 2, 3, 4, 5, 6].map((failed) => retryDelay(failed, 0))).toEqual([
      undefined,
      300,
      600,
      1_200,
      2_400,
      undefined,
      undefined,
    ]);
  });

  it('adds up to half of the wait as jitter', () => {
    expect(retryDelay(1, 0.5)).toBe(375);
    expect(retryDelay(2, 1)).toBe(900);
  });

  it('repeats queries, and mutations only with an idempotency key', () => {
    expect(isRepeatable({ kind: 'query', hasIdempotencyKey: false })).toBe(true);
    expect(isRepeatable({ kind: 'mutation', hasIdempotencyKey: false })).toBe(false);
    expect(isRepeatable({ kind: 'mutation', hasIdempotencyKey: true })).toBe(true);
  });

  it('the browser asks again 100 ms after a server render', () => {
    expect(CLIENT_REFETCH_DELAY_MS).toBe(100);
  });
});

describe('cookies (spec 2 §3 "Other", §9)', () => {
  it('are named as the backend names them', () => {
    expect(COOKIES).toEqual({
      apiToken: 'apiToken',
      cartId: 'cartId',
      userId: 'X-iSHOP-API-USERID',
      jwt: 'X-JWT',
      securityLogout: 'securityLogout',
      silentErrorPolicy: 'silentErrorPolicy',
      activeWishlistId: 'activeWishlistId',
    });
  });

  it('the token cookie lives for the expiry minus 60 s', () => {
    expect(TOKEN_COOKIE_MARGIN_S).toBe(60);
    expect([59, 60, 61, 3_600, 100.9].map(tokenCookieSeconds)).toEqual([0, 0, 1, 3_540, 40]);
  });

  it('the user id cookie lives for 30 days; cookies are polled every 300 ms', () => {
    expect(USER_ID_COOKIE_S).toBe(2_592_000);
    expect(COOKIE_POLLING_MS).toBe(300);
  });

  it('only cookies that start with BZ_AB_ or _ga are forwarded', () => {
    expect(['BZ_AB_1', '_ga', '_ga_X'].map(isForwardedCookie)).toEqual([true, true, true]);
    expect(['X-JWT', 'bz_ab_1', 'x_ga', 'BZ_A'].map(isForwardedCookie)).toEqual([false, false, false, false]);
  });
});
