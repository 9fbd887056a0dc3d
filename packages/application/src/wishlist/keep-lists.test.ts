import { LOGIN_CHANGED, WISHLISTS_CHANGED } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId, type WishlistEntryId, type WishlistId } from '@tornister/domain/shared';
import { isOnAnyList, type WishlistEssentials } from '@tornister/domain/wishlist';
import { ResultAsync } from 'neverthrow';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  aListEntry,
  aWishlist,
  createInMemoryCookieJar,
  createInMemoryWishlistGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import type { WishlistGateway } from '../ports/index.ts';
import { createKeepLists } from './keep-lists.ts';

const COMPASS = { productId: brandId<ProductId>('7'), itemId: brandId<ItemId>('7-1'), name: 'Zirkel 7' } as const;
const MEMBER = { 'X-JWT-exist': '1' };

const open = (
  lists: Parameters<typeof createInMemoryWishlistGateway>[0] = [],
  cookies = {},
  /** When an answer with the lists arrives that is asked for now. */
  arrives: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const stored = createInMemoryWishlistGateway(lists);
  const wishlists = {
    ...stored,
    essentials: () => stored.essentials().andThen((found) => ResultAsync.fromSafePromise(arrives().then(() => found))),
  };
  const jar = createInMemoryCookieJar(cookies);
  const tabs = createRecordingTabs();
  const analytics = createRecordingAnalytics();
  const visible$ = new BehaviorSubject(true);
  const ports = { wishlists, cookies: jar, tabs, analytics, visibility: { visible$ } };
  const kept = createKeepLists(createScope(), ports);
  return { wishlists, jar, tabs, analytics, visible$, ports, kept };
};
const isFull = ({ kept }: ReturnType<typeof open>): boolean => {
  const state = kept.state$.value;
  return state.status === 'ready' && isOnAnyList(state.lists, COMPASS.productId);
};

