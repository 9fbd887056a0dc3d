import { describe, expect, it } from 'vitest';
import { classifyFailure, isAlreadyLoggedOut, mayRenewIds, ORDERING_OPERATIONS, recoveryFor } from './failure.ts';

describe('error catalogue (spec 2 §8)', () => {
  it.each([
    [{ message: 'x', code: 'INVALID_TOKEN' }, 'token-invalid'],
    [{ message: 'INVALID_TOKEN' }, 'token-invalid'],
    [{ message: 'The invalid-access-token was sent' }, 'token-invalid'],
    [{ message: 'Invalid access token: expired' }, 'token-invalid'],
    [{ message: 'A valid user id is required.' }, 'user-unknown'],
    [{ message: '', code: 'USER_ID_REQUIRED' }, 'user-unknown'],
    [{ message: 'x', code: 'CART_NOT_FOUND' }, 'cart-unknown'],
    [{ message: ' CART_NOT_FOUND ' }, 'cart-unknown'],
    [{ message: 'ishop.api.error.invalid_token' }, 'login-revoked'],
    [{ message: '', code: 'ishop.api.error.revoked_token' }, 'login-revoked'],
    [{ message: 'vue.error.security.valid_token_required' }, 'valid-token-required'],
    [{ message: 'x', code: 'INTERNAL_SERVER_ERROR' }, 'internal'],
    [{ message: 'Internal error' }, 'internal'],
    [{ message: 'Zu viele Versuche.', code: 'TOO_MANY_REQUESTS' }, 'throttled'],
    [{ message: 'PERSISTED_ONLY', code: 'PERSISTED_ONLY' }, 'outdated'],
    [{ message: 'Der Gutschein ist abgelaufen' }, 'refused'],
    [{ message: 'A valid user id' }, 'refused'],
    [{ message: 'invalidaccesstoken' }, 'refused'],
  ] as const)('%j is %s', (failure, kind) => {
    expect(classifyFailure(failure)).toBe(kind);
  });

  it('an invalid token is refetched and the call retried once', () => {
    expect(recoveryFor('token-invalid', false)).toBe('refetch-token-and-retry');
    expect(recoveryFor('token-invalid', true)).toBe('none');
  });

  it('an unknown user or cart gets new ids and the call is retried once, then it has a name of its own', () => {
    expect(recoveryFor('user-unknown', false)).toBe('renew-ids-and-retry');
    expect(recoveryFor('cart-unknown', false)).toBe('renew-ids-and-retry');
    expect(recoveryFor('cart-unknown', true)).toBe('none');
  });

  it.each(ORDERING_OPERATIONS)('%s never gets new ids: its cart may have become the order', (operation) => {
    expect(mayRenewIds(operation)).toBe(false);
  });

  it.each(['shop_findCart', 'cart_update', 'setSelectedPayment', 'registerGuest'])(
    '%s may get new ids',
    (operation) => {
      expect(mayRenewIds(operation)).toBe(true);
    },
  );

  it('a revoked token is a security logout, always; nothing else is repeated', () => {
    expect(recoveryFor('login-revoked', false)).toBe('security-logout');
    expect(recoveryFor('login-revoked', true)).toBe('security-logout');
    for (const failure of ['valid-token-required', 'internal', 'throttled', 'outdated', 'refused'] as const) {
      expect(recoveryFor(failure, false)).toBe('none');
    }
  });

  it('a missing valid token on the logout page leads to the start page', () => {
    expect(isAlreadyLoggedOut({ message: 'vue.error.security.valid_token_required' })).toBe(true);
    expect(isAlreadyLoggedOut({ message: 'INVALID_TOKEN' })).toBe(false);
  });
});
