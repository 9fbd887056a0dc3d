// @vitest-environment node
// What the forms of a curated list bring about without scripts, and what its page is told.

import { aListEntry } from '@tornister/application/testing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { settleTeaserQuantity, type TeaserListEntry } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../test/asked-on-host.ts';
import { CURATED_LIST } from '../../../test/curated-list.ts';
import { openWishlistShop, TWO_LISTS, WISHLIST } from '../../../test/open-wishlist-shop.ts';
import type { TeaserPageProps } from '../../components/wishlist/teaser-list/teaser-page.tsx';

const item = (id: string): ItemId => brandId<ItemId>(id);
const PAGE = `${WISHLIST}?teaser=start`;

const [FIRST] = TWO_LISTS;
type Options = NonNullable<Parameters<typeof openWishlistShop>[0]>;
const open = (options: Options = {}) =>
  openWishlistShop({ teaserLists: [CURATED_LIST], lists: [...(FIRST ? [FIRST] : [])], ...options });
const form = (intent: string, typed: Readonly<Record<string, string>> = {}) => ({ intent, teaser: 'start', ...typed });
const SET = { 'quantity.entry-1': '5', 'item.entry-2': '2-2' };
const SET_IN_ADDRESS = '&set=entry-1%7E5%7E&set=entry-2%7E%7E2-2';

it('a curated list is only computed anew by Return in a field: it stays as it was set, and nothing goes anywhere', async () => {
  const shop = await open();
  expect(redirectOf(await shop.post(form('teaser-compute', SET)))).toEqual([303, `${PAGE}${SET_IN_ADDRESS}`]);
  expect(shop.wishlists.received()).toEqual([]);
  expect(shop.shownNotice()).toBeUndefined();
});

it('a quantity that is no number is 1, and one that cannot be stays in the address: the list says there what can be', async () => {
  const shop = await open();
  const typed = { 'quantity.entry-1': '', 'quantity.entry-2': '0', 'item.entry-2': '2-2' };
  const address = '&set=entry-1%7E1%7E&set=entry-2%7E0%7E2-2';
  expect(redirectOf(await shop.post(form('teaser-compute', typed)))).toEqual([303, `${PAGE}${address}`]);
  await shop.post(form('teaser-to-basket', { ...typed, 'quantity.entry-2': '9'.repeat(400) }));
  expect(shop.orderForm.calls()).toMatchObject([
    [
      'addToCart',
      [
        { itemId: '1-1', quantity: 1 },
        { itemId: '2-2', quantity: 9998 },
      ],
      'key-1',
    ],
  ]);
});

it.each([
  ['9998', 9998, undefined],
  ['9999', 9999, { kind: 'above-limit', amount: 9998 }],
  ['99999', 9999, { kind: 'above-limit', amount: 9998 }],
])(
  'of %s pieces the most that can be go in, and the list tells it where these are not all',
  async (typed, kept, limited) => {
    const shop = await open();
    const answer = await shop.post(form('teaser-to-basket', { 'quantity.entry-1': typed }));
    expect(shop.orderForm.calls()).toMatchObject([['addToCart', [{ itemId: '1-1', quantity: 9998 }, {}], 'key-1']]);
    const [, way] = redirectOf(answer) as readonly [number, string];
    expect(way).toContain(`&set=entry-1%7E${kept}%7E`);
    const { teaser } = (await shop.look(way.slice(WISHLIST.length))) as { readonly teaser: TeaserPageProps };
    const [row] = teaser.list.items;
    const { quantity } = (row && teaser.address.chosen.get(row.entry.id)) ?? {};
    expect(row && settleTeaserQuantity(String(quantity), row.entry.item, 'blurred')).toEqual({
      quantity: 9998,
      ...(limited === undefined ? {} : { limited }),
    });
  },
);

it('of a variant that was chosen afterwards no more is asked for than a change takes', async () => {
  const shop = await open();
  await shop.post(form('teaser-resolve', { 'item.entry-2': '2-1', 'quantity.entry-2': '99999' }));
  expect(shop.carts.received()).toMatchObject([{ itemId: '2-1', quantity: 9998 }]);
});

