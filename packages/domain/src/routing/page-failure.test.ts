import { describe, expect, it } from 'vitest';
import { ERROR_PAGE_EXIT, errorPageDuties, isMissingStatus, NETWORK_FAILURE, showsErrorDump } from './page-failure.ts';

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

describe('the error page (spec 1 §2, §4)', () => {
  const log = { kind: 'log', message: 'Boom', stack: 'at x' };
  const pageView = { kind: 'send-page-view', area: '404' };

  it('restores the login state, logs message and stack, and sends a page view', () => {
    expect(errorPageDuties({ message: 'Boom', stack: 'at x' }, false)).toStrictEqual([
      { kind: 'restore-login-state' },
      log,
      pageView,
    ]);
    expect(errorPageDuties({ message: 'Boom' }, false)[1]).toStrictEqual({ ...log, stack: '' });
  });

  it('leads to the logout when the security-logout flag is set', () => {
    expect(errorPageDuties({ message: 'Boom', stack: 'at x' }, true)).toStrictEqual([
      { kind: 'restore-login-state' },
      { kind: 'go', to: '/logout/' },
      log,
      pageView,
    ]);
  });

  it('has a button to home', () => {
    expect(ERROR_PAGE_EXIT).toBe('/');
  });
});
