import { describe, expect, it } from 'vitest';
import { afterLogin, LOGIN_SUCCESS_DUTIES, type LoginAttempt, type LoginEvent } from './login-attempt.ts';

const error: LoginAttempt = {
  kind: 'error',
  general: 'Falsch',
  errors: [
    { field: 'email', message: 'Falsch' },
    { field: 'password', message: 'Falsch' },
  ],
};
const attempts: readonly LoginAttempt[] = [{ kind: 'idle' }, { kind: 'loading' }, { kind: 'success' }, error];
const after = (event: LoginEvent) => attempts.map((attempt) => afterLogin(attempt, event));

describe('login (spec 3 §4)', () => {
  it('is loading once it was submitted, also after an error; twice is once', () => {
    expect(after({ kind: 'submitted' })).toEqual([
      { kind: 'loading' },
      { kind: 'loading' },
      { kind: 'success' },
      { kind: 'loading' },
    ]);
  });

  it('succeeds or fails only while it is loading', () => {
    expect(after({ kind: 'accepted' })).toEqual([{ kind: 'idle' }, { kind: 'success' }, { kind: 'success' }, error]);
    expect(after({ kind: 'refused', message: 'Falsch' })).toEqual([
      { kind: 'idle' },
      error,
      { kind: 'success' },
      error,
    ]);
  });

  it('on success the flyout closes, a login event is tracked and a redirect happens', () => {
    expect(LOGIN_SUCCESS_DUTIES).toEqual(['close-flyout', 'track-login', 'redirect']);
  });
});
