import { describe, expect, it } from 'vitest';
import { loginChange, type OpenPage, opensAnew } from './login-change.ts';

describe('loginChange (spec 2 §9 "Cookie polling")', () => {
  it('tells who came and who went', () => {
    expect(loginChange('member', 'member')).toBe('none');
    expect(loginChange('anonymous', 'guest')).toBe('logged-in');
    expect(loginChange('guest', 'member')).toBe('logged-in');
    expect(loginChange('member', 'anonymous')).toBe('logged-out');
  });
});

const PRODUCT: OpenPage = { isB2b: false, kind: 'product', isPersonal: false };
const ADDRESSES: OpenPage = { isB2b: false, kind: 'address-book', isPersonal: true };
const BASKET: OpenPage = { isB2b: false, kind: 'checkout', isPersonal: true };
const LOGIN: OpenPage = { isB2b: false, kind: 'login', isPersonal: false };

describe('opensAnew: the state of one tab is the state of all (spec 2 §4)', () => {
  it('ends the personal pages of somebody who has gone, or for whom another person came', () => {
    for (const page of [ADDRESSES, BASKET]) {
      expect(opensAnew('logged-out', 'member', page)).toBe(true);
      expect(opensAnew('logged-out', 'guest', page)).toBe(true);
      expect(opensAnew('logged-in', 'member', page)).toBe(true);
    }
  });

  it('leaves pages that everyone sees, and everything while nothing has changed', () => {
    expect(opensAnew('logged-out', 'member', PRODUCT)).toBe(false);
    expect(opensAnew('logged-in', 'anonymous', PRODUCT)).toBe(false);
    for (const page of [ADDRESSES, { ...PRODUCT, isB2b: true }]) expect(opensAnew('none', 'member', page)).toBe(false);
  });

  it('leads a member on from the login, and leaves the basket of a stranger who has logged in', () => {
    expect(opensAnew('logged-in', 'anonymous', LOGIN)).toBe(true);
    expect(opensAnew('logged-in', 'anonymous', { ...LOGIN, kind: 'account' })).toBe(true);
    expect(opensAnew('logged-in', 'anonymous', BASKET)).toBe(false);
    expect(opensAnew('logged-out', 'member', LOGIN)).toBe(false);
  });

  it('opens every page of the business shop anew: its prices need a login', () => {
    expect(opensAnew('logged-in', 'anonymous', { ...PRODUCT, isB2b: true })).toBe(true);
    expect(opensAnew('logged-out', 'member', { ...PRODUCT, isB2b: true })).toBe(true);
  });
});
