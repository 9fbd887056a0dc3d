import { describe, expect, expectTypeOf, it } from 'vitest';
import { brandId, type UserId } from '../shared/brand.ts';
import { DAY_MS, instantOf } from '../shared/instant.ts';
import { canOpenAccount, GUEST_COOKIE, isLoggedIn, LOGGED_IN_COOKIE, loginStateOf } from './login-state.ts';
import { membershipAt, membershipEndDay, primeOffer } from './prime.ts';
import { parseUserData, USER_DATA_KEY, writeUserData } from './user-data.ts';
import {
  isPrimeMember,
  type PrimeInfo,
  parseVisitorType,
  UNKNOWN_VISITOR,
  type Visitor,
  visitorTypeOf,
} from './visitor.ts';

const cookies = (...names: readonly string[]) => loginStateOf((name) => names.includes(name));

describe('login state (spec 1 §4)', () => {
  it('member: X-JWT-exist is present and X-JWT-guest is absent', () => {
    expect([LOGGED_IN_COOKIE, GUEST_COOKIE]).toEqual(['X-JWT-exist', 'X-JWT-guest']);
    expect(cookies('X-JWT-exist')).toBe('member');
  });

  it('guest: X-JWT-guest is present, with or without the other', () => {
    expect(cookies('X-JWT-guest')).toBe('guest');
    expect(cookies('X-JWT-exist', 'X-JWT-guest')).toBe('guest');
  });

  it('otherwise anonymous; the token itself says nothing', () => {
    expect(cookies()).toBe('anonymous');
    expect(cookies('X-JWT', 'cartId')).toBe('anonymous');
  });

  it('only members open account pages; guests and members are logged in', () => {
    expect((['anonymous', 'guest', 'member'] as const).map(canOpenAccount)).toEqual([false, false, true]);
    expect((['anonymous', 'guest', 'member'] as const).map(isLoggedIn)).toEqual([false, true, true]);
  });
});

describe('visitor (spec 1 §3 "Customer info")', () => {
  it('is of type guest with prime status NONE while nothing is known', () => {
    expect(UNKNOWN_VISITOR.visitorType).toBe('guest');
    expect(UNKNOWN_VISITOR.primeInfo.status).toBe('NONE');
    expect(UNKNOWN_VISITOR).toMatchObject({
      isExistingCustomer: false,
      isNewCustomer: false,
      isGuest: false,
      isInternal: false,
      visitorLoginState: 'anonymous',
    });
    expect(UNKNOWN_VISITOR.primeInfo.abo).toBe(false);
    expect({ ...UNKNOWN_VISITOR, userId: brandId<UserId>('u1') }.userId).toBe('u1');
  });

  it('may have an id, a category type, a notification and an e-mail address (spec 3 §3)', () => {
    expectTypeOf<Pick<Visitor, 'userId' | 'categoryType' | 'notification' | 'email'>>().toEqualTypeOf<{
      readonly userId?: UserId;
      readonly categoryType?: string;
      readonly notification?: string;
      readonly email?: string;
    }>();
    expectTypeOf<keyof PrimeInfo>().toEqualTypeOf<'status' | 'abo' | 'startDate' | 'endDate'>();
    for (const unknown of ['userId', 'categoryType', 'notification', 'email']) {
      expect(UNKNOWN_VISITOR).not.toHaveProperty(unknown);
    }
  });

  it('is an existing customer, else a new one, else a guest', () => {
    expect(visitorTypeOf({ isExistingCustomer: true, isNewCustomer: true })).toBe('existing-customer');
    expect(visitorTypeOf({ isExistingCustomer: false, isNewCustomer: true })).toBe('new-customer');
    expect(visitorTypeOf({ isExistingCustomer: false, isNewCustomer: false })).toBe('guest');
  });

  it("the server's word for it is read with - or _, every other word is a guest", () => {
    expect(
      [' existing_customer', 'New-Customer', 'guest', 'default', '', null, undefined].map(parseVisitorType),
    ).toEqual(['existing-customer', 'new-customer', 'guest', 'guest', 'guest', 'guest', 'guest']);
  });

  it('every prime status but NONE is a membership', () => {
    expect(isPrimeMember({ primeInfo: { status: 'NONE', abo: false } })).toBe(false);
    expect(isPrimeMember({ primeInfo: { status: 'ACTIVE', abo: false } })).toBe(true);
    expect(isPrimeMember({ primeInfo: { status: 'PAUSED', abo: false } })).toBe(true);
  });
});

