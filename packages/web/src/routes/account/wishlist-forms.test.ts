// @vitest-environment node
// What each form of the lists changes, where it leads, and what is told of it.

import { aListEntry, aWishlist } from '@tornister/application/testing';
import { brandId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../test/asked-on-host.ts';
import { openWishlistShop, TWO_LISTS, WISHLIST } from '../../../test/open-wishlist-shop.ts';
import { cartUseCases } from '../../composition/cart-tokens.ts';

const AWAY = { kind: 'gateway.unreachable' } as const;
const GONE = { kind: 'gateway.refused', message: 'Die Liste gibt es nicht mehr.', fieldErrors: [] } as const;
const NAMED = '\nproduct=Zirkel 1\nlist=Liste a';
const ADDED = `success:vue.wishlist.notification.added${NAMED}`;
const REMOVED = `success:vue.wishlist.notification.removed${NAMED}`;
const SAVED = 'success:vue.wishlist.notification.saved';

/** The entry of compasses 1 on list `a`, as its forms name it. */
const ENTRY = { listId: 'a', entryId: 'entry-1', productId: '1', itemId: '1-1', name: 'Zirkel 1', list: 'Liste a' };
const THREE = { ...ENTRY, quantity: '3', seen: '3' };

/** The list with compasses of which 10 to 48 can be had. */
const limited = (quantity: number) => {
  const entry = aListEntry('1', { quantity });
  const item = { ...entry.item, minimumOrderQuantity: 10, maxQuantity: 48 };
  return aWishlist('a', { isDefault: true, entries: [{ ...entry, item }] });
};

describe('a form of an entry', () => {
  it.each([
    ['quantity', { quantity: '7' }, ['changeQuantity', 'a', '1-1', 7], '?list=a'],
    ['more', {}, ['changeQuantity', 'a', '1-1', 4], '?list=a'],
    ['less', {}, ['changeQuantity', 'a', '1-1', 2], '?list=a'],
    ['quantity', { quantity: '0' }, ['changeQuantity', 'a', '1-1', 0], '?list=a&removed=entry-1'],
    ['less', { quantity: '0' }, ['changeQuantity', 'a', '1-1', 0], '?list=a&removed=entry-1'],
  ])('%s %j changes how many are wanted, and offers one that is gone again', async (intent, typed, call, way) => {
    const shop = await openWishlistShop();
    const answer = await shop.post({ ...THREE, intent, ...typed }, '?list=a');
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}${way}`]);
    expect(shop.wishlists.received()).toEqual([call]);
    expect(shop.shownNotice()).toBeUndefined();
  });

  it.each([
    ['10', 0, '?removed=entry-1'],
    ['3', 0, '?removed=entry-1'],
    ['11', 10, ''],
  ])('less is the deletion that its button is, at and below the minimum of 10: %s', async (quantity, wanted, way) => {
    const shop = await openWishlistShop({ lists: [limited(10)] });
    const answer = await shop.post({ ...ENTRY, intent: 'less', quantity, minimum: '10', seen: '10' });
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}${way}`]);
    expect(shop.wishlists.received()).toEqual([['changeQuantity', 'a', '1-1', wanted]]);
    expect(shop.shownNotice()).toBeUndefined();
  });

  it.each([
    ['5000', 'warning:vue.buybox.text.quantity.error:amount=48'],
    ['49', 'warning:vue.buybox.text.quantity.error:amount=48'],
    ['48', undefined],
    ['10', undefined],
    ['9', 'warning:vue.pdp.minQuantity:amount=10'],
    ['3', 'warning:vue.pdp.minQuantity:amount=10'],
    ['0', undefined],
  ])('tells what the limits of the article made of %s pieces', async (quantity, notice) => {
    const shop = await openWishlistShop({ lists: [limited(20)] });
    await shop.post({ ...ENTRY, intent: 'quantity', quantity, minimum: '10', seen: '20' });
    expect(shop.shownNotice()).toBe(notice);
  });

  it.each([
    ['quantity', 'abc'],
    ['quantity', '1,5'],
    ['quantity', ''],
    ['more', 'abc'],
    ['less', 'abc'],
  ])(
    '%s of "%s", which is no whole number, is the least that there can be, and it is told',
    async (intent, quantity) => {
      const shop = await openWishlistShop({ lists: [limited(20)] });
      const answer = await shop.post({ ...ENTRY, intent, quantity, minimum: '10', seen: '20' });
      expect(redirectOf(answer)).toEqual([303, WISHLIST]);
      expect(shop.shownNotice()).toBe('warning:vue.quantity.noNumber:amount=10');
      expect(shop.wishlists.received()).toHaveLength(1);
    },
  );

  it.each([
    ['quantity', { quantity: '9', seen: '2' }],
    ['replace', { itemId: '1-2', seenItem: '1-9' }],
  ])('%s overwrites nothing that somebody else has changed meanwhile', async (intent, typed) => {
    const shop = await openWishlistShop();
    expect(await shop.post({ ...THREE, intent, ...typed })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { message: 'vue.wishlist.error.entryChanged', typed: { intent, name: 'Zirkel 1' } } },
    });
    expect(shop.wishlists.received()).toEqual([]);
  });

  it.each([
    ['replace', { itemId: '1-2' }],
    ['quantity', { quantity: '9', itemId: '1-1', seen: 'many' }],
  ])('%s of a page that does not say what it showed takes the place of what is there', async (intent, typed) => {
    const shop = await openWishlistShop();
    expect(redirectOf(await shop.post({ ...ENTRY, intent, ...typed }))).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received()).toHaveLength(1);
  });

  it('removes it and offers it again, beside what was removed before', async () => {
    const shop = await openWishlistShop();
    const removed = await shop.post({ ...ENTRY, intent: 'remove' }, '?removed=entry-2');
    expect(redirectOf(removed)).toEqual([303, `${WISHLIST}?removed=entry-2%2Centry-1`]);
    expect(shop.wishlists.received()).toEqual([['remove', 'a', 'entry-1', undefined]]);
  });

  it('brings it back, after which nothing is offered any more', async () => {
    const shop = await openWishlistShop();
    const restored = await shop.post({ ...THREE, intent: 'restore' }, '?removed=entry-1');
    expect(redirectOf(restored)).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received()).toEqual([['add', 'a', { productId: '1', itemId: '1-1', quantity: 3 }]]);
    expect(shop.shownNotice()).toBe(ADDED);
  });

  it('saves another variant and closes the choice', async () => {
    const shop = await openWishlistShop();
    const form = { ...THREE, intent: 'replace', itemId: '1-2', seenItem: '1-1' };
    expect(redirectOf(await shop.post(form, '?list=a&variant=entry-1'))).toEqual([303, `${WISHLIST}?list=a`]);
    expect(shop.wishlists.received()).toEqual([
      ['replace', 'a', 'entry-1', { productId: '1', itemId: '1-2', quantity: 3 }],
    ]);
    expect(shop.shownNotice()).toBe(SAVED);
  });

  it('puts it on another list and takes it off this one, which may be empty then', async () => {
    const shop = await openWishlistShop();
    expect(redirectOf(await shop.post({ ...THREE, intent: 'move', to: 'b' }, '?list=a'))).toEqual([
      303,
      `${WISHLIST}?list=a&moved=1`,
    ]);
    expect(shop.wishlists.received()).toEqual([['move', 'a', 'entry-1', 'b']]);
    expect(shop.shownNotice()).toBe(SAVED);
  });

  it('keeps a comment, and takes it away', async () => {
    const shop = await openWishlistShop();
    const form = { listId: 'a', entryId: 'entry-1', comment: 'Bitte in Blau', commentId: 'comment-1' };
    expect(redirectOf(await shop.post({ ...form, intent: 'comment' }, '?sort=name'))).toEqual([
      303,
      `${WISHLIST}?sort=name`,
    ]);
    expect(shop.shownNotice()).toBe(SAVED);
    expect(redirectOf(await shop.post({ ...form, intent: 'remove-comment' }))).toEqual([303, WISHLIST]);
    expect(shop.shownNotice()).toBe('success:vue.wishlist.notification.commentRemoved');
    expect(shop.wishlists.received()).toEqual([
      ['comment', 'a', 'entry-1', 'Bitte in Blau'],
      ['removeComment', 'a', 'comment-1'],
    ]);
  });

  it.each(['quantity', 'less', 'more', 'remove', 'restore', 'replace', 'move', 'put', 'take'])(
    '%s that comes to nothing is told in a tab by one toast, and by nothing above the list (spec 3 §8)',
    async (intent) => {
      const shop = await openWishlistShop();
      const notices = shop.shop.get(cartUseCases.showNotices);
      const told = () => notices.state$.value.map(({ kind, text }) => [kind, text]);
      const answers: unknown[] = [];
      for (const error of [GONE, AWAY]) {
        shop.wishlists.failNext(error);
        answers.push(await shop.postInTab({ ...THREE, intent, to: 'b', from: '/' }));
      }
      // What the backend has refused has the list read anew; where it is away, nothing is asked of it.
      expect(answers.map((answer) => ({ ...Object(answer) }))).toEqual([
        { type: 'DataWithResponseInit', data: {}, init: {} },
        { type: 'DataWithResponseInit', data: {}, init: { status: 503, headers: {} } },
      ]);
      expect(told()).toEqual([
        ['error', { kind: 'server', message: 'Die Liste gibt es nicht mehr.' }],
        ['error', { kind: 'key', key: 'gateway.unreachable' }],
      ]);
    },
  );

  it('with a field comes back in a tab, too, with what was typed and no toast', async () => {
    const shop = await openWishlistShop();
    shop.wishlists.failNext(GONE);
    const form = { listId: 'a', entryId: 'entry-1', intent: 'comment', comment: 'Bitte in Blau' };
    expect(await shop.postInTab(form)).toMatchObject({ init: { status: 422 }, data: { refusal: { typed: form } } });
    expect(shop.shop.get(cartUseCases.showNotices).state$.value).toEqual([]);
  });

  it('keeps what was typed where the shop does not answer', async () => {
    const shop = await openWishlistShop();
    shop.wishlists.failNext(AWAY);
    const form = { listId: 'a', entryId: 'entry-1', intent: 'comment', comment: 'Bitte in Blau' };
    expect(await shop.post(form)).toMatchObject({
      init: { status: 503 },
      data: { refusal: { message: 'gateway.unreachable', typed: form } },
    });
  });

  it('of a login that has ended leads to the login, and to this very list afterwards', async () => {
    const shop = await openWishlistShop();
    shop.wishlists.failNext({ kind: 'gateway.unauthenticated', revoked: true });
    const form = { listId: 'b', entryId: 'entry-1', intent: 'comment', comment: 'Bitte in Blau' };
    expect(redirectOf(await shop.post(form, '?list=b'))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain(`${WISHLIST}?list=b`);
  });
});

