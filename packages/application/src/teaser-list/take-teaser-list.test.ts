import { money } from '@tornister/domain/money';
import { CART_CHANGED, WISHLISTS_CHANGED } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId, type WishlistId } from '@tornister/domain/shared';
import type { TeaserList, TeaserListEntry, TeaserListOutcome } from '@tornister/domain/wishlist';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aListEntry,
  aWishlist,
  createInMemoryContentGateway,
  createInMemoryCookieJar,
  createInMemoryWishlistGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { GatewayError } from '../ports/index.ts';
import { createTakeTeaserList } from './take-teaser-list.ts';

const LIST: TeaserList = { id: 'start', name: 'Schulstart', description: '', items: [] };
const NOTHING: TeaserListOutcome = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };
const LIMITS = { minimumOrderQuantity: 1, maxQuantity: 9999 };
/** Compasses 7, of which a variant that costs 5.00 can be chosen. */
const ITEMS: TeaserList['items'] = [
  {
    entry: aListEntry('7'),
    isVariantOpen: true,
    variants: [{ itemId: brandId<ItemId>('7-1'), label: 'rot', price: money(500), isSaleable: true, ...LIMITS }],
  },
];
const MEMBER = { 'X-JWT-exist': '1' };

const position = (id: string, quantity = 1): TeaserListEntry => ({
  productId: brandId<ProductId>(id),
  itemId: brandId<ItemId>(`${id}-1`),
  quantity,
});
const open: TeaserListEntry = { productId: brandId<ProductId>('9'), quantity: 1 };

const make = (
  outcome: Partial<TeaserListOutcome> = {},
  lists: Parameters<typeof createInMemoryWishlistGateway>[0] = [],
  cookies = {},
) => {
  const wishlists = createInMemoryWishlistGateway(lists);
  const tabs = createRecordingTabs();
  const jar = createInMemoryCookieJar(cookies);
  const asked: unknown[] = [];
  const cart = aCart();
  const analytics = createRecordingAnalytics();
  let changes = 0;
  let resets = 0;
  let lost: GatewayError | undefined;
  const answered = <Answer>(answer: Answer) => (lost === undefined ? okAsync(answer) : errAsync(lost));
  const take = createTakeTeaserList({
    content: createInMemoryContentGateway({ teaserLists: [LIST] }),
    teaserLists: {
      addToCart: (entries, key) => {
        asked.push([entries, key]);
        return answered({ cart, outcome: { ...NOTHING, ...outcome } });
      },
    },
    wishlists,
    carts: {
      find: () => okAsync(undefined),
      update: (operations, key) => {
        asked.push([operations, key]);
        return answered({ cart, outcomes: operations.map((_one, at) => (at === 0 ? DONE : NOT_DONE)) });
      },
    },
    changes: {
      settled: () => okAsync(undefined),
      adopt: (adopted) => {
        asked.push(['adopted', adopted === cart]);
        return okAsync(undefined);
      },
    },
    cookies: jar,
    tabs,
    store: {
      reset: () => {
        resets += 1;
      },
    },
    analytics,
    keys: { make: () => 'key' },
    onChange: () => {
      changes += 1;
    },
  });
  const loseAnswer = (error: GatewayError): void => {
    lost = error;
  };
  return { loseAnswer, resets: () => resets, take, wishlists, analytics, tabs, jar, asked, changes: () => changes };
};
const DONE = { kind: 'done' } as const;
const NOT_DONE = { kind: 'not-attainable', failure: { kind: 'cart.not-done' } } as const;

