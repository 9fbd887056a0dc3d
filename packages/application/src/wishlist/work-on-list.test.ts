import { CART_CHANGED, WISHLISTS_CHANGED } from '@tornister/domain/session';
import {
  brandId,
  type CartId,
  type ItemId,
  type ProductId,
  type WishlistEntryId,
  type WishlistId,
} from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aListEntry,
  aWishlist,
  createInMemoryCookieJar,
  createInMemoryWishlistGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { CartGateway } from '../ports/index.ts';
import { type AskedLists, createWorkOnList } from './work-on-list.ts';

const ASKED: AskedLists = { removed: [], sort: 'added' };
const KEY = 'key-of-press';
const MEMBER = { 'X-JWT-exist': '1' };
/** The guest of a checkout. */
const GUEST = { ...MEMBER, 'X-JWT-guest': '1' };
const COMMENTS = [
  {
    positionId: brandId<WishlistEntryId>('entry-7'),
    comments: [{ id: 'c1', comment: 'In Blau', name: 'Mia', displayedDate: '1.1.', allowedToDeleteByUser: true }],
  },
];

/** `failing`: which update of the cart fails. */
const open = (lists: Parameters<typeof createInMemoryWishlistGateway>[0] = [], cookies = {}, failing = 0) => {
  const wishlists = createInMemoryWishlistGateway(lists, COMMENTS);
  const tabs = createRecordingTabs();
  const jar = createInMemoryCookieJar(cookies);
  const added: unknown[] = [];
  const updates: number[] = [];
  const keys: unknown[] = [];
  let resets = 0;
  let changes = 0;
  const carts = {
    find: () => okAsync(undefined),
    update: (operations: readonly unknown[], key?: string) => {
      added.push(...operations);
      keys.push(key);
      updates.push(operations.length);
      if (updates.length === failing) return errAsync({ kind: 'gateway.timed-out' });
      const outcomes = operations.map((_one, index) => ({ kind: index === 0 ? 'done' : 'not-attainable' }));
      return okAsync({ outcomes, cart: aCart([], { id: brandId<CartId>(`cart ${updates.length}`) }) });
    },
  } as unknown as Pick<CartGateway, 'find' | 'update'>;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const onChange = () => {
    changes += 1;
  };
  const analytics = createRecordingAnalytics();
  const keyMaker = { make: () => 'made-key' };
  const ports = { wishlists, carts, cookies: jar, tabs, store, analytics, keys: keyMaker, language: 'de', onChange };
  const work = createWorkOnList(ports);
  return {
    ports,
    analytics,
    work,
    wishlists,
    tabs,
    jar,
    added,
    updates,
    keys,
    resets: () => resets,
    changes: () => changes,
  };
};
const two = [
  aWishlist('1', { isDefault: true, entries: [aListEntry('7'), aListEntry('8'), aListEntry('9')] }),
  aWishlist('2', { active: true }),
];

