import { describe, expect, it } from 'vitest';
import { aList, anEntry, anItem, productId } from '../../test/builders/a-wishlist.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import { currentWishlist, entryLink, hasOptionsMenu, isSaleable } from './wishlist.ts';
import { mayDeleteComment, mayOnList, roleFromFlags, WISHLIST_PERMISSIONS } from './wishlist-roles.ts';
import { hasAnyEntry, isOnAnyList, toggleAction } from './wishlist-toggle.ts';

const unsaleable = anEntry('7', { saleability: { kind: 'unsaleable' } });

describe('entries (spec 3 §2, §4)', () => {
  it('links carry varid when the item has variant info', () => {
    expect(entryLink(anItem())).toBe('/prod/1/');
    const variant = anItem({ itemId: brandId<ItemId>('1 &2'), variantInfo: [{ label: 'Farbe', value: 'Rot' }] });
    expect(entryLink(variant)).toBe('/prod/1/?varid=1%20%262');
  });

  it('the options menu is for logged-in users and saleable entries', () => {
    expect(isSaleable(anEntry('1'))).toBe(true);
    expect(isSaleable(unsaleable)).toBe(false);
    expect(hasOptionsMenu(anEntry('1'), true)).toBe(true);
    expect(hasOptionsMenu(anEntry('1'), false)).toBe(false);
    expect(hasOptionsMenu(unsaleable, true)).toBe(false);
  });

  it('the current list is the active one, else the default one, else the first', () => {
    const [first, standard, active] = [aList('1'), aList('2', { isDefault: true }), aList('3', { active: true })];
    expect(currentWishlist([first, standard, active])?.id).toBe('3');
    expect(currentWishlist([first, standard])?.id).toBe('2');
    expect(currentWishlist([first])?.id).toBe('1');
    expect(currentWishlist([])).toBeUndefined();
  });
});

describe('heart on a tile (spec 3 §4 "Wishlist toggle")', () => {
  const withSeven = aList('1', { entries: [anEntry('7')] });

  it('removes a product that is already in a list', () => {
    expect(toggleAction([withSeven], productId('7'), false)).toEqual({ kind: 'remove', listId: '1', entryId: '7' });
    expect(toggleAction([aList('2', { active: true }), withSeven], productId('7'), false)).toEqual({
      kind: 'remove',
      listId: '1',
      entryId: '7',
    });
  });

  it('otherwise adds it to the current list', () => {
    const lists = [withSeven, aList('2', { active: true })];
    expect(toggleAction(lists, productId('8'), false)).toEqual({ kind: 'add', listId: '2' });
    expect(toggleAction([withSeven], productId('8'), true)).toEqual({ kind: 'add', listId: '1' });
  });

  it('a logged-in user with more than one list chooses instead', () => {
    const lists = [withSeven, aList('2')];
    expect(toggleAction(lists, productId('7'), true)).toEqual({ kind: 'choose-list', listIds: ['1', '2'] });
  });

  it('lists that may only be read are no choice', () => {
    const lists = [withSeven, aList('2', { role: 'commentator', active: true, entries: [anEntry('8')] })];
    expect(toggleAction(lists, productId('8'), true)).toEqual({ kind: 'add', listId: '1' });
  });

  it('without a list a new one is made', () => {
    expect(toggleAction([], productId('7'), true)).toEqual({ kind: 'add-to-new-list' });
  });

  it('is full when the product is in any list; that of the header when any list has an entry', () => {
    expect(isOnAnyList([aList('2'), withSeven], productId('7'))).toBe(true);
    expect(isOnAnyList([withSeven], productId('8'))).toBe(false);
    const commented = aList('3', { role: 'commentator', entries: [anEntry('8')] });
    expect(isOnAnyList([withSeven, commented], productId('8'))).toBe(false);
    expect(hasAnyEntry([aList('2'), withSeven])).toBe(true);
    expect(hasAnyEntry([aList('2')])).toBe(false);
  });
});

describe('roles (spec 3 §3, §6)', () => {
  it.each([
    ['commentator', ['view', 'comment', 'add-to-cart']],
    ['editor', ['view', 'comment', 'add-to-cart', 'add-entry', 'change-quantity', 'replace-variant', 'remove-entry']],
  ] as const)('a %s may %j', (role, actions) => {
    expect(WISHLIST_PERMISSIONS[role]).toEqual(actions);
  });

  it('admins also rename and share, creators also remove the list', () => {
    expect(mayOnList(aList('1', { role: 'admin' }), 'share-list')).toBe(true);
    expect(mayOnList(aList('1', { role: 'admin' }), 'rename-list')).toBe(true);
    expect(mayOnList(aList('1', { role: 'editor' }), 'rename-list')).toBe(false);
    expect(mayOnList(aList('1', { role: 'admin' }), 'remove-list')).toBe(false);
    expect(mayOnList(aList('1', { role: 'creator' }), 'remove-list')).toBe(true);
  });

  it('nobody removes the default list', () => {
    const standard = aList('1', { role: 'creator', isDefault: true });
    expect(mayOnList(standard, 'remove-list')).toBe(false);
    expect(mayOnList(standard, 'rename-list')).toBe(true);
  });

  it('the highest flag makes the role', () => {
    const none = { isCreator: false, isAdmin: false, isEditor: false, isCommentator: false };
    expect(roleFromFlags({ isCreator: true, isAdmin: true, isEditor: true, isCommentator: true })).toBe('creator');
    expect(roleFromFlags({ ...none, isAdmin: true, isEditor: true })).toBe('admin');
    expect(roleFromFlags({ ...none, isEditor: true })).toBe('editor');
    expect(roleFromFlags({ ...none, isCommentator: true })).toBe('commentator');
    expect(roleFromFlags(none)).toBe('commentator');
  });

  it('comments are deleted by those whom the server allows it', () => {
    expect(mayDeleteComment({ allowedToDeleteByUser: true })).toBe(true);
    expect(mayDeleteComment({ allowedToDeleteByUser: false })).toBe(false);
  });
});