describe('a curated list (spec 3 §4 "Teaser list to cart")', () => {
  it('is opened by its id', async () => {
    const { take } = make();
    expect((await take.open('start'))._unsafeUnwrap()).toBe(LIST);
    expect((await take.open('none'))._unsafeUnwrap()).toBeUndefined();
  });

  it('goes into the basket as a whole; what follows is asked and told, and the basket is known', async () => {
    const { take, asked, tabs } = make({ successfullyAdded: [position('7')], variantsToChoose: [open] });
    const followUps = (await take.toBasket([position('7'), open], 'press-1'))._unsafeUnwrap();
    expect(followUps.map(({ kind }) => kind)).toEqual(['choose-variants', 'added']);
    expect(asked).toEqual([
      [[position('7'), open], 'press-1'],
      ['adopted', true],
    ]);
    expect(tabs.sent()).toEqual([CART_CHANGED]);
  });

  it.each([
    ['gateway.timed-out', 1],
    ['gateway.unreachable', 1],
    ['gateway.cart-lost', 0],
  ] as const)(
    'has the basket asked for again and other tabs told where it may have gone in: %s',
    async (kind, times) => {
      const [list, chosen] = [make(), make()];
      for (const { loseAnswer } of [list, chosen]) loseAnswer({ kind });
      expect((await list.take.toBasket([position('7')], 'press-1'))._unsafeUnwrapErr()).toEqual({ kind });
      const resolved = { itemId: brandId<ItemId>('7-1'), quantity: 1 };
      expect((await chosen.take.resolve([resolved], 'press-1'))._unsafeUnwrapErr()).toEqual({ kind });
      for (const { resets, tabs } of [list, chosen])
        expect([resets(), tabs.sent()]).toEqual([times, Array(times).fill(CART_CHANGED)]);
    },
  );

  it('tells other tabs nothing when nothing went in', async () => {
    const { take, tabs } = make({ maxInCart: [position('7')] });
    await take.toBasket([position('7')], 'press-1');
    expect(tabs.sent()).toEqual([]);
  });

  it('adds what was chosen in a follow-up one by one, and says how much went in', async () => {
    const { take, asked, tabs } = make();
    const entries = [
      { itemId: brandId<ItemId>('a'), quantity: 2 },
      { itemId: brandId<ItemId>('b'), quantity: 1 },
    ];
    expect((await take.resolve(entries, 'k'))._unsafeUnwrap()).toEqual({ wanted: 2, added: 1, partly: 0 });
    expect(asked[0]).toEqual([
      [
        { kind: 'add-position', itemId: 'a', quantity: 2 },
        { kind: 'add-position', itemId: 'b', quantity: 1 },
      ],
      'k',
    ]);
    expect(tabs.sent()).toEqual([CART_CHANGED]);
    expect((await take.resolve([], 'k'))._unsafeUnwrap()).toEqual({ wanted: 0, added: 0, partly: 0 });
  });

  it('goes onto the list of a guest, without what is open', async () => {
    const { take, wishlists, tabs, jar, changes } = make();
    expect((await take.toList([position('7', 2), open], ITEMS))._unsafeUnwrap()).toMatchObject({
      kind: 'taken',
      count: 1,
    });
    expect(wishlists.received()).toEqual([['addAll', undefined, [position('7', 2)]]]);
    expect([tabs.sent(), changes(), jar.get('activeWishlistId')]).toEqual([[WISHLISTS_CHANGED], 1, 'default']);
    expect((await take.toList([open], ITEMS))._unsafeUnwrap()).toMatchObject({ kind: 'taken', count: 0 });
    expect(wishlists.received()).toHaveLength(1);
  });

  it('asks a member with several lists which one, and takes the one that was chosen', async () => {
    const lists = [
      aWishlist('1', { isDefault: true, entries: [aListEntry('3')] }),
      aWishlist('2'),
      aWishlist('3', { role: 'reader' }),
    ];
    const { take, wishlists, jar } = make({}, lists, { ...MEMBER, activeWishlistId: '1' });
    expect((await take.toList([position('7')], ITEMS))._unsafeUnwrap()).toEqual({
      kind: 'choose-list',
      lists: [
        { id: '1', name: 'Liste 1' },
        { id: '2', name: 'Liste 2' },
      ],
    });
    expect(wishlists.received()).toEqual([]);
    expect((await take.toList([position('7')], ITEMS, brandId<WishlistId>('2')))._unsafeUnwrap()).toEqual({
      kind: 'taken',
      list: 'Liste 2',
      count: 1,
    });
    // The list of this browser stays what it was.
    expect(jar.get('activeWishlistId')).toBe('1');
  });

  it('asks the guest of a checkout nothing: who is no member has one list', async () => {
    const lists = [aWishlist('1', { isDefault: true }), aWishlist('2')];
    const { take } = make({}, lists, { ...MEMBER, 'X-JWT-guest': '1' });
    expect((await take.choices())._unsafeUnwrap()).toEqual([]);
    expect((await take.toList([position('7')], ITEMS))._unsafeUnwrap()).toMatchObject({
      kind: 'taken',
      list: 'Liste 1',
    });
  });

  it('is reported with maker, name and price when it goes onto a list', async () => {
    const { take, analytics } = make();
    await take.toList([position('7', 2), open], ITEMS);
    const { name, brand } = aListEntry('7').item;
    expect(analytics.tracked()).toMatchObject([
      {
        event: 'add_to_wishlist',
        ecommerce: {
          items: [{ item_id: '7', item_variant: '7-1', item_name: name, item_brand: brand, price: 5, quantity: 2 }],
        },
      },
    ]);
    await take.toList([open], ITEMS);
    expect(analytics.tracked()).toHaveLength(1);
  });

  it('tells nobody of a list that could not be taken', async () => {
    const { take, wishlists, tabs } = make({}, [aWishlist('1')]);
    wishlists.failNext({ kind: 'gateway.timed-out' });
    expect(await take.toList([position('7')], ITEMS, brandId<WishlistId>('1'))).toEqual(
      await errAsync({ kind: 'gateway.timed-out' }),
    );
    expect(tabs.sent()).toEqual([]);
  });
});
