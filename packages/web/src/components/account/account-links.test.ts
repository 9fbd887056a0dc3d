// @vitest-environment node

import { PATHS } from '@tornister/domain/routing';
import { describe, expect, it } from 'vitest';
import { accountLinkKey, accountLinks } from './account-links.ts';

describe('the links of the account', () => {
  it.each([
    ['consumers', false, ['contact-details', 'addresses', 'orders', 'wishlist', 'classLists', 'prime', 'password']],
    ['institutions', true, ['contact-details', 'addresses', 'orders', 'wishlist', 'classLists', 'password']],
  ])('are for %s those of pages that there are for them', (_who, isB2b, ids) => {
    expect(accountLinks({ isB2b }).map(({ id }) => id)).toEqual(ids);
  });

  it('lead to the membership itself, not to what is said about it', () => {
    expect(accountLinks({ isB2b: false }).find(({ id }) => id === 'prime')?.path).toBe(PATHS.primeMembership);
  });

  it('call what consumers put aside a basket for institutions', () => {
    expect(accountLinkKey('wishlist', true)).toBe('vue.accountFlyout.wishlist.b2b');
    expect(accountLinkKey('wishlist', false)).toBe('vue.accountFlyout.wishlist');
    expect(accountLinkKey('orders', true)).toBe('vue.accountFlyout.orders');
  });
});
