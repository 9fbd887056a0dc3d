// @vitest-environment node
// What the forms of lists that several people use change, and where they lead.

import { aListEntry, aWishlist } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../test/asked-on-host.ts';
import { openWishlistShop, WISHLIST } from '../../../test/open-wishlist-shop.ts';

/** A list of somebody else that the visitor works on, too. */
const JOINED = aWishlist('c', { role: 'editor' });
const HERE = '?list=a';
const LINK = 'token-a-editor';

describe('a form of a shared list', () => {
  it.each([
    ['share', { role: 'editor' }, ['share', 'a', 'editor']],
    ['revoke', { linkId: 'link-1' }, ['revokeLink', 'a', 'link-1']],
    ['invite', { role: 'admin', email: 'mia@example.com' }, ['invite', 'a', 'mia@example.com', 'admin']],
    ['revoke-invitation', { invitationId: 'invitation-1' }, ['revokeInvitation', 'a', 'invitation-1']],
    ['member-role', { memberId: 'member-1', role: 'reader' }, ['changeMember', 'a', 'member-1', 'reader']],
    ['member-remove', { memberId: 'member-1', role: 'reader' }, ['changeMember', 'a', 'member-1', undefined]],
  ])('%s changes who is on it and leads back to where it was', async (intent, typed, call) => {
    const shop = await openWishlistShop();
    expect(redirectOf(await shop.post({ intent, listId: 'a', ...typed }, HERE))).toEqual([303, `${WISHLIST}${HERE}`]);
    expect(shop.wishlists.received()).toEqual([call]);
    expect(shop.shownNotice()).toBe(intent === 'invite' ? 'success:vue.wishlist.invited' : undefined);
  });

  it.each(['share', 'invite', 'member-role'])('%s gives no role that there is not', async (intent) => {
    const shop = await openWishlistShop();
    const form = { intent, listId: 'a', role: 'creator', memberId: 'member-1', email: 'mia@example.com' };
    expect(redirectOf(await shop.post(form, HERE))).toEqual([303, `${WISHLIST}${HERE}`]);
    expect(shop.wishlists.received()).toEqual([]);
    expect(shop.shownNotice()).toBeUndefined();
  });

  it('says beside the address that nobody can be invited at it', async () => {
    const shop = await openWishlistShop();
    const form = { intent: 'invite', listId: 'a', role: 'reader', email: 'mia' };
    expect(await shop.post(form)).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { email: 'mia' }, errors: [{ field: 'email' }] } },
    });
    expect(shop.shownNotice()).toBeUndefined();
  });
});

describe('a list of somebody else', () => {
  const joining = async (token: string) => {
    const shop = await openWishlistShop();
    await shop.post({ intent: 'share', listId: 'a', role: 'editor' });
    return { shop, joined: redirectOf(await shop.post({ intent: 'join', token }, `?share=${token}`)) };
  };

  it('is among the own ones after joining', async () => {
    expect((await joining(LINK)).joined).toEqual([303, `${WISHLIST}?list=a`]);
  });

  it('is not where the link leads nowhere: the own lists are shown', async () => {
    expect((await joining('other')).joined).toEqual([303, WISHLIST]);
  });

  it('is joined after the login by who is not logged in: that leads back to the link', async () => {
    const shop = await openWishlistShop({ cookies: {} });
    shop.wishlists.failNext({ kind: 'gateway.unauthenticated', revoked: true });
    expect(redirectOf(await shop.post({ intent: 'join', token: LINK }, `?share=${LINK}`))).toEqual([302, '/login/']);
    expect(shop.cookies.get('loginRedirect')).toBe(`share-data:${WISHLIST}?share=${LINK}`);
  });

  it('is left for the own ones', async () => {
    const shop = await openWishlistShop({ lists: [JOINED] });
    expect(redirectOf(await shop.post({ intent: 'leave', listId: 'c' }, '?list=c'))).toEqual([303, WISHLIST]);
    expect(shop.wishlists.received()).toEqual([['leave', 'c']]);
  });

  it('goes into the basket as a whole, which its page tells', async () => {
    const { shop } = await joining(LINK);
    const answer = await shop.post({ intent: 'shared-to-basket', token: LINK }, `?share=${LINK}`);
    expect(redirectOf(answer)).toEqual([303, `${WISHLIST}?share=${LINK}`]);
    expect(shop.carts.received()).toMatchObject([{ itemId: aListEntry('1').item.itemId }, { itemId: '2-1' }]);
    expect(shop.shownNotice()).toBe('success:vue.wishlist.toBasket.all');
  });

  it('goes into the basket once for two presses with one key', async () => {
    const { shop } = await joining(LINK);
    const press = (key: string) =>
      shop
        .post({ intent: 'shared-to-basket', token: LINK, key }, `?share=${LINK}`)
        .then(() => shop.carts.received().length);
    expect([await press('first-press'), await press('first-press')]).toEqual([2, 2]);
    expect(await press('second-press')).toBe(4);
  });
});