describe('the heart (spec 3 §4 "Wishlist toggle")', () => {
  it('makes the first list, remembers it in this browser, and tells the other tabs', async () => {
    const shop = open();
    const toggled = (await shop.kept.toggle(COMPASS))._unsafeUnwrap();
    expect(toggled).toMatchObject({ kind: 'added', notice: { tone: 'success', values: { product: 'Zirkel 7' } } });
    expect(isFull(shop)).toBe(true);
    expect(shop.jar.get('activeWishlistId')).toBe('default');
    expect(shop.tabs.sent()).toEqual([WISHLISTS_CHANGED]);
  });

  it('a second press takes the product off again, naming product and item', async () => {
    const shop = open([aWishlist('1', { isDefault: true, entries: [aListEntry('7')] })]);
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrap().kind).toBe('removed');
    expect(shop.wishlists.received()).toEqual([['remove', '1', 'entry-7', { productId: '7', itemId: '7-1' }]]);
    expect(isFull(shop)).toBe(false);
  });

  it('takes off a product that is on the list in several variants, and is empty then', async () => {
    const second = {
      ...aListEntry('7'),
      id: brandId<WishlistEntryId>('entry-7-2'),
      item: { ...aListEntry('7').item, itemId: brandId<ItemId>('7-2') },
    };
    const shop = open([aWishlist('1', { isDefault: true, entries: [aListEntry('7'), second] })]);
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrap().kind).toBe('removed');
    expect(isFull(shop)).toBe(false);
    expect(shop.wishlists.received()).toMatchObject([
      ['remove', '1', 'entry-7', { itemId: '7-1' }],
      ['remove', '1', 'entry-7-2', { itemId: '7-2' }],
    ]);
  });

  it('is reported, once it is done (spec 3 §8)', async () => {
    const shop = open();
    await shop.kept.toggle(COMPASS);
    await shop.kept.toggle(COMPASS);
    expect(shop.analytics.tracked()).toMatchObject([
      {
        event: 'add_to_wishlist',
        ecommerce: { items: [{ item_id: '7', item_name: 'Zirkel 7', item_variant: '7-1' }] },
      },
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_id: '7', item_name: 'Zirkel 7' }] } },
    ]);
  });

  it('reports as many pieces as have come onto the list: goods that are sold in fives are five', async () => {
    const shop = open([aWishlist('1', { isDefault: true })]);
    const inFives = (list: WishlistEssentials | undefined) =>
      list && { ...list, entries: list.entries.map((entry) => ({ ...entry, quantity: 5 })) };
    const wishlists: WishlistGateway = {
      ...shop.wishlists,
      add: (...entry) => shop.wishlists.add(...entry).map(inFives),
    };
    await createKeepLists(createScope(), { ...shop.ports, wishlists }).toggle(COMPASS);
    expect(shop.analytics.tracked()).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: { items: [{ item_variant: '7-1', quantity: 5 }] } },
    ]);
  });

  it('of a product whose other item is on the list takes that one off, with all of its pieces', async () => {
    const shop = open([aWishlist('1', { entries: [aListEntry('7', { quantity: 5 })] })]);
    await shop.kept.toggle({ ...COMPASS, itemId: brandId<ItemId>('7-2') });
    expect(shop.wishlists.received()).toEqual([['remove', '1', 'entry-7', { productId: '7', itemId: '7-1' }]]);
    expect(shop.analytics.tracked()).toMatchObject([
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_variant: '7-1', quantity: 5 }] } },
    ]);
  });

  it('writes to the list that the browser names', async () => {
    const shop = open([aWishlist('1', { active: true }), aWishlist('2')], { activeWishlistId: '2' });
    await shop.kept.toggle(COMPASS);
    expect(shop.wishlists.received()[0]?.[1]).toBe('2');
  });

  it('a member with several lists chooses, and nothing is done before', async () => {
    const shop = open([aWishlist('1'), aWishlist('2')], MEMBER);
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrap()).toEqual({ kind: 'choose-list', listIds: ['1', '2'] });
    expect(shop.wishlists.received()).toEqual([]);
  });

  it('the guest of a checkout is no member: nothing is to be chosen', async () => {
    const shop = open([aWishlist('1', { isDefault: true }), aWishlist('2')], { ...MEMBER, 'X-JWT-guest': '1' });
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrap().kind).toBe('added');
    expect(shop.wishlists.received()).toMatchObject([['add', '1', { productId: '7' }]]);
  });

  it('puts it on the list that was chosen and takes it off again; the list of the browser stays what it was', async () => {
    const lists = [aWishlist('1', { entries: [aListEntry('7')] }), aWishlist('2')];
    const shop = open(lists, { ...MEMBER, activeWishlistId: '1' });
    const second = brandId<WishlistId>('2');
    expect((await shop.kept.toggleOn(second, COMPASS))._unsafeUnwrap()).toMatchObject({
      kind: 'added',
      notice: { tone: 'success', values: { product: 'Zirkel 7' } },
    });
    expect(shop.wishlists.received()).toEqual([['add', '2', { productId: '7', itemId: '7-1', quantity: 1 }]]);
    expect(shop.jar.get('activeWishlistId')).toBe('1');
    expect((await shop.kept.toggleOn(second, COMPASS))._unsafeUnwrap().kind).toBe('removed');
    expect(isFull(shop)).toBe(true);
    expect((await shop.kept.toggleOn(brandId<WishlistId>('1'), COMPASS))._unsafeUnwrap().kind).toBe('removed');
    expect(isFull(shop)).toBe(false);
    expect(shop.tabs.sent()).toHaveLength(3);
  });

  it('a failed press changes nothing and can be made again', async () => {
    const shop = open([aWishlist('1')]);
    await shop.kept.refresh();
    shop.wishlists.failNext({ kind: 'gateway.timed-out' });
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect(isFull(shop)).toBe(false);
    expect(shop.tabs.sent()).toEqual([]);
    expect((await shop.kept.toggle(COMPASS)).isOk()).toBe(true);
  });

  it('stays full when an answer comes late that was asked for before the press', async () => {
    let arrival = Promise.resolve();
    let arrive = (): void => undefined;
    const shop = open([aWishlist('1')], {}, () => arrival);
    await shop.kept.refresh();
    arrival = new Promise((done) => {
      arrive = done;
    });
    const asked = shop.kept.refresh();
    const pressed = shop.kept.toggle(COMPASS);
    // A press that did not wait would be done by then.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    arrive();
    await Promise.all([asked, pressed]);
    expect(isFull(shop)).toBe(true);
    expect((await shop.kept.toggle(COMPASS))._unsafeUnwrap().kind).toBe('removed');
    expect(isFull(shop)).toBe(false);
  });

  it('is empty again after two quick presses: the second knows what the first has done', async () => {
    const shop = open([aWishlist('1')]);
    await shop.kept.refresh();
    const presses = await Promise.all([shop.kept.toggle(COMPASS), shop.kept.toggle(COMPASS)]);
    expect(presses.map((press) => press._unsafeUnwrap().kind)).toEqual(['added', 'removed']);
    expect(isFull(shop)).toBe(false);
    expect(shop.analytics.tracked().map(({ event }) => event)).toEqual(['add_to_wishlist', 'remove_from_wishlist']);
  });

  const GONE = { kind: 'gateway.refused', message: 'NOT_FOUND', fieldErrors: [] } as const;

  it.each([
    ['puts it on the list that is there by now', [aWishlist('old')], [aWishlist('new')], 'added', [['add', 'new']]],
    [
      'takes it off the list on which it is by now',
      [aWishlist('old', { entries: [aListEntry('7')] })],
      [aWishlist('new', { entries: [aListEntry('7')] })],
      'removed',
      [['remove', 'new']],
    ],
    [
      'leaves it off where it is off already',
      [aWishlist('old', { entries: [aListEntry('7')] })],
      [aWishlist('new')],
      'removed',
      [],
    ],
    [
      'leaves it on where it is on already',
      [aWishlist('old')],
      [aWishlist('new', { entries: [aListEntry('7')] })],
      'added',
      [],
    ],
  ] as const)('whose list is gone meanwhile %s', async (_what, before, after, kind, received) => {
    const wishlists = createInMemoryWishlistGateway(after);
    let asked = 0;
    const old = createInMemoryWishlistGateway(before);
    const changing = {
      ...wishlists,
      essentials: () => {
        asked += 1;
        if (asked > 1) return wishlists.essentials();
        wishlists.failNext(GONE);
        return old.essentials();
      },
    };
    const shop = open();
    const kept = createKeepLists(createScope(), { ...shop.ports, wishlists: changing });
    const toggled = (await kept.toggle(COMPASS))._unsafeUnwrap();
    expect(toggled).toMatchObject({ kind, notice: { values: { product: 'Zirkel 7' } } });
    expect(wishlists.received().map(([call, list]) => [call, list])).toEqual(received);
    expect(asked).toBe(2);
  });

  it('that is refused on a chosen list says so, and knows the lists of now', async () => {
    const shop = open([aWishlist('1', { entries: [aListEntry('7')] }), aWishlist('2')], MEMBER);
    await shop.kept.refresh();
    await shop.wishlists.removeList(brandId<WishlistId>('1'));
    shop.wishlists.failNext(GONE);
    expect((await shop.kept.toggleOn(brandId<WishlistId>('1'), COMPASS))._unsafeUnwrapErr()).toEqual(GONE);
    expect(shop.kept.state$.value).toMatchObject({ status: 'ready', lists: [{ id: '2' }] });
  });

  it('is as it is by now once the tab is seen again, and asks nothing before somebody has asked', async () => {
    const shop = open([aWishlist('1')]);
    shop.visible$.next(true);
    expect(shop.kept.state$.value.status).toBe('unknown');
    await shop.kept.refresh();
    await shop.wishlists.add(brandId<WishlistId>('1'), { ...COMPASS, quantity: 1 });
    shop.visible$.next(false);
    expect(isFull(shop)).toBe(false);
    shop.visible$.next(true);
    await expect.poll(() => isFull(shop)).toBe(true);
  });

  it('follows other tabs, and a login', async () => {
    for (const message of [WISHLISTS_CHANGED, LOGIN_CHANGED]) {
      const shop = open([aWishlist('1')]);
      await shop.kept.refresh();
      await shop.wishlists.add(brandId<WishlistId>('1'), { ...COMPASS, quantity: 1 });
      expect(isFull(shop)).toBe(false);
      shop.tabs.speak(message);
      await expect.poll(() => isFull(shop)).toBe(true);
    }
  });
});
