import { COOKIES } from '@tornister/domain/session';
import { brandId, type WishlistId } from '@tornister/domain/shared';
import { describe, expect, it, vi } from 'vitest';
import { mayHaveLists, readListOfBrowser, writeListOfBrowser } from './list-of-browser.ts';

const jar = (cookies: Readonly<Record<string, string>>) => ({ get: (name: string) => cookies[name] });

describe('the list of a browser', () => {
  it.each([
    [{}, undefined],
    [{ [COOKIES.activeWishlistId]: '' }, undefined],
    [{ [COOKIES.activeWishlistId]: 'w1' }, 'w1'],
  ])('is what its cookie names: %o', (cookies, listId) => {
    expect(readListOfBrowser(jar(cookies))).toBe(listId);
  });

  it('is remembered for 30 days', () => {
    const set = vi.fn();
    writeListOfBrowser({ set }, brandId<WishlistId>('w1'));
    expect(set).toHaveBeenCalledExactlyOnceWith('activeWishlistId', 'w1', { maxAgeSeconds: 30 * 24 * 60 * 60 });
  });

  it.each([
    ['nobody who put nothing on one', {}, false],
    ['whoever put something on one', { [COOKIES.activeWishlistId]: 'w1' }, true],
    ['a member', { 'X-JWT-exist': '1' }, true],
    ['a guest who has bought', { 'X-JWT-exist': '1', 'X-JWT-guest': '1' }, false],
  ])('may be had by %s', (_who, cookies, may) => {
    expect(mayHaveLists(jar(cookies as Record<string, string>))).toBe(may);
  });
});
