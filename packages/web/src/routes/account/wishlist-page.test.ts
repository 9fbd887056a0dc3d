// @vitest-environment node
// What the page of the lists is opened with: the visitor's own list, one that was shared, or a curated one.

import { aComment, aListEntry } from '@tornister/application/testing';
import type { TeaserList } from '@tornister/domain/wishlist';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../test/asked-on-host.ts';
import { openWishlistShop, TWO_LISTS, WISHLIST } from '../../../test/open-wishlist-shop.ts';

const AWAY = { kind: 'gateway.unreachable' } as const;
const ENDED = { kind: 'gateway.unauthenticated', revoked: true } as const;
const KEPT = { path: `${WISHLIST}?list=a`, typed: { comment: 'Bitte in Blau' } };
const START: TeaserList = { id: 'start', name: 'Schulstart', description: '', items: [] };
const curated = { teaserLists: [START] };

describe('the page of the lists', () => {
  it('shows the current list, and what is read of it', async () => {
    const [first] = TWO_LISTS;
    const positionId = aListEntry('1').id;
    const shop = await openWishlistShop({ comments: [{ positionId, comments: [aComment('comment-1')] }] });
    expect(await shop.look()).toMatchObject({
      address: { sort: 'added', removed: [] },
      opened: {
        isLoggedIn: true,
        currentId: 'a',
        shown: { id: first?.id, table: [{ kind: 'shown' }, { kind: 'shown' }] },
      },
    });
    expect(await shop.look()).not.toHaveProperty('resumed');
  });

  it('shows the list and the choice that the address names', async () => {
    const shop = await openWishlistShop();
    expect(await shop.look('?list=b')).toMatchObject({ opened: { shown: { id: 'b' } }, chosen: undefined });
    expect(await shop.look('?list=a&variant=entry-1')).toMatchObject({
      opened: { choice: { entryId: 'entry-1', variants: [{ itemId: '1-1' }, { itemId: '1-2' }] } },
    });
    expect(await shop.look('?heart=7+7-1+Zirkel&from=%2Fprod%2F')).toMatchObject({
      chosen: { product: { productId: '7', itemId: '7-1', name: 'Zirkel' }, from: '/prod/' },
    });
  });

  it('is not there for a list that is not there', async () => {
    expect(await (await openWishlistShop()).look('?list=other')).toMatchObject({ init: { status: 404 } });
  });

  it('has again what a login that ended has interrupted on it', async () => {
    const shop = await openWishlistShop({ cookies: { 'X-JWT-exist': '1', interrupted: JSON.stringify(KEPT) } });
    expect(await shop.look('?list=a')).toMatchObject({ resumed: { typed: KEPT.typed, errors: [] } });
    expect(await shop.look('?list=b')).not.toHaveProperty('resumed');
  });

  it('has it no more once that form is done; other forms of the page leave it there', async () => {
    const typed = { ...KEPT.typed, intent: 'comment' };
    const interrupted = JSON.stringify({ ...KEPT, typed });
    const shop = await openWishlistShop({ cookies: { 'X-JWT-exist': '1', interrupted } });
    await shop.post({ intent: 'current', listId: 'a' }, '?list=a');
    expect(await shop.look('?list=a')).toMatchObject({ resumed: { typed } });
    await shop.post({ intent: 'comment', listId: 'a', entryId: 'entry-1', comment: 'Bitte in Blau' }, '?list=a');
    expect(await shop.look('?list=a')).not.toHaveProperty('resumed');
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended, and back afterwards', async () => {
    const shop = await openWishlistShop();
    shop.wishlists.failNext(AWAY);
    expect(await shop.look()).toMatchObject({ init: { status: 503 } });
    shop.wishlists.failNext(ENDED);
    expect(redirectOf(await shop.look('?list=b'))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain(`"path":"${WISHLIST}?list=b","typed":{}`);
  });
});

describe('the page of a list that was shared', () => {
  const TOKEN = 'token-a-reader';
  const openShared = async (cookies: Readonly<Record<string, string>> = {}) => {
    const shop = await openWishlistShop({ cookies: { 'X-JWT-exist': '1', ...cookies } });
    await shop.post({ intent: 'share', listId: 'a', role: 'reader' });
    return shop;
  };

  it('shows it to who has the link, with what a login that ended has interrupted', async () => {
    const typed = { name: 'Heft' };
    const path = `${WISHLIST}?share=${TOKEN}`;
    const shop = await openShared({ interrupted: JSON.stringify({ path, typed }) });
    expect(await shop.look(`?share=${TOKEN}`)).toMatchObject({
      token: TOKEN,
      shared: { list: { id: 'a' }, role: 'reader' },
      resumed: { typed },
    });
  });

  it('is not there for a link that leads nowhere', async () => {
    expect(await (await openShared()).look('?share=other')).toMatchObject({ init: { status: 404 } });
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended, and back afterwards', async () => {
    const shop = await openShared();
    shop.wishlists.failNext(AWAY);
    expect(await shop.look(`?share=${TOKEN}`)).toMatchObject({ init: { status: 503 } });
    shop.wishlists.failNext(ENDED);
    expect(redirectOf(await shop.look(`?share=${TOKEN}`))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain(`"path":"${WISHLIST}?share=${TOKEN}","typed":{}`);
  });
});

describe('the page of a curated list', () => {
  it('shows it as the address has it, with the lists of a member who has several', async () => {
    const shown = await (await openWishlistShop(curated)).look('?teaser=start&lists=1');
    expect(shown).toMatchObject({
      teaser: {
        address: { id: 'start', choosesList: true },
        list: { name: 'Schulstart' },
        formKey: 'key-1',
        lists: [{ id: 'a' }, { id: 'b' }],
      },
    });
    expect(shown).not.toHaveProperty('resumed');
  });

  it('shows it without lists where nobody has to choose, or they do not come', async () => {
    const ofStranger = (await (await openWishlistShop({ ...curated, cookies: {} })).look('?teaser=start')) as object;
    expect(ofStranger).toMatchObject({ teaser: { list: { id: 'start' } } });
    expect(ofStranger).not.toHaveProperty('teaser.lists');
    const shop = await openWishlistShop(curated);
    shop.wishlists.failNext(AWAY);
    expect(await shop.look('?teaser=start')).not.toHaveProperty('teaser.lists');
  });

  it('goes to the login of the account where that has ended, and back afterwards', async () => {
    const shop = await openWishlistShop({ content: { teaserList: () => errAsync(ENDED) } });
    expect(redirectOf(await shop.look('?teaser=start'))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain(`"path":"${WISHLIST}?teaser=start","typed":{}`);
  });

  it('is not there where no list has this name', async () => {
    expect(await (await openWishlistShop(curated)).look('?teaser=other')).toMatchObject({ init: { status: 404 } });
  });
});