describe('the page of the lists', () => {
  it('a list that is taken away between two questions is not there; a failure stays one', async () => {
    const { work, wishlists } = open(two, MEMBER);
    const refuse = (kind: 'gateway.refused' | 'gateway.unreachable') => {
      return createWorkOnList({
        ...({} as Parameters<typeof createWorkOnList>[0]),
        cookies: createInMemoryCookieJar(MEMBER),
        wishlists: {
          ...wishlists,
          comments: () =>
            errAsync(
              kind === 'gateway.refused'
                ? { kind, message: 'NOT_FOUND', fieldErrors: [] }
                : { kind: 'gateway.unreachable' },
            ),
        },
        language: 'de',
      });
    };
    expect((await work.open(ASKED))._unsafeUnwrap()?.shown?.id).toBe('2');
    expect((await refuse('gateway.refused').open(ASKED))._unsafeUnwrap()).toBeUndefined();
    expect((await refuse('gateway.unreachable').open(ASKED))._unsafeUnwrapErr().kind).toBe('gateway.unreachable');
  });

  it('shows the current list, or the one that is asked for; a foreign one is not there', async () => {
    const { work } = open(two);
    expect((await work.open(ASKED))._unsafeUnwrap()?.shown?.id).toBe('2');
    expect((await work.open({ ...ASKED, listId: brandId<WishlistId>('1') }))._unsafeUnwrap()?.shown?.id).toBe('1');
    expect((await work.open({ ...ASKED, listId: brandId<WishlistId>('3') }))._unsafeUnwrap()).toBeUndefined();
  });

  it('shows a visitor without lists that there are none', async () => {
    expect((await open().work.open(ASKED))._unsafeUnwrap()).toEqual({ lists: [], isLoggedIn: false });
  });

  it('is the page of a member for members only: the guest of a checkout is none (spec 3 §6)', async () => {
    const isMemberWith = async (cookies: Record<string, string>) =>
      (await open(two, cookies).work.open(ASKED))._unsafeUnwrap()?.isLoggedIn;
    expect([await isMemberWith(MEMBER), await isMemberWith(GUEST), await isMemberWith({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('asks for comments for members only (spec 3 §6)', async () => {
    const commentsFor = async (cookies: Record<string, string>) =>
      (await open(two, cookies).work.open({ ...ASKED, listId: brandId<WishlistId>('1') }))
        ._unsafeUnwrap()
        ?.shown?.table.map(({ entry }) => entry.comments.length);
    expect(await commentsFor(MEMBER)).toEqual([1, 0, 0]);
    expect(await commentsFor({})).toEqual([0, 0, 0]);
    expect(await commentsFor(GUEST)).toEqual([0, 0, 0]);
  });

  it('a removed entry is an undo row in its place, and comes back there', async () => {
    const { work, analytics } = open(two);
    const goods = { productId: brandId<ProductId>('8'), itemId: brandId<ItemId>('8-1'), name: 'Zirkel 8' };
    const shown = async () =>
      (await work.open({ ...ASKED, listId: brandId<WishlistId>('1'), removed: [brandId<WishlistEntryId>('entry-8')] }))
        ._unsafeUnwrap()
        ?.shown?.table.map(({ kind, entry }) =>
          kind === 'shown' ? entry.item.productId : `(${entry.item.productId})`,
        );
    await work.remove(brandId<WishlistId>('1'), brandId<WishlistEntryId>('entry-8'), goods, 2);
    expect(await shown()).toEqual(['7', '(8)', '9']);
    const { name, ...entry } = goods;
    await work.add(brandId<WishlistId>('1'), { ...entry, quantity: 2 }, name);
    expect(await shown()).toEqual(['7', '8', '9']);
    expect(analytics.tracked()).toMatchObject([
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_id: '8', item_name: 'Zirkel 8', quantity: 2 }] } },
      { event: 'add_to_wishlist', ecommerce: { items: [{ item_id: '8', item_variant: '8-1', quantity: 2 }] } },
    ]);
  });

  it('a removal is reported once, with the pieces that were there, however it is asked for (spec 3 §8)', async () => {
    const list = aWishlist('1', { entries: [aListEntry('7', { quantity: 5 }), aListEntry('8', { quantity: 3 })] });
    const { work, analytics } = open([list]);
    const { productId, itemId, name } = aListEntry('7').item;
    const change = (quantity: number, seen: number) =>
      work.changeQuantity(list.id, { productId, itemId, quantity }, name, { itemId, quantity: seen });
    await change(4, 5);
    await change(0, 4);
    const other = aListEntry('8');
    await work.removeProduct(list.id, [{ id: other.id, itemId: other.item.itemId, pieces: 3 }], other.item);
    expect(analytics.tracked()).toMatchObject([
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_id: '7', item_name: 'Zirkel 7', quantity: 4 }] } },
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_id: '8', item_name: 'Zirkel 8', quantity: 3 }] } },
    ]);
  });

  it('every change is told to the other tabs and to this one; a failed one is not', async () => {
    const { work, tabs, changes, wishlists } = open(two);
    await work.changeQuantity(
      brandId<WishlistId>('1'),
      {
        productId: brandId<ProductId>('7'),
        itemId: brandId<ItemId>('7-1'),
        quantity: 4,
      },
      'Zirkel 7',
      undefined,
    );
    expect(tabs.sent()).toEqual([WISHLISTS_CHANGED]);
    expect(changes()).toBe(1);
    wishlists.failNext({ kind: 'gateway.timed-out' });
    expect((await work.removeList(brandId<WishlistId>('2'))).isErr()).toBe(true);
    expect(changes()).toBe(1);
  });

  it('tells how many pieces an entry has where its article sets a limit, and nothing where it has what was wanted', async () => {
    const entry = aListEntry('7', { quantity: 20 });
    const item = { ...entry.item, minimumOrderQuantity: 10, maxQuantity: 48 };
    const { work } = open([aWishlist('1', { entries: [{ ...entry, item }] })]);
    const told = async (quantity: number | undefined) =>
      (
        await work.changeQuantity(brandId<WishlistId>('1'), { ...item, quantity }, item.name, undefined)
      )._unsafeUnwrap();
    expect(await told(49)).toEqual({
      id: 'wishlist-qty',
      tone: 'warning',
      message: 'vue.buybox.text.quantity.error',
      values: { amount: 48 },
    });
    expect(await told(9)).toMatchObject({ message: 'vue.pdp.minQuantity', values: { amount: 10 } });
    // Where no whole number was typed, the least is what there is, and it is told as what it is (spec 3 §4 "Quantity field").
    for (const _again of [1, 2])
      expect(await told(undefined)).toEqual({
        id: 'vue.quantity.noNumber',
        tone: 'warning',
        message: 'vue.quantity.noNumber',
        values: { amount: 10 },
      });
    expect([await told(48), await told(10), await told(0)]).toEqual([undefined, undefined, undefined]);
  });

  it('moves an entry in one call, so that nothing is lost in between; a failed one is told to nobody', async () => {
    const { work, wishlists, changes } = open(two);
    const move = () =>
      work.move(brandId<WishlistId>('1'), brandId<WishlistEntryId>('entry-7'), brandId<WishlistId>('2'));
    wishlists.failNext({ kind: 'gateway.timed-out' });
    expect((await move()).isErr()).toBe(true);
    expect([wishlists.received(), changes()]).toEqual([[], 0]);
    expect((await move()).isOk()).toBe(true);
    expect([wishlists.received(), changes()]).toEqual([[['move', '1', 'entry-7', '2']], 1]);
  });

  it('puts what can be bought into the basket in one update, and says how much of it went in', async () => {
    const lists = [
      aWishlist('1', {
        entries: [
          aListEntry('7', { quantity: 2 }),
          aListEntry('8', { saleability: { kind: 'unsaleable' } }),
          aListEntry('9'),
        ],
      }),
    ];
    const { work, added, tabs, resets } = open(lists);
    expect((await work.addAllToBasket(brandId<WishlistId>('1'), KEY, new Map()))._unsafeUnwrap()).toMatchObject({
      wanted: 2,
      added: 1,
      cart: { id: 'cart 1' },
    });
    expect(added).toEqual([
      { kind: 'add-position', itemId: '7-1', quantity: 2 },
      { kind: 'add-position', itemId: '9-1', quantity: 1 },
    ]);
    expect(tabs.sent()).toEqual([CART_CHANGED]);
    expect(resets()).toBe(1);
    expect(
      (await open([aWishlist('1')]).work.addAllToBasket(brandId<WishlistId>('1'), KEY, new Map()))._unsafeUnwrap()
        .wanted,
    ).toBe(0);
  });

  it('a list of any length goes in, a hundred entries at a time; what went in before a failure is told, and what may have', async () => {
    const list = aWishlist('1', { entries: Array.from({ length: 201 }, (_, index) => aListEntry(String(index))) });
    const all = open([list]);
    const cart = { id: 'cart 3' };
    expect((await all.work.addAllToBasket(list.id, KEY, new Map()))._unsafeUnwrap()).toMatchObject({
      wanted: 201,
      added: 3,
      cart,
    });
    expect(all.updates).toEqual([100, 100, 1]);
    expect(all.keys).toEqual([`${KEY}.0`, `${KEY}.100`, `${KEY}.200`]);
    const part = open([list], {}, 2);
    expect((await part.work.addAllToBasket(list.id, KEY, new Map()))._unsafeUnwrap()).toMatchObject({
      wanted: 201,
      added: 1,
    });
    expect([part.tabs.sent(), part.resets()]).toEqual([[CART_CHANGED], 1]);
    const none = open([list], {}, 1);
    expect((await none.work.addAllToBasket(list.id, KEY, new Map()))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.timed-out',
    });
    // What was not answered in time may have gone in.
    expect([none.tabs.sent(), none.resets()]).toEqual([[CART_CHANGED], 1]);
  });

  it('a whole list goes in with what stands in its fields, which the list has then, too (spec 3 §4)', async () => {
    const entries = [aListEntry('7'), aListEntry('8', { quantity: 2 })];
    const { work, added, wishlists, changes } = open([aWishlist('1', { entries })]);
    const standing = new Map([
      [brandId<WishlistEntryId>('entry-7'), 3],
      [brandId<WishlistEntryId>('entry-8'), 2],
      [brandId<WishlistEntryId>('entry-9'), 4],
    ]);
    await work.addAllToBasket(brandId<WishlistId>('1'), KEY, standing);
    expect(added).toMatchObject([
      { itemId: '7-1', quantity: 3 },
      { itemId: '8-1', quantity: 2 },
    ]);
    expect(wishlists.lists()[0]?.entries.map(({ quantity }) => quantity)).toEqual([3, 2]);
    expect(wishlists.received()).toHaveLength(1);
    expect(changes()).toBe(1);
  });

  it('a list that is made current is so in this browser and in the account', async () => {
    const { work, jar, wishlists } = open(two);
    await work.makeCurrent(brandId<WishlistId>('1'));
    expect(jar.get('activeWishlistId')).toBe('1');
    expect(wishlists.lists().map(({ active }) => active)).toEqual([true, false]);
  });

  it('opens the choice of a variant in the row that is asked for, and in none that cannot be changed', async () => {
    const row = brandId<WishlistEntryId>('entry-8');
    const opened = async (lists: typeof two, variantOf = row) =>
      (await open(lists).work.open({ ...ASKED, listId: brandId<WishlistId>('1'), variantOf }))._unsafeUnwrap();
    const choice = (await opened(two))?.choice;
    expect(choice?.entryId).toBe(row);
    expect(choice?.variants.map(({ itemId }) => itemId)).toEqual(['8-1', '8-2']);
    expect((await opened(two, brandId<WishlistEntryId>('none')))?.choice).toBeUndefined();
    const read = two.map((list) => ({ ...list, role: 'reader' as const }));
    expect(await opened(read)).not.toHaveProperty('choice');
    const { work, wishlists } = open(two);
    const single = createWorkOnList({
      ...({} as Parameters<typeof createWorkOnList>[0]),
      cookies: createInMemoryCookieJar(),
      wishlists: { ...wishlists, variants: () => okAsync([]) },
      language: 'de',
    });
    expect((await single.open({ ...ASKED, variantOf: row }))._unsafeUnwrap()).not.toHaveProperty('choice');
    expect((await work.open(ASKED))._unsafeUnwrap()).not.toHaveProperty('choice');
  });

  it.each([
    ['tells the least of another item', 5, [], { message: 'vue.pdp.minQuantity', values: { amount: 5 } }],
    ['says that it is saved where the quantity is kept', 1, [], { message: 'vue.wishlist.notification.saved' }],
    ['says so too where two entries have become one', 5, ['5'], { message: 'vue.wishlist.notification.saved' }],
  ] as const)('%s in the place of an entry', async (_what, has, others, told) => {
    const entries = ['7', ...others].map((id) => aListEntry(id, { quantity: 1 }));
    const { wishlists, ports } = open([aWishlist('1', { isDefault: true, entries })]);
    const limiting = {
      ...wishlists,
      replace: (...call: Parameters<typeof wishlists.replace>) =>
        wishlists
          .replace(...call)
          .map((list) => list && { ...list, entries: list.entries.map((entry) => ({ ...entry, quantity: has })) }),
    };
    const answer = await createWorkOnList({ ...ports, wishlists: limiting }).replace(
      brandId<WishlistId>('1'),
      brandId<WishlistEntryId>('entry-7'),
      { productId: brandId<ProductId>('5'), itemId: brandId<ItemId>('5-1'), quantity: 9 },
      { itemId: brandId<ItemId>('7-1'), quantity: 1 },
    );
    expect(answer._unsafeUnwrap()).toMatchObject(told);
  });

  it('a new list is opened, comments and names go to their list', async () => {
    const { work, wishlists } = open(two);
    expect((await work.create({ name: 'Klasse 3b', description: '' }))._unsafeUnwrap()).toBe('new-2');
    await work.update(brandId<WishlistId>('1'), { name: 'Neu', description: '', version: 1 });
    await work.replace(brandId<WishlistId>('1'), brandId<WishlistEntryId>('entry-7'), {
      productId: brandId<ProductId>('5'),
      itemId: brandId<ItemId>('5-1'),
      quantity: 2,
    });
    await work.comment(brandId<WishlistId>('1'), brandId<WishlistEntryId>('entry-7'), 'In Blau');
    await work.removeComment(brandId<WishlistId>('1'), 'c1');
    expect(wishlists.received().map(([call]) => call)).toEqual([
      'create',
      'update',
      'replace',
      'comment',
      'removeComment',
    ]);
  });
});
