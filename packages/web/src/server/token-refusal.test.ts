// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { isTokenRefusal } from './token-refusal.ts';

const refused = (message: string, more: object = {}) => ({ errors: [{ message }], ...more });
const REFUSED = refused('INVALID_TOKEN');
const FINE = { data: { logout: true } };

describe('a refusal of the shop host\'s token (spec 2 §8 "INVALID_TOKEN or invalid-access-token text")', () => {
  it.each([
    REFUSED,
    { errors: [{ message: 'no', extensions: { code: 'INVALID_TOKEN' } }], data: null },
    refused('Invalid access token', { data: { logout: null } }),
    [REFUSED],
    [REFUSED, refused('invalid-access-token')],
  ])('is %j', (answer) => {
    expect(isTokenRefusal(JSON.stringify(answer))).toBe(true);
  });

  it.each([
    FINE,
    [REFUSED, FINE],
    refused('INVALID_TOKEN', { data: { first: null, second: true } }),
    { errors: [{ message: 'INVALID_TOKEN' }, { message: 'CART_NOT_FOUND' }] },
    { errors: [{ message: 'ishop.api.error.invalid_token', extensions: { code: 'INVALID_TOKEN' } }] },
    { errors: [] },
    [],
    null,
    { data: { text: '"errors" INVALID_TOKEN' } },
  ])('is not %j', (answer) => {
    expect(isTokenRefusal(JSON.stringify(answer))).toBe(false);
  });

  it('is nothing that cannot be read', () => {
    expect(isTokenRefusal('<html>"errors" INVALID_TOKEN')).toBe(false);
  });
});