describe('a form of a list', () => {
  const TEXTS = { name: 'Klasse 3a', description: 'Herbst' };

  it('makes one and leads to it', async () => {
    const shop = await openWishlistShop();
    expect(redirectOf(await shop.post({ intent: 'create', ...TEXTS }, '?list=a&sort=name'))).toEqual([
      303,
      `${WISHLIST}?list=new-2`,
    ]);
    expect(shop.wishlists.received()).toEqual([['create', TEXTS]]);
  });

  it('says beside the name that it is taken, and keeps it', async () => {
    const shop = await openWishlistShop();
    expect(await shop.post({ intent: 'create', name: 'Liste b', description: '' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { name: 'Liste b' }, errors: [{ field: 'name' }] } },
    });
  });

  it.each([
    ['update', { ...TEXTS, version: '1' }, ['update', 'b', 1], '?list=b'],
    ['current', {}, ['activate', 'b'], '?list=b'],
    ['remove-list', {}, ['removeList', 'b'], ''],
  ])('%s changes this list', async (intent, typed, call, way) => {
    const shop = await openWishlistShop();
    const answer = await shop.post({ intent, listId: 'b', ...typed }, '?list=b');
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}${way}`]);
    expect(shop.wishlists.received()).toEqual([call]);
  });

  it.each([
    ['full', [], { articles: 2, people: 0, ways: 0 }],
    ['b', ['editor'], { articles: 0, people: 0, ways: 1 }],
  ])('takes away list %s with something on it or a way to it only after a question', async (listId, roles, removal) => {
    const full = aWishlist('full', { entries: [aListEntry('1'), aListEntry('2')] });
    const shop = await openWishlistShop({ lists: [...TWO_LISTS, full] });
    for (const role of roles) await shop.post({ intent: 'share', listId, role });
    const form = { intent: 'remove-list', listId };
    const asked = await shop.post(form, `?list=${listId}`);
    expect(asked).toEqual({ removal });
    expect(shop.wishlists.received().map(([call]) => call)).not.toContain('removeList');
    expect(await shop.look(`?list=${listId}`)).toMatchObject({ opened: { shown: { id: listId } } });
    const answer = await shop.post({ ...form, sure: '1' }, `?list=${listId}`);
    expect(redirectOf(answer)).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received().at(-1)).toEqual(['removeList', listId]);
    expect(await shop.look(`?list=${listId}`)).toMatchObject({ init: { status: 404 } });
  });

  it.each([{ intent: 'evil' }, {}])('that is none of the shop changes nothing: %j', async (form) => {
    const shop = await openWishlistShop();
    expect(redirectOf(await shop.post(form, '?list=b'))).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received()).toEqual([]);
  });
});

describe('a whole list', () => {
  it('goes into the basket, which is told where all of it went in', async () => {
    const shop = await openWishlistShop();
    const answer = await shop.post({ intent: 'all-to-basket', listId: 'a' }, '?list=a');
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}?list=a`]);
    expect(shop.carts.received()).toMatchObject([
      { kind: 'add-position', itemId: '1-1', quantity: 3 },
      { kind: 'add-position', itemId: '2-1', quantity: 1 },
    ]);
    expect(shop.shownNotice()).toBe('success:vue.wishlist.toBasket.all');
  });

  it('goes in once for two presses with one key, with what stands in its fields (spec 3 §4)', async () => {
    const shop = await openWishlistShop();
    const form = { intent: 'all-to-basket', listId: 'a', key: 'first-press', 'standing.entry-2': '4' };
    for (const _press of [1, 2]) await shop.post(form, '?list=a');
    expect(shop.carts.received()).toMatchObject([
      { itemId: '1-1', quantity: 3 },
      { itemId: '2-1', quantity: 4 },
    ]);
  });

  it.each([
    ['some', '1'],
    ['none', '9'],
  ])('is told to have gone in in part, or not at all (%s)', async (key, product) => {
    const [list] = TWO_LISTS;
    const { entries = [] } = list ?? {};
    const [one, other] = entries;
    const unknown = other && { ...other, item: { ...other.item, itemId: brandId<typeof other.item.itemId>('9-9') } };
    const there = product === '9' ? [] : [one];
    const shop = await openWishlistShop({
      lists: list === undefined ? [] : [{ ...list, entries: [...there, unknown].flatMap((entry) => entry ?? []) }],
    });
    await shop.post({ intent: 'all-to-basket', listId: 'a' });
    expect(shop.shownNotice()).toBe(`warning:vue.wishlist.toBasket.${key}`);
  });

  it('with nothing on it has put nothing into the basket', async () => {
    const shop = await openWishlistShop();
    await shop.post({ intent: 'all-to-basket', listId: 'b' });
    expect(shop.shownNotice()).toBe('warning:vue.wishlist.toBasket.none');
  });
});

