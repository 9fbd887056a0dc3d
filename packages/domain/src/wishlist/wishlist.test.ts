import { describe, expect, it } from 'vitest';
import { aListEntry, aListItem, aWishlist, essentialsOf, listId, productId } from '../../testing/a-wishlist.ts';
import { brandId, type ItemId, type ProductId, type WishlistEntryId, type WishlistId } from '../shared/brand.ts';
import { currentWishlist, listsToMoveTo } from './current-wishlist.ts';
import { entryLink, hasOptionsMenu, isSaleable, type Wishlist } from './wishlist.ts';
import { mayDeleteComment, mayOnList, roleFromFlags, WISHLIST_PERMISSIONS } from './wishlist-roles.ts';
import * as toggle from './wishlist-toggle.ts';
import { hasAnyEntry } from './wishlist-toggle.ts';

const toggleAction = (lists: readonly Wishlist[], product: ProductId, isLoggedIn: boolean, ofBrowser?: WishlistId) =>
  toggle.toggleAction(lists.map(essentialsOf), product, { isLoggedIn, ...(ofBrowser && { ofBrowser }) });
const isOnAnyList = (lists: readonly Wishlist[], product: ProductId) =>
  toggle.isOnAnyList(lists.map(essentialsOf), product);
const unsaleable = aListEntry('7', { saleability: { kind: 'unsaleable' } });

describe('entries (spec 3 §2, §4)', () => {
  it('links carry varid when the item has variant info', () => {
    expect(entryLink(aListItem())).toBe('/prod/1/');
    const variant = aListItem({ itemId: brandId<ItemId>('1 &2'), variantInfo: [{ label: 'Farbe', value: 'Rot' }] });
    expect(entryLink(variant)).toBe('/prod/1/?varid=1+%262');
  });

  it('the options menu is for logged-in users and saleable entries', () => {
    expect(isSaleable(aListEntry('1'))).toBe(true);
    expect(isSaleable(unsaleable)).toBe(false);
    expect(hasOptionsMenu(aListEntry('1'), true)).toBe(true);
    expect(hasOptionsMenu(aListEntry('1'), false)).toBe(false);
    expect(hasOptionsMenu(unsaleable, true)).toBe(false);
  });

  it('the current list is the active one, else the default one, else the first', () => {
    const [first, standard, active] = [
      aWishlist('1'),
      aWishlist('2', { isDefault: true }),
      aWishlist('3', { active: true }),
    ];
    expect(currentWishlist([first, standard, active])?.id).toBe('3');
    expect(currentWishlist([first, standard])?.id).toBe('2');
    expect(currentWishlist([first])?.id).toBe('1');
    expect(currentWishlist([])).toBeUndefined();
  });

  it('an entry moves to other lists that may be changed, from one that it may be taken off', () => {
    const [own, other] = [aWishlist('1'), aWishlist('2')];
    const [edited, commented, read] = [
      aWishlist('3', { role: 'editor' }),
      aWishlist('4', { role: 'commentator' }),
      aWishlist('5', { role: 'reader' }),
    ];
    const to = (from: Wishlist) => listsToMoveTo([own, other, edited, commented, read], from).map(({ id }) => id);
    expect(to(own)).toEqual(['2', '3']);
    expect(to(edited)).toEqual(['1', '2']);
    expect([...to(commented), ...to(read)]).toEqual([]);
  });

  it('the list that the browser names wins while it exists and may be changed', () => {
    const [active, other] = [aWishlist('1', { active: true }), aWishlist('2')];
    const read = aWishlist('3', { role: 'reader' });
    expect(currentWishlist([active, other], listId('2'))?.id).toBe('2');
    expect(currentWishlist([active, other], listId('gone'))?.id).toBe('1');
    expect(currentWishlist([active, read], listId('3'))?.id).toBe('1');
    expect(currentWishlist([read])).toBeUndefined();
    expect(toggleAction([active, other], productId('7'), false, listId('2'))).toEqual({ kind: 'add', listId: '2' });
  });
});