describe('prime membership (spec 2 §4 "Prime")', () => {
  const end = instantOf(1_000);
  const at = (now: number, abo = false) => membershipAt({ status: 'ACTIVE', abo, endDate: end }, instantOf(now));

  it('status NONE means no membership, or one that is over', () => {
    const none = (now: number, abo = false) => membershipAt({ status: 'NONE', abo, endDate: end }, instantOf(now));
    expect(none(0, true)).toEqual({ kind: 'none' });
    expect(none(999)).toEqual({ kind: 'none' });
    expect(none(1_000)).toEqual({ kind: 'ended', endDate: end });
    expect(none(1_000, true)).toEqual({ kind: 'none' });
    expect(membershipAt({ status: 'NONE', abo: false }, instantOf(1_000))).toEqual({ kind: 'none' });
  });

  it('runs until just before its end date', () => {
    expect(at(999)).toEqual({ kind: 'running', renews: false, endDate: end });
    expect(at(1_000)).toEqual({ kind: 'ended', endDate: end });
    expect(at(1_001)).toEqual({ kind: 'ended', endDate: end });
  });

  it('goes on after the end date when it renews, and for ever without one', () => {
    expect(at(1_001, true)).toEqual({ kind: 'running', renews: true, endDate: end });
    expect(membershipAt({ status: 'ACTIVE', abo: false }, instantOf(5))).toStrictEqual({
      kind: 'running',
      renews: false,
    });
  });

  it('offers the subscription, or the waiting list while it is closed, and nothing to members', () => {
    expect(primeOffer({ kind: 'running', renews: true }, true, end)).toBe('is-member');
    expect(primeOffer({ kind: 'none' }, true, end)).toBe('subscribe');
    expect(primeOffer({ kind: 'ended', endDate: end }, true, end)).toBe('subscribe');
    expect(primeOffer({ kind: 'none' }, false, end)).toBe('waiting-list');
  });

  it('offers the next year 30 days before the end, to members whose membership does not renew by itself', () => {
    const offered = (daysLeft: number, renews = false, isOpen = true) =>
      primeOffer({ kind: 'running', renews, endDate: instantOf(daysLeft * DAY_MS) }, isOpen, instantOf(0));
    expect([offered(31), offered(30), offered(29)]).toEqual(['is-member', 'renew', 'renew']);
    expect([offered(29, true), offered(29, false, false)]).toEqual(['is-member', 'is-member']);
  });

  it('ends with the day on which it was bought, a year later; bought while it runs, a year after its end', () => {
    expect(membershipEndDay({ year: 2026, month: 11, day: 22 })).toEqual({ year: 2027, month: 11, day: 23 });
    const runsUntil = { year: 2026, month: 12, day: 1 };
    expect(membershipEndDay({ year: 2026, month: 11, day: 22 }, runsUntil)).toEqual({ ...runsUntil, year: 2027 });
    expect(membershipEndDay({ year: 2026, month: 12, day: 31 })).toEqual({ year: 2028, month: 1, day: 1 });
    expect(membershipEndDay({ year: 2028, month: 2, day: 29 })).toEqual({ year: 2029, month: 3, day: 1 });
    const leapDay = { year: 2028, month: 2, day: 29 };
    expect(membershipEndDay(leapDay, leapDay)).toEqual({ year: 2029, month: 2, day: 28 });
  });
});

describe('stored names (spec 1 §3 "Storage")', () => {
  it('are read back as they were written', () => {
    expect(USER_DATA_KEY).toBe('userData');
    expect(writeUserData({ firstName: 'Mia', lastName: 'Klein' })).toBe('{"firstName":"Mia","lastName":"Klein"}');
    expect(parseUserData('{"firstName":"Mia","lastName":"Klein","x":1}')).toEqual({
      firstName: 'Mia',
      lastName: 'Klein',
    });
  });

  it.each([null, undefined, '', '{', 'null', '"Mia"', '1', '{"firstName":"Mia"}', '{"firstName":1,"lastName":"K"}'])(
    'an entry that cannot be read is none: %j',
    (stored) => {
      expect(parseUserData(stored)).toBeUndefined();
    },
  );
});