describe('a heart that is pressed without scripts', () => {
  const press = (product: string, from = '/prod/zirkel/') => ({
    heart: `${product} ${product}-1 Zirkel ${product}`,
    from,
  });
  const STRANGER = { cookies: {} };

  it('puts its product on the list, or takes it off, and leads back to the page', async () => {
    const shop = await openWishlistShop(STRANGER);
    expect(redirectOf(await shop.post(press('7')))).toEqual([303, '/prod/zirkel/']);
    expect(shop.shownNotice()).toBe(ADDED.replace('Zirkel 1', 'Zirkel 7'));
    expect(redirectOf(await shop.post(press('1')))).toEqual([303, '/prod/zirkel/']);
    expect(shop.shownNotice()).toBe(REMOVED);
    expect(shop.wishlists.received().map(([call]) => call)).toEqual(['add', 'remove']);
  });

  it.each(['https://evil.example/', '//evil.example/', ''])('leads to no page of another shop (%j)', async (from) => {
    const shop = await openWishlistShop(STRANGER);
    expect(redirectOf(await shop.post(press('7', from)))).toEqual([303, WISHLIST]);
  });

  it('asks a member with several lists for which one', async () => {
    const shop = await openWishlistShop();
    const answer = await shop.post(press('7'));
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}?heart=7+7-1+Zirkel+7&from=%2Fprod%2Fzirkel%2F`]);
    expect(shop.wishlists.received()).toEqual([]);
    expect(shop.shownNotice()).toBeUndefined();
  });

  it.each([
    ['put', ADDED, 'add'],
    ['take', REMOVED, 'remove'],
  ])('and answered with one of the lists leads back to the page (%s)', async (intent, notice, call) => {
    const shop = await openWishlistShop();
    const form = { ...ENTRY, intent, quantity: '1', from: '/prod/zirkel/' };
    expect(redirectOf(await shop.post(form))).toEqual([303, '/prod/zirkel/']);
    expect(shop.shownNotice()).toBe(notice);
    expect(shop.wishlists.received().map(([name, list]) => [name, list])).toEqual([[call, 'a']]);
  });

  it('is told without names where its form brings none', async () => {
    const shop = await openWishlistShop();
    await shop.post({ ...ENTRY, intent: 'put', quantity: '1', list: '' });
    expect(shop.shownNotice()).toBe('success:vue.wishlist.notification.added.plain');
  });

  it('takes all variants of the product off the list that was chosen', async () => {
    const shop = await openWishlistShop();
    const both = { entryId: ['entry-1', 'entry-2'], productId: '1', itemId: ['1-1', '2-1'], listId: 'a' };
    await shop.post({ ...both, name: 'Zirkel', list: 'Liste a', intent: 'take', from: '/prod/zirkel/' });
    expect(shop.wishlists.received().map(([call, list, entry]) => [call, list, entry])).toEqual([
      ['remove', 'a', 'entry-1'],
      ['remove', 'a', 'entry-2'],
    ]);
  });

  it('that the shop does not hear is a 503, not a way back', async () => {
    const shop = await openWishlistShop(STRANGER);
    shop.wishlists.failNext(AWAY);
    expect(await shop.post(press('7'))).toMatchObject({ init: { status: 503 } });
  });
});
