import { describe, expect, it } from 'vitest';
import { brandId, type CartId } from '../shared/brand.ts';
import { GUEST_ORDER_GONE_MESSAGE, PASSWORD_CHANGED_NOTICE, REGISTERED_NOTICE } from './form-notice.ts';
import { checkLoginForm, loginRefused } from './login-form.ts';
import { postLoginTarget, redirectAfterFormCloses } from './post-login-target.ts';
import {
  CART_CHANGED,
  concernsCart,
  concernsWishlists,
  LOGIN_CHANGED,
  parseTabSync,
  writeTabSync,
} from './tab-sync.ts';

const ownHosts = ['de.localhost'];

describe('login form (spec 3 §2, §5)', () => {
  it('consumers log in with an e-mail address', () => {
    const form = { email: 'mia@example.com', password: 'lernen123', stayLogged: true };
    expect(checkLoginForm(form, false)._unsafeUnwrap()).toEqual(form);
    expect(checkLoginForm({ ...form, email: ' mia@example.com ' }, false)._unsafeUnwrap()).toEqual(form);
    expect(checkLoginForm({ ...form, email: '700100' }, false)._unsafeUnwrapErr().errors).toEqual([
      { field: 'email', message: 'emailIncorrect' },
    ]);
  });

  it('identifier and password are required', () => {
    const empty = { email: '', password: '', stayLogged: false };
    for (const isB2b of [false, true]) {
      expect(checkLoginForm(empty, isB2b)._unsafeUnwrapErr().errors).toEqual([
        { field: 'email', message: 'requiredField' },
        { field: 'password', message: 'requiredField' },
      ]);
    }
  });

  it('the business shop logs in with a customer number', () => {
    expect(checkLoginForm({ email: '700100', password: 'lernen123', stayLogged: false }, true).isOk()).toBe(true);
    expect(
      checkLoginForm({ email: '', password: 'ab', stayLogged: false }, true)
        ._unsafeUnwrapErr()
        .errors.map(({ message }) => message),
    ).toEqual(['requiredField', 'passwordInvalidLength']);
  });

  it('a refusal is a general error with both fields marked', () => {
    expect(loginRefused('Falsch')).toEqual({
      general: 'Falsch',
      errors: [
        { field: 'email', message: 'Falsch' },
        { field: 'password', message: 'Falsch' },
      ],
    });
  });
});

describe('after login (spec 3 §4 "Login")', () => {
  const business = { kind: 'business', target: '/cat/7/' } as const;
  const shared = { kind: 'share-data', target: '/myaccount/wishlist/?share=1' } as const;

  it('business users go to the stored redirect target', () => {
    expect(postLoginTarget({ isB2b: true, stored: business, currentPath: '/login/', ownHosts })).toEqual({
      kind: 'go',
      target: '/cat/7/',
    });
  });

  it('share-data redirects go to the stored target in every shop', () => {
    expect(postLoginTarget({ isB2b: false, stored: shared, currentPath: '/', ownHosts })).toEqual({
      kind: 'go',
      target: shared.target,
    });
  });

  it('a path that contains "login" goes to the account, every other one stays', () => {
    for (const currentPath of ['/login/', '/checkout/login']) {
      expect(postLoginTarget({ isB2b: false, currentPath, ownHosts })).toEqual({ kind: 'go', target: '/myaccount/' });
    }
    expect(postLoginTarget({ isB2b: false, currentPath: '/prod/7/', ownHosts })).toEqual({ kind: 'stay' });
    expect(postLoginTarget({ isB2b: false, stored: business, currentPath: '/prod/7/', ownHosts })).toEqual({
      kind: 'stay',
    });
  });

  it('a stored target that leaves the shop is ignored', () => {
    for (const target of ['//evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
      const stored = { kind: 'business', target } as const;
      expect(postLoginTarget({ isB2b: true, stored, currentPath: '/', ownHosts })).toEqual({ kind: 'stay' });
    }
  });

  it('a stored share-data redirect is cleared when the form goes away', () => {
    expect(redirectAfterFormCloses(shared)).toBeUndefined();
    expect(redirectAfterFormCloses(business)).toBe(business);
    expect(redirectAfterFormCloses(undefined)).toBeUndefined();
  });
});

describe('notices of the session (spec 2 §8)', () => {
  it('success is told by the keys of the specification', () => {
    expect(GUEST_ORDER_GONE_MESSAGE).toBe('vue.register.guestOrderGone');
    expect(REGISTERED_NOTICE).toBe('vue.user.registerPage.notification.successRegister');
    expect(PASSWORD_CHANGED_NOTICE).toBe('vue.user.password.notification.successfulChange');
  });
});

describe('sync between tabs (spec 3 §7)', () => {
  it('reads the message that it writes', () => {
    const sync = parseTabSync({ syncApolloData: { cartId: 'c-1.x_2', user: true, cart: false, wishlist: true } });
    expect(sync).toEqual({ cartId: 'c-1.x_2', user: true, cart: false, wishlist: true });
    expect(sync && writeTabSync(sync)).toEqual({ syncApolloData: sync });
  });

  it.each([undefined, null, 1, 'syncApolloData', {}, [], { syncApolloData: null }, { syncApolloData: 'x' }])(
    'is deaf to %j',
    (message) => {
      expect(parseTabSync(message)).toBeUndefined();
    },
  );

  it('odd fields count as not said', () => {
    const nothing = { user: false, cart: false, wishlist: false };
    for (const cartId of [7, '', 'a b', '<script>', 'x'.repeat(129), null]) {
      expect(parseTabSync({ syncApolloData: { cartId, user: 'yes', cart: 1 } })).toEqual(nothing);
    }
    expect(parseTabSync({ syncApolloData: { cartId: 'x'.repeat(128) } })?.cartId).toHaveLength(128);
    expect(parseTabSync(Object.create({ syncApolloData: {} }))).toBeUndefined();
  });

  it('a message about the cart, another cart or another visitor concerns the cart', () => {
    const silent = { user: false, cart: false, wishlist: false };
    expect(concernsCart(silent)).toBe(false);
    expect(concernsCart({ ...silent, wishlist: true })).toBe(false);
    expect([CART_CHANGED, LOGIN_CHANGED, { ...silent, cartId: brandId<CartId>('c') }].map(concernsCart)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('a message about wishlists or another visitor concerns the wishlists', () => {
    const silent = { user: false, cart: false, wishlist: false };
    expect([silent, CART_CHANGED, LOGIN_CHANGED, { ...silent, wishlist: true }].map(concernsWishlists)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