describe('heart on a tile (spec 3 §4 "Wishlist toggle")', () => {
  const withSeven = aWishlist('1', { entries: [aListEntry('7')] });

  it('removes a product that is already in a list', () => {
    expect(toggleAction([withSeven], productId('7'), false)).toMatchObject({
      kind: 'remove',
      listId: '1',
      entries: [{ id: 'entry-7' }],
    });
    expect(toggleAction([aWishlist('2', { active: true }), withSeven], productId('7'), false)).toMatchObject({
      kind: 'remove',
      listId: '1',
      entries: [{ id: 'entry-7' }],
    });
  });

  it('removes all variants of it that are on the list', () => {
    const other = { ...aListEntry('7'), id: brandId<WishlistEntryId>('entry-7-2') };
    const list = aWishlist('1', { entries: [aListEntry('7'), aListEntry('8'), other] });
    const both = [{ id: 'entry-7' }, { id: 'entry-7-2' }];
    expect(toggleAction([list], productId('7'), false)).toMatchObject({ entries: both });
    expect(toggle.entriesOfProduct(essentialsOf(list), productId('7'))).toMatchObject(both);
    expect(toggle.entriesOfProduct(essentialsOf(list), productId('9'))).toEqual([]);
  });

  it('otherwise adds it to the current list', () => {
    const lists = [withSeven, aWishlist('2', { active: true })];
    expect(toggleAction(lists, productId('8'), false)).toEqual({ kind: 'add', listId: '2' });
    expect(toggleAction([withSeven], productId('8'), true)).toEqual({ kind: 'add', listId: '1' });
  });

  it('a logged-in user with more than one list chooses instead', () => {
    const lists = [withSeven, aWishlist('2')];
    expect(toggleAction(lists, productId('7'), true)).toEqual({ kind: 'choose-list', listIds: ['1', '2'] });
  });

  it('on the list that was chosen it takes the product off or puts it on, whatever is on other lists', () => {
    const lists = [withSeven, aWishlist('2')].map(essentialsOf);
    const on = (list: string) => toggle.toggleOnList(lists, productId('7'), listId(list));
    expect(on('1')).toMatchObject({ kind: 'remove', listId: '1', entries: [{ id: 'entry-7' }] });
    expect(on('2')).toEqual({ kind: 'add', listId: '2' });
    // A list that went meanwhile is refused by the server, and no other one is taken.
    expect(on('gone')).toEqual({ kind: 'add', listId: 'gone' });
  });

  it('lists that may only be read are no choice', () => {
    const lists = [withSeven, aWishlist('2', { role: 'commentator', active: true, entries: [aListEntry('8')] })];
    expect(toggleAction(lists, productId('8'), true)).toEqual({ kind: 'add', listId: '1' });
  });

  it('without a list a new one is made', () => {
    expect(toggleAction([], productId('7'), true)).toEqual({ kind: 'add-to-new-list' });
  });

  it('is full when the product is in any list; that of the header when any list has an entry', () => {
    expect(isOnAnyList([aWishlist('2'), withSeven], productId('7'))).toBe(true);
    expect(isOnAnyList([withSeven], productId('8'))).toBe(false);
    const commented = aWishlist('3', { role: 'commentator', entries: [aListEntry('8')] });
    expect(isOnAnyList([withSeven, commented], productId('8'))).toBe(false);
    expect(hasAnyEntry([aWishlist('2'), withSeven])).toBe(true);
    expect(hasAnyEntry([aWishlist('2')])).toBe(false);
  });
});

describe('roles (spec 3 §3, §6)', () => {
  it.each([
    ['reader', ['view', 'add-to-cart']],
    ['commentator', ['view', 'add-to-cart', 'comment']],
    ['editor', ['view', 'add-to-cart', 'comment', 'add-entry', 'change-quantity', 'replace-variant', 'remove-entry']],
  ] as const)('a %s may %j', (role, actions) => {
    expect(WISHLIST_PERMISSIONS[role]).toEqual(actions);
  });

  it('admins also rename and share, creators also remove the list', () => {
    expect(mayOnList(aWishlist('1', { role: 'admin' }), 'share-list')).toBe(true);
    expect(mayOnList(aWishlist('1', { role: 'admin' }), 'rename-list')).toBe(true);
    expect(mayOnList(aWishlist('1', { role: 'editor' }), 'rename-list')).toBe(false);
    expect(mayOnList(aWishlist('1', { role: 'admin' }), 'remove-list')).toBe(false);
    expect(mayOnList(aWishlist('1', { role: 'creator' }), 'remove-list')).toBe(true);
  });

  it('nobody removes the default list', () => {
    const standard = aWishlist('1', { role: 'creator', isDefault: true });
    expect(mayOnList(standard, 'remove-list')).toBe(false);
    expect(mayOnList(standard, 'rename-list')).toBe(true);
  });

  it('the highest flag makes the role', () => {
    const none = { isCreator: false, isAdmin: false, isEditor: false, isCommentator: false };
    expect(roleFromFlags({ isCreator: true, isAdmin: true, isEditor: true, isCommentator: true })).toBe('creator');
    expect(roleFromFlags({ ...none, isAdmin: true, isEditor: true })).toBe('admin');
    expect(roleFromFlags({ ...none, isEditor: true })).toBe('editor');
    expect(roleFromFlags({ ...none, isCommentator: true })).toBe('commentator');
    expect(roleFromFlags(none)).toBe('reader');
  });

  it('comments are deleted by those whom the server allows it', () => {
    expect(mayDeleteComment({ allowedToDeleteByUser: true })).toBe(true);
    expect(mayDeleteComment({ allowedToDeleteByUser: false })).toBe(false);
  });
});
