import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from '../shared/instant.ts';
import {
  ACCESS_TOKEN_S,
  isAccessTokenDue,
  LONG_SESSION_MS,
  REFRESH_GRACE_MS,
  refreshOutcome,
  SESSION_MS,
} from './login-tokens.ts';

const NOW = instantOf(1_795_341_600_000);
const after = (milliseconds: number) => instantOf(NOW + milliseconds);

describe('the tokens of a login', () => {
  it('are an access token of 15 minutes, and a login of 8 hours, or 30 days for who stays logged in', () => {
    expect([ACCESS_TOKEN_S, SESSION_MS, LONG_SESSION_MS]).toEqual([900, 8 * HOUR_MS, 30 * DAY_MS]);
  });

  it.each([
    [MINUTE_MS + 1, false],
    [MINUTE_MS, true],
    [MINUTE_MS - 1, true],
    [-DAY_MS, true],
  ])('an access token with %i ms to live is due for replacement: %s', (left, isDue) => {
    expect(isAccessTokenDue(after(left), NOW)).toBe(isDue);
  });

  it('an access token that is gone or cannot be read is due', () => {
    expect(isAccessTokenDue(undefined, NOW)).toBe(true);
  });

  it('the newest refresh token is exchanged', () => {
    expect(refreshOutcome(undefined, NOW)).toBe('exchange');
  });

  it.each([
    [0, 'repeat'],
    [REFRESH_GRACE_MS - 1, 'repeat'],
    [REFRESH_GRACE_MS, 'repeat'],
    [REFRESH_GRACE_MS + 1, 'reused'],
  ])('one that was exchanged %i ms ago is a %s', (ago, verdict) => {
    expect(refreshOutcome(NOW, after(ago))).toBe(verdict);
  });
});
