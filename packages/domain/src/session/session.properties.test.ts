import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { lawThatMeets } from '../../test/law-that-meets.ts';
import { instantOf } from '../shared/instant.ts';
import { tokenCookieSeconds } from './cookies.ts';
import { classifyFailure, type Failure, recoveryFor } from './failure.ts';
import { loginChange } from './login-change.ts';
import { canOpenAccount, isLoggedIn, LOGIN_STATES, loginStateOf } from './login-state.ts';
import { postLoginTarget } from './post-login-target.ts';
import { membershipAt } from './prime.ts';
import { parseTabSync, writeTabSync } from './tab-sync.ts';
import { MAX_ATTEMPTS, retryDelay } from './transport.ts';
import { parseUserData, writeUserData } from './user-data.ts';

const numRuns = NUM_RUNS;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const FAILURES = [
  'token-invalid',
  'user-unknown',
  'cart-unknown',
  'login-revoked',
  'valid-token-required',
  'internal',
  'throttled',
  'refused',
] as const satisfies readonly Failure[];

describe('laws of sessions', () => {
  it('cookies that are not the two flags never change the login state', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.boolean(), fc.boolean(), (others, exist, guest) => {
        const flags = [...(exist ? ['X-JWT-exist'] : []), ...(guest ? ['X-JWT-guest'] : [])];
        const noise = others.filter((name) => !name.startsWith('X-JWT-'));
        const state = (names: readonly string[]) => loginStateOf((name) => names.includes(name));
        expect(state([...noise, ...flags])).toBe(state(flags));
      }),
      { numRuns },
    );
  });

  it('whoever can open the account is logged in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOGIN_STATES), (state) => !canOpenAccount(state) || isLoggedIn(state)),
      { numRuns },
    );
  });

  it('a change there and back is a login and a logout, or nothing at all', () => {
    const state = fc.constantFrom(...LOGIN_STATES);
    fc.assert(
      fc.property(state, state, (one, other) => {
        expect(loginChange(one, other) === 'none').toBe(one === other);
        if (one !== other && (one === 'anonymous' || other === 'anonymous')) {
          expect([loginChange(one, other), loginChange(other, one)].sort()).toEqual(['logged-in', 'logged-out']);
        }
      }),
      { numRuns },
    );
  });

  it('each wait is longer than the one before, whatever the jitter', () => {
    fc.assert(
      fc.property(random, random, fc.integer({ min: 1, max: MAX_ATTEMPTS - 2 }), (first, second, failed) => {
        expect(retryDelay(failed + 1, second)).toBeGreaterThan(retryDelay(failed, first) ?? Number.NaN);
      }),
      { numRuns },
    );
  });

  it('there is a wait exactly while attempts are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 20 }), random, (failed, jitter) => {
        expect(retryDelay(failed, jitter) !== undefined).toBe(failed >= 1 && failed < MAX_ATTEMPTS);
      }),
      { numRuns },
    );
  });

  it('the token cookie never outlives the token and is never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1_000_000 }), (seconds) => {
        const life = tokenCookieSeconds(seconds);
        expect(life).toBeGreaterThanOrEqual(0);
        expect(life).toBeLessThanOrEqual(Math.max(0, seconds - 60));
      }),
      { numRuns },
    );
  });

  it('a call recovers at most once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FAILURES), (failure) => {
        expect(['none', 'security-logout']).toContain(recoveryFor(failure, true));
      }),
      { numRuns },
    );
  });

  it('every failure has a kind, and its case does not matter', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.constantFrom('INVALID_TOKEN', 'CART_NOT_FOUND', 'x'), { nil: '' }),
        (...[message, code]) => {
          const kind = classifyFailure({ message, code });
          expect(FAILURES).toContain(kind);
          expect(classifyFailure({ message, code: code.toLowerCase() })).toBe(kind);
        },
      ),
      { numRuns },
    );
  });

  it('a login never leads out of the shop', () => {
    const evil = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom('//evil', '/\\evil', 'javascript:x', '/%2fevil', '/%2e', '\t//evil', 'https:evil', '/ok/'),
    );
    fc.assert(
      fc.property(evil, fc.boolean(), fc.constantFrom('business', 'share-data'), (target, isB2b, kind) => {
        const login = { isB2b, stored: { kind, target } as const, currentPath: '/x', ownHosts: ['de.localhost'] };
        const answer = postLoginTarget(login);
        if (answer.kind === 'go') {
          expect(answer.target).toMatch(/^(?:https?:\/\/de\.localhost\/|\/(?![/\\]))/i);
        }
      }),
      { numRuns },
    );
  });

  it('a membership that has ended stays ended as time passes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (end, now, later, abo) => {
        const info = { status: 'ACTIVE', abo, endDate: instantOf(end) };
        if (membershipAt(info, instantOf(now)).kind === 'ended') {
          expect(membershipAt(info, instantOf(now + later)).kind).toBe('ended');
        }
      }),
      { numRuns },
    );
  });
});

describe('laws of what comes from outside', () => {
  const sync = fc.record(
    {
      cartId: fc.stringMatching(/^[\w.-]{1,40}$/),
      user: fc.boolean(),
      cart: fc.boolean(),
      wishlist: fc.boolean(),
    },
    { requiredKeys: ['user', 'cart', 'wishlist'] },
  );

  it('a sync message survives the way to another tab', () => {
    fc.assert(
      fc.property(sync, (message) => {
        const parsed = parseTabSync({ syncApolloData: message });
        expect(parsed).toEqual(message);
        expect(parsed && parseTabSync(JSON.parse(JSON.stringify(writeTabSync(parsed))))).toEqual(parsed);
      }),
      { numRuns },
    );
  });

  it('no message breaks a tab, and what is read is nothing but the known fields', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ syncApolloData: fc.anything() })), (message) => {
        const parsed = parseTabSync(message);
        if (!parsed) return;
        expect(Object.keys(parsed).every((key) => ['cartId', 'user', 'cart', 'wishlist'].includes(key))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('stored names are read back as they were written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (firstName, lastName) => {
        expect(parseUserData(writeUserData({ firstName, lastName }))).toEqual({ firstName, lastName });
      }),
      { numRuns },
    );
  });

  it('no stored entry breaks the greeting', () => {
    const name = fc.oneof({ weight: 4, arbitrary: fc.string() }, fc.jsonValue());
    const named = fc.record({ firstName: name, lastName: name, more: fc.jsonValue() });
    const stored = fc.oneof(
      { weight: 4, arbitrary: named.map((entry) => JSON.stringify(entry)) },
      fc.string(),
      fc.json(),
    );
    lawThatMeets(stored, (entry) => {
      const names = parseUserData(entry);
      if (names === undefined) return false;
      expect(Object.entries(names).map(([key, value]) => [key, typeof value])).toEqual([
        ['firstName', 'string'],
        ['lastName', 'string'],
      ]);
      return true;
    });
  });
});
