import { money } from '@tornister/domain/money';
import { WISHLISTS_CHANGED } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aWishlist,
  createInMemoryCookieJar,
  createInMemoryWishlistGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createSaveToList } from './save-to-list.ts';

const entry = (id: string, quantity: number) => ({
  productId: brandId<ProductId>(id),
  itemId: brandId<ItemId>(`${id}-1`),
  quantity,
});
const article = (id: string, quantity: number) => ({
  ...entry(id, quantity),
  name: `Heft ${id}`,
  unitPrice: money(129),
});
const ENTRIES = [entry('7', 2), entry('8', 1)];
const ARTICLES = [article('7', 2), article('8', 1)];

const open = (lists: Parameters<typeof createInMemoryWishlistGateway>[0] = [], cookies = {}) => {
  const wishlists = createInMemoryWishlistGateway(lists);
  const tabs = createRecordingTabs();
  const jar = createInMemoryCookieJar(cookies);
  let changes = 0;
  const analytics = createRecordingAnalytics();
  const save = createSaveToList({ wishlists, cookies: jar, tabs, analytics, onChange: () => (changes += 1) });
  return { wishlists, tabs, jar, analytics, save, changes: () => changes };
};

describe('a material list on a wishlist', () => {
  it('goes to the list that this browser names, with its quantities, and other tabs hear of it once', async () => {
    const shop = open([aWishlist('1', { active: true }), aWishlist('2')], { activeWishlistId: '2' });
    expect((await shop.save(ARTICLES))._unsafeUnwrap()).toEqual({ saved: 2 });
    expect(shop.wishlists.received()).toEqual([['addAll', '2', ENTRIES]]);
    expect(shop.tabs.sent()).toEqual([WISHLISTS_CHANGED]);
    expect(shop.changes()).toBe(1);
  });

  it('goes to the current list where the browser names none that may be written', async () => {
    const shop = open([aWishlist('1', { active: true }), aWishlist('2', { role: 'reader' })], {
      activeWishlistId: '2',
    });
    await shop.save(ARTICLES);
    expect(shop.wishlists.received().map(([, list]) => list)).toEqual(['1']);
    expect(shop.jar.get('activeWishlistId')).toBe('1');
  });

  it('makes the first list of a visitor, and one only', async () => {
    const shop = open();
    await shop.save(ARTICLES);
    expect(shop.wishlists.lists()).toHaveLength(1);
    expect(shop.wishlists.lists()[0]?.entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('has the pieces of all lines that ask for the same article', async () => {
    const shop = open([aWishlist('1', { active: true })]);
    expect((await shop.save([article('7', 3), article('8', 1), article('7', 2)]))._unsafeUnwrap()).toEqual({
      saved: 2,
    });
    expect(shop.wishlists.lists()[0]?.entries.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  it('is reported as one event, with each article, its pieces and its price (spec 3 §8)', async () => {
    const shop = open();
    await shop.save([...ARTICLES, article('7', 3)]);
    expect(shop.analytics.tracked()).toMatchObject([
      {
        event: 'add_to_wishlist',
        ecommerce: {
          items: [
            { item_id: '7', item_name: 'Heft 7', item_variant: '7-1', price: 1.29, quantity: 5 },
            { item_id: '8', item_name: 'Heft 8', item_variant: '8-1', price: 1.29, quantity: 1 },
          ],
        },
      },
    ]);
  });

  it('asks nobody where there is nothing to save', async () => {
    const shop = open();
    expect((await shop.save([]))._unsafeUnwrap()).toEqual({ saved: 0 });
    expect([shop.wishlists.received(), shop.tabs.sent(), shop.analytics.tracked()]).toEqual([[], [], []]);
  });

  it('answers the failure', async () => {
    const shop = open();
    shop.wishlists.failNext({ kind: 'gateway.timed-out' });
    expect((await shop.save(ARTICLES))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect(shop.analytics.tracked()).toEqual([]);
  });
});
