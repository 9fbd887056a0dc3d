import { brandId, type ItemId, type WishlistId } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aLine,
  aListEntry,
  aWishlist,
  createInMemoryCartGateway,
  createInMemoryCookieJar,
  createInMemoryWishlistGateway,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { WishlistGateway } from '../ports/index.ts';
import { readRedirect } from '../session/stored-redirect.ts';
import { createShareList } from './share-list.ts';

const LIST = brandId<WishlistId>('1');
const PATH = '/myaccount/wishlist/?share=token-1-reader';

const open = (changes: Partial<WishlistGateway> = {}) => {
  const gone = aListEntry('8', { saleability: { kind: 'unsaleable' } });
  const lists = createInMemoryWishlistGateway([aWishlist('1', { entries: [aListEntry('7', { quantity: 3 }), gone] })]);
  const cookies = createInMemoryCookieJar();
  let refreshed = 0;
  const sharing = createShareList({
    wishlists: { ...lists, ...changes },
    carts: createInMemoryCartGateway({ items: [aLine(1, { itemId: brandId<ItemId>('7-1') })] }),
    cookies,
    tabs: createRecordingTabs(),
    store: { reset: () => undefined },
    analytics: { track: () => undefined },
    keys: { make: () => 'made-key' },
    onChange: () => {
      refreshed += 1;
    },
  });
  return { sharing, lists, cookies, refreshed: () => refreshed };
};

describe('sharing a list', () => {
  it('shows the list of a link as a reader sees it', async () => {
    const { sharing } = open();
    await sharing.share(LIST, 'reader');
    expect((await sharing.open('token-1-reader'))._unsafeUnwrap()).toMatchObject({ role: 'reader' });
    expect((await sharing.open('token-of-nobody'))._unsafeUnwrap()).toBeUndefined();
  });

  it('who has to log in first comes back to the list that was shared', async () => {
    const { sharing, cookies, refreshed } = open({
      join: () => errAsync({ kind: 'gateway.unauthenticated', revoked: false }),
    });
    expect((await sharing.join('token-1-reader', PATH)).isErr()).toBe(true);
    expect(readRedirect(cookies)).toEqual({ kind: 'share-data', target: PATH });
    expect(refreshed()).toBe(0);
  });

  it('who joins has the list at once, and no redirect is kept', async () => {
    const { sharing, lists, cookies, refreshed } = open();
    await lists.share(LIST, 'reader');
    expect((await sharing.join('token-1-reader', PATH))._unsafeUnwrap()).toBe(LIST);
    expect(readRedirect(cookies)).toBeUndefined();
    expect(refreshed()).toBe(1);
  });

  it('invites by mail and takes it back; the tabs and the header hear of it', async () => {
    const { sharing, lists, refreshed } = open();
    expect((await sharing.invite(LIST, { email: 'oma@example.com', role: 'editor' })).isOk()).toBe(true);
    await sharing.revokeInvitation(LIST, '1-oma@example.com');
    expect(lists.received()).toEqual([
      ['invite', '1', 'oma@example.com', 'editor'],
      ['revokeInvitation', '1', '1-oma@example.com'],
    ]);
    expect(refreshed()).toBe(2);
    expect((await sharing.invite(LIST, { email: 'oma', role: 'editor' })).isErr()).toBe(true);
  });

  it('puts what can be bought of a shared list into the basket', async () => {
    const { sharing } = open();
    await sharing.share(LIST, 'reader');
    expect((await sharing.addAllToBasket('token-1-reader', 'key-of-press'))._unsafeUnwrap()).toMatchObject({
      wanted: 1,
    });
    const gone = open({ shared: () => okAsync(undefined) });
    expect((await gone.sharing.addAllToBasket('x', 'key-of-press'))._unsafeUnwrap()).toEqual({ wanted: 0, added: 0 });
  });
});