describe('a curated list on an own one', () => {
  it('goes on the only list with what was chosen, and stays as it was set', async () => {
    const shop = await open();
    expect(redirectOf(await shop.post(form('teaser-to-list', SET)))).toEqual([303, `${PAGE}${SET_IN_ADDRESS}`]);
    expect(shop.wishlists.received()).toMatchObject([
      [
        'addAll',
        'a',
        [
          { itemId: '1-1', quantity: 5 },
          { itemId: '2-2', quantity: 1 },
        ],
      ],
    ]);
    expect(shop.shownNotice()).toBe('success:vue.teaserList.taken.all\nlist=Liste a');
  });

  it('goes on it in part where a variant is not chosen', async () => {
    const shop = await open();
    await shop.post(form('teaser-to-list'));
    expect(shop.shownNotice()).toBe('warning:vue.teaserList.taken.some\nlist=Liste a');
  });

  it('asks a member with several lists for which one, and goes on the one that was named', async () => {
    const shop = await open({ lists: TWO_LISTS });
    expect(redirectOf(await shop.post(form('teaser-to-list', SET)))).toEqual([303, `${PAGE}${SET_IN_ADDRESS}&lists=1`]);
    expect(shop.wishlists.received()).toEqual([]);
    await shop.post(form('teaser-to-list', { ...SET, listId: 'b' }));
    expect(shop.wishlists.received()).toMatchObject([['addAll', 'b', [{}, {}]]]);
  });
});

describe('a curated list in the basket', () => {
  const ADDED: TeaserListEntry = { productId: aListEntry('1').item.productId, itemId: item('1-1'), quantity: 5 };

  it('leads to its page, which asks and tells what came of it', async () => {
    const shop = await open({ outcome: { successfullyAdded: [ADDED] } });
    const answer = await shop.post(form('teaser-to-basket', SET));
    expect(redirectOf(answer)).toEqual([303, `${PAGE}${SET_IN_ADDRESS}&added=1%7E1-1%7E5`]);
    expect(shop.orderForm.calls()).toMatchObject([
      [
        'addToCart',
        [
          { itemId: '1-1', quantity: 5 },
          { itemId: '2-2', quantity: 1 },
        ],
        'key-1',
      ],
    ]);
  });

  it('has the variants that were chosen afterwards, as many as were typed', async () => {
    const shop = await open();
    const chosen = { 'item.entry-2': '2-1', 'quantity.entry-2': '4', 'item.entry-1': '9-9' };
    expect(redirectOf(await shop.post(form('teaser-resolve', chosen)))).toEqual([303, PAGE]);
    expect(shop.carts.received()).toMatchObject([{ kind: 'add-position', itemId: '2-1', quantity: 4 }]);
    expect(shop.shownNotice()).toBe('success:vue.teaserList.resolved.all');
  });

  it('is posted under the key of its page, so that a double press adds once; other variants are another request', async () => {
    const shop = await open();
    const key = 'key-of-page';
    await shop.post(form('teaser-to-basket', { ...SET, key }));
    expect(shop.orderForm.calls()[0]?.[2]).toBe(key);
    const chosen = { 'item.entry-2': '2-1', 'quantity.entry-2': '4', key };
    for (const _press of [1, 2]) await shop.post(form('teaser-resolve', chosen));
    expect(shop.carts.received()).toHaveLength(1);
    await shop.post(form('teaser-resolve', { ...chosen, 'quantity.entry-2': '3' }));
    expect(shop.carts.received()).toHaveLength(2);
  });

  it('says of variants that were all left out, or of which there is nothing, no more than that', async () => {
    const shop = await open();
    await shop.post(form('teaser-resolve', { 'item.entry-2': '', 'quantity.entry-2': '4' }));
    expect(shop.carts.received()).toEqual([]);
    expect(shop.shownNotice()).toBe('warning:vue.teaserList.resolved.none');
  });

  it('keeps what was set where the shop does not answer', async () => {
    const shop = await open();
    shop.orderForm.failNext('addToCart', { kind: 'gateway.unreachable' });
    expect(await shop.post(form('teaser-to-basket', SET))).toMatchObject({
      init: { status: 503 },
      data: { refusal: { typed: SET } },
    });
  });
});

describe('a form of a curated list', () => {
  it('that asks for nothing shows it again', async () => {
    expect(redirectOf(await (await open()).post(form('evil')))).toEqual([303, PAGE]);
  });

  it('of a list that is gone shows the own lists', async () => {
    const shop = await open();
    expect(redirectOf(await shop.post({ intent: 'teaser-to-list', teaser: 'other' }))).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received()).toEqual([]);
  });
});
