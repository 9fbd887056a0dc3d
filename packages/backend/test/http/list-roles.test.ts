// Every role on a list against every operation that names one: each cell is done, or answered as if there were no such list, as the domain says.

import {
  GIVEN_ROLES,
  mayOnList,
  WISHLIST_ROLES,
  type WishlistAction,
  type WishlistRole,
} from '@tornister/domain/wishlist';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../authorisation/operations.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember, enterWithCart } from '../support/member.ts';
import type { Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

/** The list, its entry, a comment of the creator's, somebody else on the list, and the visitor's own cart. */
type Fixture = {
  readonly list: string;
  readonly entry: string;
  readonly comment: string;
  readonly other: string;
  readonly cart: string;
};
type CallsOf = (fixture: Fixture) => readonly string[];

/** Every action of the domain as calls of the schema. */
const ACTIONS: Readonly<Record<WishlistAction, CallsOf>> = {
  view: ({ list }) => [
    `query{getAllWishlists(externalId:"${list}"){externalId}}`,
    `query{getCommentsPerWishlist(wishlistId:"${list}"){positionId}}`,
  ],
  comment: ({ list, entry }) => [
    `mutation{addWishlistComment(externalId:"${list}",entryId:"${entry}",comment:"In Blau"){successful}}`,
  ],
  // The cart is the visitor's own: what is seen on a list goes there like any article. The list says who sees it.
  'add-to-cart': ({ list, cart }) => [
    `query{getAllWishlists(externalId:"${list}"){entries{item{orderNumber}}}}`,
    `mutation{cart_update(data:{cartId:"${cart}",ops:[{addPosition:{itemId:"pen",quantity:2}}]}){details{id}}}`,
  ],
  'add-entry': ({ list }) => [
    `mutation{addProductToWishlist(externalId:"${list}",entry:{productId:"pink",itemId:"ink",quantity:1}){successful}}`,
    `mutation{addProductsToWishlist(externalId:"${list}",entries:[{productId:"ppen",itemId:"pen",quantity:1},{productId:"pink",itemId:"ink",quantity:1}]){successful}}`,
    `mutation{activateWishlist(externalId:"${list}"){successful}}`,
  ],
  'change-quantity': ({ list }) => [
    `mutation{changeQtyInWishlist(externalId:"${list}",entry:{productId:"ppen",itemId:"pen",quantity:3}){successful}}`,
  ],
  'replace-variant': ({ list, entry }) => [
    `mutation{replaceItemInWishlist(externalId:"${list}",entryId:"${entry}",entry:{productId:"ppen",itemId:"pen",quantity:3}){successful}}`,
  ],
  'remove-entry': ({ list, entry }) => [
    `mutation{moveWishlistEntry(externalId:"${list}",entryId:"${entry}",toWishlistId:"${list}"){successful}}`,
    `mutation{changeQtyInWishlist(externalId:"${list}",entry:{productId:"ppen",itemId:"pen",quantity:0}){successful}}`,
    `mutation{removeProductFromWishlist(externalId:"${list}",entryId:"${entry}"){successful}}`,
  ],
  // Whoever may rename a list keeps order on it: the comments of others, too.
  'rename-list': ({ list, comment }) => [
    `mutation{updateWishlist(externalId:"${list}",name:"Klasse 4b",description:"",version:1){successful}}`,
    `mutation{removeWishlistComment(externalId:"${list}",commentId:"${comment}"){successful}}`,
  ],
  'share-list': ({ list, other }) => [
    `mutation{shareWishlist(externalId:"${list}",role:admin){successful}}`,
    `mutation{revokeWishlistLink(externalId:"${list}",linkId:"none"){successful}}`,
    `mutation{inviteToWishlist(externalId:"${list}",email:"oma@example.com",role:reader){successful}}`,
    `mutation{revokeWishlistInvitation(externalId:"${list}",invitationId:"none"){successful}}`,
    `mutation{changeWishlistMember(externalId:"${list}",memberId:"${other}",role:editor){successful}}`,
    `mutation{changeWishlistMember(externalId:"${list}",memberId:"${other}"){successful}}`,
  ],
  'remove-list': ({ list }) => [`mutation{removeWishlist(externalId:"${list}"){successful}}`],
};

const ROLES = [...WISHLIST_ROLES, 'stranger'] as const;
type Role = (typeof ROLES)[number];

describeOnADatabase('Role x action on lists (spec 3 §6; docs/adr/0076)', (database) => {
  let shop: TestShop;
  let creator: Shopper;
  let reader: Shopper;
  let member: Shopper;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 }, { id: 'ink', stock: 100 });
  });
  type Made = {
    readonly made: {
      readonly merkzettel: { readonly externalId: string; readonly references: { readonly externalId: string }[] };
    };
  };
  const make = async (call: string) =>
    (await creator.call<Made>(`mutation{made:${call}{merkzettel{externalId references{externalId}}}}`)).made.merkzettel;

  /** Puts somebody onto a list. */
  const join = async (who: Shopper, list: string, role: Exclude<WishlistRole, 'creator'>): Promise<void> => {
    await creator.call(`mutation{shareWishlist(externalId:"${list}",role:${role}){successful}}`);
    const { lists } = await creator.call<{
      lists: { externalId: string; sharing: { links: { token: string; role: string }[] } }[];
    }>('{lists:getAllWishlists{externalId sharing{links{token role}}}}');
    const links = lists.find(({ externalId }) => externalId === list)?.sharing.links ?? [];
    const token = links.find((link) => link.role === role)?.token ?? '';
    await who.call('mutation($token:String!){joinWishlist(token:$token){successful}}', { token });
  };

  let made = 0;
  /** A list that is not the default one, with a pen, a comment of its creator's and somebody else on it; the member has the role on it. */
  const aFixture = async (role: Role): Promise<Fixture> => {
    made += 1;
    const { externalId: list } = await make(`createWishlist(name:"Liste ${made}")`);
    const { references } = await make(
      `addProductToWishlist(externalId:"${list}",entry:{productId:"ppen",itemId:"pen",quantity:2})`,
    );
    const entry = references[0]?.externalId ?? '';
    await make(`addWishlistComment(externalId:"${list}",entryId:"${entry}",comment:"In Rot")`);
    const { comments } = await creator.call<{ comments: { comments: { id: string }[] }[] }>(
      `{comments:getCommentsPerWishlist(wishlistId:"${list}"){comments{id:externalId}}}`,
    );
    await join(reader, list, 'reader');
    const { id: other } = await database()
      .selectFrom('wishlist_members')
      .select('id')
      .where('wishlist_id', '=', list)
      .executeTakeFirstOrThrow();
    const given = GIVEN_ROLES.find((each) => each === role);
    if (given !== undefined) await join(member, list, given);
    return { list, entry, comment: comments[0]?.comments[0]?.id ?? '', other, cart: member.cartId };
  };

  /** Asks for a call that must be done, or answered as if there were no such list. */
  const expectVerdict = async (call: string, may: boolean): Promise<void> => {
    const asked = member.call<Record<string, unknown>>(call);
    if (call.startsWith('query{getAllWishlists'))
      await expect(
        asked.then(({ getAllWishlists }) => getAllWishlists),
        call,
      ).resolves.toHaveLength(may ? 1 : 0);
    else if (call.startsWith('mutation{cart_update')) await expect(asked, call).resolves.toBeDefined();
    else if (may) await expect(asked, call).resolves.toBeDefined();
    else await expect(asked, call).rejects.toThrow('NOT_FOUND');
  };

  describe.each(ROLES)('a %s', (role) => {
    const may = (action: WishlistAction): boolean =>
      role !== 'stranger' && mayOnList({ role, isDefault: false }, action);

    beforeAll(async () => {
      shop = await createFreshShop(database());
      creator = await createMember(shop, database(), 'Mia');
      reader = await createMember(shop, database(), 'Lea');
      member = role === 'creator' ? creator : await createMember(shop, database(), 'Ole');
      // The cart of the guest comes along.
      member.headers['x-ishop-api-userid'] = member.userId;
      await enterWithCart(member, member.email);
    });

    it.each(Object.keys(ACTIONS) as WishlistAction[])('%s', async (action) => {
      const fixture = await aFixture(role);
      for (const call of ACTIONS[action](fixture)) await expectVerdict(call, may(action));
    });

    it.runIf(may('comment'))('deletes an own comment', async () => {
      const { list, entry } = await aFixture(role);
      await member.call(
        `mutation{addWishlistComment(externalId:"${list}",entryId:"${entry}",comment:"Mein"){successful}}`,
      );
      const { id } = await database()
        .selectFrom('wishlist_comments')
        .select('id')
        .where('comment', '=', 'Mein')
        .where('entry_id', '=', entry)
        .executeTakeFirstOrThrow();
      await expectVerdict(`mutation{removeWishlistComment(externalId:"${list}",commentId:"${id}"){successful}}`, true);
      const left = database().selectFrom('wishlist_comments').selectAll().where('id', '=', id).execute();
      expect(await left).toEqual([]);
    });

    it('leaves a list that is somebody else’s, and no other', async () => {
      const { list } = await aFixture(role);
      const leave = `mutation{left:leaveWishlist(externalId:"${list}"){successful generalErrorMessage}}`;
      if (role === 'stranger') return expectVerdict(leave, false);
      const { left } = await member.call<{ left: unknown }>(leave);
      const isCreator = role === 'creator';
      const refusal = isCreator ? 'vue.wishlist.error.creatorStays' : null;
      expect(left).toEqual({ successful: !isCreator, generalErrorMessage: refusal });
      const { lists } = await member.call<{ lists: unknown[] }>(
        `{lists:getAllWishlists(externalId:"${list}"){externalId}}`,
      );
      expect(lists).toHaveLength(isCreator ? 1 : 0);
    });
  });

  it('has a call for every change of the schema that names a list', () => {
    const nowhere = { list: '', entry: '', comment: '', other: '', cart: '' };
    const asked = Object.values(ACTIONS)
      .flatMap((callsOf) => callsOf(nowhere))
      .join(' ');
    const named = OPERATIONS.filter(
      ({ name, field }) => /ishlist/.test(name) && field.args.some((each) => each.name === 'externalId'),
    );
    const missing = named.map(({ name }) => name).filter((name) => !asked.includes(`${name}(`));
    expect(missing).toEqual(['leaveWishlist']);
  });
});
