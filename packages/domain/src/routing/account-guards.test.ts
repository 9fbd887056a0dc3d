import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '../storefront/storefront.ts';
import {
  accountGuard,
  catalogueGuard,
  loginReasonOf,
  logoutErrorGuard,
  needsLogin,
  newPasswordGuard,
  ratingGuard,
  registerGuard,
  resetPasswordGuard,
  returnGuard,
} from './account-guards.ts';
import { goTo, NOTICES, STAY } from './guard-decision.ts';
import { REGISTRATION_ORIGINS } from './route-parameters.ts';
import { matchRoute } from './routes.ts';

describe('account pages (spec 1 §2, §6)', () => {
  it.each([
    '/myaccount/',
    '/myaccount/contact-details/',
    '/myaccount/password/',
    '/myaccount/orders/',
    '/myaccount/orders/orderdetail/',
    '/myaccount/addresses/',
    '/myaccount/addresses/billing/',
    '/myaccount/addresses/shipping/',
    '/myaccount/addresses/packing-station/',
  ])('%s is for members', (path) => {
    const route = matchRoute(path);
    expect(needsLogin(route)).toBe(true);
    expect(accountGuard(route, 'anonymous')).toStrictEqual(goTo('/login/'));
    expect(accountGuard(route, 'guest')).toStrictEqual(goTo('/login/'));
    expect(accountGuard(route, 'member')).not.toStrictEqual(goTo('/login/'));
  });

  it.each([
    '/',
    '/myaccount/register/',
    '/myaccount/newpassword/',
    '/myaccount/resetpassword/',
    '/myaccount/customernumber/',
    '/myaccount/wishlist/',
    '/myaccount/returns/',
    '/cat/1/',
  ])('%s is for everybody', (path) => {
    expect(accountGuard(matchRoute(path), 'anonymous')).toStrictEqual(STAY);
  });

  it.each([
    ['/myaccount/contact-details/', [['emailToken', 'x']], NOTICES.confirmEmailLogin],
    ['/myaccount/contact-details/', [['emailToken', '']], undefined],
    ['/myaccount/contact-details/', [], undefined],
    ['/myaccount/orders/', [['emailToken', 'x']], undefined],
  ] as const)('%s with %j says what the login is for where a mail led there', (path, query, notice) => {
    const route = matchRoute(path);
    expect(loginReasonOf(route, query)).toBe(notice);
    for (const login of ['anonymous', 'guest'] as const)
      expect(accountGuard(route, login, query)).toStrictEqual(goTo('/login/', notice));
    expect(accountGuard(route, 'member', query)).toStrictEqual(STAY);
  });

  it('begin with the contact details and the billing addresses', () => {
    expect(accountGuard(matchRoute('/myaccount'), 'member')).toStrictEqual(goTo('/myaccount/contact-details/'));
    expect(accountGuard(matchRoute('/myaccount/addresses'), 'member')).toStrictEqual(
      goTo('/myaccount/addresses/billing/'),
    );
    expect(accountGuard(matchRoute('/myaccount/orders'), 'member')).toStrictEqual(STAY);
  });
});

describe('register, new password, reset password (spec 1 §2)', () => {
  it('tells members that they are logged in and leads them on', () => {
    expect(registerGuard('member', [])).toStrictEqual(goTo('/myaccount/', NOTICES.alreadyLoggedIn));
    expect(registerGuard('member', [['origin', 'wishlist']])).toStrictEqual(
      goTo('/myaccount/wishlist/', NOTICES.alreadyLoggedIn),
    );
    expect(REGISTRATION_ORIGINS).toEqual({ wishlist: 'wishlist', checkout: 'checkout' });
    expect(registerGuard('member', [['origin', 'x']])).toStrictEqual(goTo('/myaccount/', NOTICES.alreadyLoggedIn));
    expect(registerGuard('guest', [['origin', 'wishlist']])).toStrictEqual(STAY);
    expect(registerGuard('anonymous', [])).toStrictEqual(STAY);
  });

  it.each([undefined, '', null, 1, ['token']])('begins the reset again with the token %j', (token) => {
    expect(newPasswordGuard(token)).toStrictEqual(goTo('/myaccount/resetpassword/'));
  });

  it('takes a non-empty token', () => {
    expect(newPasswordGuard('t')).toStrictEqual(STAY);
  });

  it('lets members change their password instead', () => {
    expect(resetPasswordGuard('member')).toStrictEqual(goTo('/myaccount/password/'));
    expect(resetPasswordGuard('guest')).toStrictEqual(STAY);
    expect(resetPasswordGuard('anonymous')).toStrictEqual(STAY);
  });
});

describe('catalogue (spec 1 §2, spec 2 §2)', () => {
  it.each([
    ['b2b', 'katalog', 'member', STAY],
    ['b2b', 'catalogue', 'member', goTo('/service/katalog/')],
    ['b2b-en', 'katalog', 'member', goTo('/service/catalogue/')],
    ['b2b-en', 'catalogue', 'member', STAY],
    ['b2b', 'katalog', 'anonymous', goTo('/login/')],
    ['b2b-en', 'katalog', 'anonymous', goTo('/login/')],
    ['b2b', 'katalog', 'guest', STAY],
    ['de', 'katalog', 'anonymous', STAY],
    ['de', 'catalogue', 'anonymous', goTo('/service/katalog/')],
    ['en', 'catalogue', 'member', goTo('/service/katalog/')],
    ['en', 'katalog', 'anonymous', STAY],
  ] as const)('in shop %s %s for %s', (id, page, login, decision) => {
    expect(catalogueGuard(page, STOREFRONTS[id], login)).toStrictEqual(decision);
  });
});

describe('reviews, returns, logout', () => {
  it('finds no review page behind a blob that decrypts to nothing', () => {
    expect(ratingGuard(false)).toStrictEqual({ kind: 'not-found' });
    expect(ratingGuard(true)).toStrictEqual({ kind: 'stay' });
  });

  it.each([
    [{ kind: 'stay' }, STAY],
    [{ kind: 'not-found' }, { kind: 'not-found' }],
    [{ kind: 'go-to-orders' }, goTo('/myaccount/orders/')],
    [{ kind: 'go-to-start' }, goTo('/myaccount/returns/')],
    [{ kind: 'go-to-selection', order: 'h&1' }, goTo('/myaccount/returns/productselection/?order=h%261')],
  ] as const)('turns the return flow %j into addresses', (decision, expected) => {
    expect(returnGuard(decision)).toStrictEqual(expected);
  });

  it('goes home when no valid token is left to log out with', () => {
    expect(logoutErrorGuard({ message: 'vue.error.security.valid_token_required' })).toStrictEqual(goTo('/'));
    expect(logoutErrorGuard({ message: 'other' })).toStrictEqual(STAY);
  });
});
