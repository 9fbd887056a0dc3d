// A login lives by two tokens: a short one that says who somebody is, and a refresh token that is exchanged for the next pair and is good for
// one exchange. One that comes again later has been copied. Source: spec 2 §4, §6, §8 (revoked token); lives and rotation: ADR 0020.

import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../shared/instant.ts';

/** Life of the access token, the JWT, in seconds. */
export const ACCESS_TOKEN_S = 15 * 60;
/** An access token with so little life left, in milliseconds, is replaced before a call leaves with it. */
export const ACCESS_TOKEN_MARGIN_MS = MINUTE_MS;
/** A login ends with the browser, and on the server after so long at the latest, in milliseconds. */
export const SESSION_MS = 8 * HOUR_MS;
/** Who wants to stay logged in stays for so long, in milliseconds. */
export const LONG_SESSION_MS = 30 * DAY_MS;
/**
 * For so long, in milliseconds, a refresh token that was exchanged is answered as its exchange was: the requests of one page leave together,
 * and an answer may get lost on the way.
 */
export const REFRESH_GRACE_MS = 30_000;

/** Whether a new access token is due: the old one is gone, cannot be read, or has a minute or less to live. */
export const isAccessTokenDue = (expiresAt: Instant | undefined, now: Instant): boolean =>
  expiresAt === undefined || expiresAt - now <= ACCESS_TOKEN_MARGIN_MS;

export type RefreshOutcome =
  /** The newest of its login: it is exchanged. */
  | 'exchange'
  /** It was exchanged a moment ago: its bearer gets what came of it. */
  | 'repeat'
  /** It was exchanged long before: two have it, and nobody can tell which of them is the owner, so the login ends for both. */
  | 'reused';

/** What a refresh token that is shown at `now` means; `exchangedAt` is undefined for the newest of its login. */
export const refreshOutcome = (exchangedAt: Instant | undefined, now: Instant): RefreshOutcome => {
  if (exchangedAt === undefined) return 'exchange';
  return now - exchangedAt <= REFRESH_GRACE_MS ? 'repeat' : 'reused';
};
