import { describe, expect, it } from 'vitest';
import { isMissingStatus, NETWORK_FAILURE, showsErrorDump } from './page-failure.ts';

describe('pages that cannot be shown (spec 1 §8)', () => {
  it('are a fatal 503 after a network error', () => {
    expect(NETWORK_FAILURE).toStrictEqual({ status: 503, message: 'Network error' });
  });

  it.each([
    [404, true],
    [410, true],
    [403, false],
    [409, false],
    [500, false],
    [503, false],
  ])('with status %i are missing: %s, and show a dump otherwise, never in production', (status, isMissing) => {
    expect(isMissingStatus(status)).toBe(isMissing);
    expect(showsErrorDump(status, false)).toBe(!isMissing);
    expect(showsErrorDump(status, true)).toBe(false);
  });
});
