import { describe, expect, it } from 'vitest';
import { instantOf } from '../shared/instant.ts';
import { NOTICES } from './guard-decision.ts';
import {
  isProductPath,
  isRefetchDue,
  mayReloadForChunk,
  REFETCH_AFTER_MS,
  RELOAD_GUARD_MS,
  showsDebugBlock,
  showsMobileSearch,
  showsSellingPoints,
} from './navigation.ts';
import { effectsOfNavigation, FILTER_MODAL, modalsAfterNavigation } from './navigation-effects.ts';
import { pageAreaOf } from './page-area.ts';

describe('every navigation (spec 1 §2)', () => {
  const quiet = { isLoggedOutJustNow: false, isSecurityLogoutSet: false, openModals: [] };

  it('closes modals except the filter modal, closes the mobile navigation and forgets tracked products', () => {
    expect(modalsAfterNavigation(['lists', FILTER_MODAL, 'remove-list'])).toStrictEqual([FILTER_MODAL]);
    expect(effectsOfNavigation({ ...quiet, openModals: ['lists', 'filter', 'minimum-order-quantity'] })).toStrictEqual({
      openModals: ['filter'],
      isMobileNavigationOpen: false,
      trackedListProducts: [],
      notices: [],
      forcesLogout: false,
    });
  });

  it('tells of a logout and forces one when the security flag is set', () => {
    const after = (isLoggedOutJustNow: boolean, isSecurityLogoutSet: boolean) => {
      const { notices, forcesLogout } = effectsOfNavigation({ ...quiet, isLoggedOutJustNow, isSecurityLogoutSet });
      return { notices, forcesLogout };
    };
    expect(after(false, false)).toStrictEqual({ notices: [], forcesLogout: false });
    expect(after(true, false)).toStrictEqual({ notices: [NOTICES.loggedOut], forcesLogout: false });
    expect(after(false, true)).toStrictEqual({ notices: [NOTICES.securityLogout], forcesLogout: true });
    expect(after(true, true)).toStrictEqual({
      notices: [NOTICES.loggedOut, NOTICES.securityLogout],
      forcesLogout: true,
    });
  });

  it('shows the mobile search on the first page of a session and not on a product page', () => {
    expect(showsMobileSearch(true, false)).toBe(true);
    expect(showsMobileSearch(true, true)).toBe(false);
    expect(showsMobileSearch(false, false)).toBe(false);
    expect(['/prod/1/', '/prod/1', '/cat/1/', '/', '/campaigns/prod/'].map(isProductPath)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('hides the selling points in the basket', () => {
    expect(showsSellingPoints('/checkout/basket/')).toBe(false);
    expect(showsSellingPoints('/checkout/shipping/')).toBe(true);
  });

  it('shows the debug block by path or flag, never in production', () => {
    expect(showsDebugBlock('/selenium-datalayer/', false, false)).toBe(true);
    expect(showsDebugBlock('/', true, false)).toBe(true);
    expect(showsDebugBlock('/', false, false)).toBe(false);
    expect(showsDebugBlock('/selenium-datalayer/', true, true)).toBe(false);
  });
});

describe('background (spec 1 §4, §9)', () => {
  it('refetches after ten minutes', () => {
    expect(REFETCH_AFTER_MS).toBe(600_000);
    const at = (ms: number) => isRefetchDue(instantOf(1_000), instantOf(1_000 + ms));
    expect([599_999, 600_000, 600_001].map(at)).toStrictEqual([false, true, true]);
  });

  it('reloads for a failed chunk unless it did so within 10 seconds', () => {
    expect(RELOAD_GUARD_MS).toBe(10_000);
    const at = (ms: number) => mayReloadForChunk(instantOf(1_000), instantOf(1_000 + ms), true);
    expect([0, 9_999, 10_000, 10_001].map(at)).toStrictEqual([false, false, true, true]);
    expect(mayReloadForChunk(undefined, instantOf(0), true)).toBe(true);
  });

  it('keeps the page without a network, however long ago it reloaded', () => {
    expect(mayReloadForChunk(undefined, instantOf(0), false)).toBe(false);
    expect(mayReloadForChunk(instantOf(0), instantOf(RELOAD_GUARD_MS), false)).toBe(false);
  });
});

describe('pageAreaOf (spec 1 §7)', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/?x=1', 'home'],
    ['/cat/1/', 'category listing'],
    ['/cat/1', 'category listing'],
    ['/prod/1', 'product detail'],
    ['/myaccount', 'account'],
    ['/checkout/basket', 'checkout'],
    ['/search/?q=/prod/', 'search'],
    ['/brands/x', 'brands'],
    ['/campaigns/x', 'campaigns'],
    ['/gewinnspiele/', 'sweepstakes'],
    ['/inspiration', 'inspiration'],
    ['/beratung/x', 'advisory'],
    ['/impressum/', 'others'],
    ['/x/cat/y', 'category listing'],
  ])('recognises %s as %s', (path, area) => {
    expect(pageAreaOf({ path })).toBe(area);
  });

  it('recognises listing categories, home categories and errors', () => {
    expect(pageAreaOf({ path: '/pens/', isListingCategory: true })).toBe('product listing');
    expect(pageAreaOf({ path: '/cat/1/', isListingCategory: true })).toBe('category listing');
    expect(pageAreaOf({ path: '/x/', categoryId: '5', homeCategoryIds: ['4', '5'] })).toBe('home');
    expect(pageAreaOf({ path: '/x/', categoryId: '6', homeCategoryIds: ['4', '5'] })).toBe('others');
    expect(pageAreaOf({ path: '/x/', homeCategoryIds: ['4'] })).toBe('others');
    expect(pageAreaOf({ path: '/cat/1/', isError: true })).toBe('404');
  });
});
