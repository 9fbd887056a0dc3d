import { describe, expect, it } from 'vitest';
import { CARTS_MERGED_MESSAGE } from '../cart/cart-merge.ts';
import { brandId, type CartId } from '../shared/brand.ts';
import { LOGOUT_EFFECTS, loginEffects, logoutNotice } from './login-effects.ts';

const names = { firstName: 'Mia', lastName: 'Klein' };

describe('a login (spec 2 §4)', () => {
  it('resets the store, tells the other tabs, keeps the names and speaks of merged carts', () => {
    const answer = { ...names, updatedCartId: brandId<CartId>('c2') };
    expect(loginEffects(answer, CARTS_MERGED_MESSAGE)).toStrictEqual({
      resetsStore: true,
      tabSync: { user: true, cart: true, wishlist: true, cartId: 'c2' },
      userData: names,
      notice: 'vue.cart.notification.mergeCarts',
    });
  });

  it('says first that an account is kept which was to be deleted', () => {
    expect(loginEffects({ ...names, accountKept: true }, CARTS_MERGED_MESSAGE)).toMatchObject({
      userData: names,
      notice: 'vue.account.kept',
    });
    expect(loginEffects({ ...names, accountKept: false }, undefined)).not.toHaveProperty('notice');
  });

  it('says nothing of carts that were not merged', () => {
    expect(loginEffects(names, undefined)).toStrictEqual({
      resetsStore: true,
      tabSync: { user: true, cart: true, wishlist: true },
      userData: names,
    });
  });
});

describe('a logout (spec 2 §4)', () => {
  it('resets cart and wishlists in every tab and says so', () => {
    expect(LOGOUT_EFFECTS).toEqual({ tabSync: { user: true, cart: true, wishlist: true } });
    expect(logoutNotice(true)).toEqual({ tone: 'success', message: 'vue.user.logout.message' });
  });

  it('warns where the session at the backend could not be ended', () => {
    expect(logoutNotice(false)).toEqual({ tone: 'warning', message: 'vue.user.logout.leftOpen' });
  });
});
