import { describe, expect, it } from 'vitest';
import { LOGIN_STATES } from '../session/login-state.ts';
import { UNKNOWN_VISITOR } from '../session/visitor.ts';
import { VISITOR_KINDS, visitorStatusOf } from './visitor-kind.ts';

const kinds = (isB2b: boolean, isInternal: boolean) =>
  LOGIN_STATES.map((login) => visitorStatusOf(login, { isB2b }, { ...UNKNOWN_VISITOR, isInternal }).kind);

describe('kinds of visitors (spec 1 §1, §6)', () => {
  it('are anonymous, guest, registered member, business customer and internal user', () => {
    expect(VISITOR_KINDS).toStrictEqual(['anonymous', 'guest', 'member', 'business', 'internal']);
    expect(kinds(false, false)).toStrictEqual(['anonymous', 'guest', 'member']);
    expect(kinds(true, false)).toStrictEqual(['anonymous', 'guest', 'business']);
    expect(kinds(false, true)).toStrictEqual(['internal', 'internal', 'internal']);
  });

  it('have the prime membership as a further status', () => {
    const isPrime = (status: string) =>
      visitorStatusOf('member', { isB2b: false }, { isInternal: false, primeInfo: { status, abo: false } });
    expect(isPrime('ACTIVE')).toStrictEqual({ kind: 'member', isPrime: true });
    expect(isPrime('NONE')).toStrictEqual({ kind: 'member', isPrime: false });
  });
});
