import { describe, expect, it } from 'vitest';
import { toVisitor } from './session-mapper.ts';

const info = {
  isExistingCustomer: true,
  isNewCustomer: false,
  isGuest: false,
  isInternal: false,
  visitorType: 'existing_customer',
  visitorLoginState: 'member',
  email: null,
  primeInfo: { status: 'ACTIVE', abo: true, startDate: '2026-01-01T00:00:00.000Z', endDate: 'someday' },
} as const;
const read = (more: Partial<Record<keyof typeof info, unknown>> = {}) =>
  toVisitor({ getCustomerInfo: { ...info, ...more } } as Parameters<typeof toVisitor>[0]);

describe('customer info (spec 2 §3)', () => {
  it('is read in the words of the shop', () => {
    expect(read()).toMatchObject({ visitorType: 'existing-customer', visitorLoginState: 'member' });
    // What is no moment is left out.
    expect(read().primeInfo).toEqual({ status: 'ACTIVE', abo: true, startDate: Date.UTC(2026, 0, 1) });
    expect(read()).not.toHaveProperty('email');
    expect(read({ email: 'mia@example.com' }).email).toBe('mia@example.com');
  });

  it.each([null, '', 'someday'])('leaves out a moment that is written as %s', (startDate) => {
    const primeInfo = { status: 'ACTIVE', abo: true, startDate, endDate: '2027-01-01T00:00:00.000Z' };
    expect(read({ primeInfo }).primeInfo).toStrictEqual({ status: 'ACTIVE', abo: true, endDate: Date.UTC(2027, 0, 1) });
  });

  it('falls back to what is known of nobody where a backend has words of its own', () => {
    expect(read({ visitorType: 'vip', visitorLoginState: 'LOGGED_IN' })).toMatchObject({
      visitorType: 'guest',
      visitorLoginState: 'anonymous',
    });
    expect(read({ visitorType: 'default' }).visitorType).toBe('guest');
  });
});
