import { LIST_MEMBERS_MAX } from '@tornister/domain/wishlist';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { WRONG_LIST_LINKS_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { createMember, insertReaders } from '../support/member.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const SHARING = 'sharing{links{externalId token role} members{externalId name role}}';

type Link = { readonly externalId: string; readonly token: string; readonly role: string };
type Sharing = {
  readonly links: readonly Link[];
  readonly members: readonly { readonly externalId: string; readonly name: string; readonly role: string }[];
};

describeOnADatabase('Shared lists (spec 3 §6; docs/adr/0076)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 }, { id: 'ink', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  /** Somebody with an account; their first name tells them apart. */
  const aMember = (firstName?: string) => createMember(shop, database(), firstName);
  type Member = Awaited<ReturnType<typeof aMember>>;

  const run = async (member: Member, call: string, variables: Readonly<Record<string, unknown>>) =>
    (
      await member.call<{ answer: { successful: boolean; generalErrorMessage: string | null } }>(
        `mutation(${call}{successful generalErrorMessage}}`,
        variables,
      )
    ).answer;
  const join = (member: Member, token: string) =>
    run(member, '$token:String!){answer:joinWishlist(token:$token)', { token });
  const leave = (member: Member, list: string) =>
    run(member, '$list:ID!){answer:leaveWishlist(externalId:$list)', { list });
  const share = (member: Member, list: string, role: string) =>
    run(member, '$list:ID!,$role:WishlistSharedRole!){answer:shareWishlist(externalId:$list,role:$role)', {
      list,
      role,
    });
  const revoke = (member: Member, list: string, link: string) =>
    run(member, '$list:ID!,$link:ID!){answer:revokeWishlistLink(externalId:$list,linkId:$link)', { list, link });
  const change = (member: Member, list: string, who: string, role?: string) =>
    run(
      member,
      '$list:ID!,$who:ID!,$role:WishlistSharedRole){answer:changeWishlistMember(externalId:$list,memberId:$who,role:$role)',
      { list, who, role },
    );
  const listsOf = async (member: Member) =>
    (
      await member.call<{
        lists: {
          id: string;
          isCreator: boolean;
          isAdmin: boolean;
          isDefault: boolean;
          ownerName: string | null;
          sharing: Sharing | null;
        }[];
      }>(`{lists:getAllWishlists{id:externalId isCreator isAdmin isDefault ownerName ${SHARING}}}`)
    ).lists;
  const sharingOf = async (member: Member, list: string): Promise<Sharing> => {
    const found = (await listsOf(member)).find(({ id }) => id === list)?.sharing;
    if (found == null) throw new Error('The list is not shown with its links.');
    return found;
  };
  const linkFor = async (member: Member, list: string, role: string): Promise<Link> => {
    await share(member, list, role);
    const link = (await sharingOf(member, list)).links.find((each) => each.role === role);
    if (link === undefined) throw new Error('No link was made.');
    return link;
  };
  const see = async (visitor: Pick<Member, 'call'>, token: string) =>
    (
      await visitor.call<{
        shared: { isJoined: boolean; role: string; list: { name: string; sharing: Sharing | null } } | null;
      }>(
        `query($token:String!){shared:getSharedWishlist(token:$token){isJoined role list{name ownerName ${SHARING} references{itemId}}}}`,
        { token },
      )
    ).shared;

  /** A list that is not the default one, with a pen on it. */
  const aList = async (creator: Member, name = 'Klasse 3b') => {
    const { made } = await creator.call<{ made: { merkzettel: { externalId: string } } }>(
      'mutation($name:String!){made:createWishlist(name:$name){merkzettel{externalId}}}',
      { name },
    );
    const list = made.merkzettel.externalId;
    const { added } = await creator.call<{ added: { merkzettel: { references: { externalId: string }[] } } }>(
      'mutation($list:ID!){added:addProductToWishlist(externalId:$list,entry:{productId:"ppen",itemId:"pen",quantity:2}){merkzettel{references{externalId}}}}',
      { list },
    );
    return { list, entry: added.merkzettel.references[0]?.externalId ?? '' };
  };

  it('whoever has the link sees the list, without a login and without learning who uses it', async () => {
    const creator = await aMember();
    const { list } = await aList(creator);
    const { token } = await linkFor(creator, list, 'editor');
    expect(token.length).toBeGreaterThanOrEqual(22);
    const stranger = await createShopper(shop);
    expect(await see(stranger, token)).toMatchObject({
      isJoined: false,
      role: 'editor',
      list: { name: 'Klasse 3b', ownerName: 'Mia', sharing: null, references: [{ itemId: 'pen' }] },
    });
    expect(await see(stranger, forged(token))).toBeNull();
    await expect(join(stranger, token)).rejects.toThrow('valid_token_required');
  });

  it('a default list that nobody has named is called in the words of whoever sees it, joined or not', async () => {
    const creator = await aMember();
    const { added } = await creator.call<{ added: { list: { id: string; name: string } } }>(
      'mutation{added:addProductToWishlist(entry:{productId:"ppen",itemId:"pen",quantity:1}){list:merkzettel{id:externalId name}}}',
    );
    expect(added.list.name).toBe('Merkliste');
    const { token } = await linkFor(creator, added.list.id, 'reader');
    const friend = await aMember('Max');
    friend.headers['x-shop-language'] = 'en';
    expect((await see(friend, token))?.list.name).toBe('Wish list');
    await join(friend, token);
    const { lists } = await friend.call<{ lists: { name: string }[] }>('{lists:getAllWishlists{name}}');
    expect(lists).toEqual([{ name: 'Wish list' }]);
  });

  it('a link is made once for each role, leads nowhere once it is revoked, and who has joined stays', async () => {
    const [creator, other, late] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const { list } = await aList(creator);
    const link = await linkFor(creator, list, 'reader');
    expect(await linkFor(creator, list, 'reader')).toEqual(link);
    expect((await join(other, link.token)).successful).toBe(true);
    await revoke(creator, list, link.externalId);
    expect(await see(other, link.token)).toBeNull();
    await expect(join(late, link.token)).rejects.toThrow('NOT_FOUND');
    expect((await listsOf(other)).map(({ id }) => id)).toContain(list);
    expect((await linkFor(creator, list, 'reader')).token).not.toBe(link.token);
  });

  it('joining twice keeps the higher role, and the creator stays the creator', async () => {
    const [creator, other] = [await aMember(), await aMember('Ole')];
    const { list } = await aList(creator);
    const [reader, editor] = [await linkFor(creator, list, 'reader'), await linkFor(creator, list, 'editor')];
    for (const { token } of [reader, editor, reader]) await join(other, token);
    expect((await sharingOf(creator, list)).members).toMatchObject([{ name: 'Ole', role: 'editor' }]);
    await join(creator, reader.token);
    expect((await listsOf(creator)).find(({ id }) => id === list)?.isCreator).toBe(true);
    expect((await sharingOf(creator, list)).members).toHaveLength(1);
  });

  it('a default list that is shared is nobody else’s default list', async () => {
    const [creator, other] = [await aMember(), await aMember('Ole')];
    await creator.call('mutation{addProductToWishlist(entry:{productId:"ppen",itemId:"pen",quantity:2}){successful}}');
    const [own] = await listsOf(creator);
    await join(other, (await linkFor(creator, own?.id ?? '', 'editor')).token);
    expect(await listsOf(other)).toMatchObject([{ id: own?.id, isDefault: false, isCreator: false, ownerName: 'Mia' }]);
    await other.call('mutation{addProductToWishlist(entry:{productId:"pink",itemId:"ink",quantity:1}){successful}}');
    expect((await listsOf(other)).map(({ isCreator, isDefault }) => [isCreator, isDefault])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('who leaves or is taken off has the list no more', async () => {
    const [creator, one, two] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const { list } = await aList(creator);
    const { token } = await linkFor(creator, list, 'admin');
    await join(one, token);
    await join(two, token);
    expect(await leave(creator, list)).toMatchObject({ generalErrorMessage: 'vue.wishlist.error.creatorStays' });
    await leave(one, list);
    expect(await listsOf(one)).toEqual([]);
    const [left] = (await sharingOf(creator, list)).members;
    await change(creator, list, left?.externalId ?? '', 'reader');
    expect((await listsOf(two))[0]).toMatchObject({ isAdmin: false, sharing: null });
    await change(creator, list, left?.externalId ?? '');
    expect(await listsOf(two)).toEqual([]);
    await expect(change(creator, list, left?.externalId ?? '', 'admin')).rejects.toThrow('NOT_FOUND');
    await expect(join(two, token)).rejects.toThrow('NOT_FOUND');
    expect(await see(two, token)).toBeNull();
    expect(await listsOf(two)).toEqual([]);
  });

  it('who is taken off the list comes back by none of its links, for they end; a new one is another one', async () => {
    const [creator, other] = [await aMember(), await aMember('Ole')];
    const { list } = await aList(creator);
    const [reader, admin] = [await linkFor(creator, list, 'reader'), await linkFor(creator, list, 'admin')];
    await join(other, reader.token);
    const [joined] = (await sharingOf(creator, list)).members;
    await change(creator, list, joined?.externalId ?? '');
    for (const { token } of [reader, admin]) {
      expect(await see(other, token)).toBeNull();
      await expect(join(other, token)).rejects.toThrow('NOT_FOUND');
    }
    expect(await sharingOf(creator, list)).toMatchObject({ links: [], members: [] });
    expect((await linkFor(creator, list, 'reader')).token).not.toBe(reader.token);
  });

  it('a lower role ends the links that give more, a higher one or the same none; nobody else is taken off', async () => {
    const [creator, one, two] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const { list } = await aList(creator);
    const links = [];
    for (const role of ['reader', 'commentator', 'editor', 'admin']) links.push(await linkFor(creator, list, role));
    const [reader, commentator, editor, admin] = links.map(({ token }) => token);
    for (const member of [one, two]) await join(member, commentator ?? '');
    const { members } = await sharingOf(creator, list);
    const first = members.find(({ name }) => name === 'Ole')?.externalId ?? '';
    const rolesOfLinks = async () => (await sharingOf(creator, list)).links.map(({ role }) => role).sort();
    for (const role of ['commentator', 'admin']) await change(creator, list, first, role);
    expect(await rolesOfLinks()).toEqual(['admin', 'commentator', 'editor', 'reader']);
    await change(creator, list, first, 'commentator');
    expect(await rolesOfLinks()).toEqual(['commentator', 'reader']);
    for (const token of [editor, admin]) await expect(join(one, token ?? '')).rejects.toThrow('NOT_FOUND');
    for (const token of [reader, commentator]) expect((await join(one, token ?? '')).successful).toBe(true);
    expect((await sharingOf(creator, list)).members.map(({ role }) => role)).toEqual(['commentator', 'commentator']);
  });

  it('moves an entry only from a list and to a list on which somebody may change entries', async () => {
    const [creator, other] = [await aMember(), await aMember('Ole')];
    const [{ list, entry }, own] = [await aList(creator), await aList(other, 'Eigene')];
    const move = (from: string, what: string, to: string) =>
      run(
        other,
        '$from:ID!,$what:ID!,$to:ID!){answer:moveWishlistEntry(externalId:$from,entryId:$what,toWishlistId:$to)',
        { from, what, to },
      );
    await join(other, (await linkFor(creator, list, 'commentator')).token);
    await expect(move(list, entry, own.list)).rejects.toThrow('NOT_FOUND');
    await expect(move(own.list, own.entry, list)).rejects.toThrow('NOT_FOUND');
    await join(other, (await linkFor(creator, list, 'editor')).token);
    expect((await move(own.list, own.entry, list)).successful).toBe(true);
    expect((await move(list, entry, own.list)).successful).toBe(true);
  });

  it('a joined list that is made current leaves which of the own lists is active', async () => {
    const [creator, other] = [await aMember(), await aMember('Ole')];
    const { list } = await aList(creator);
    await join(other, (await linkFor(creator, list, 'editor')).token);
    const own = (await aList(other, 'Turnen')).list;
    const activate = (id: string) => run(other, '$list:ID!){answer:activateWishlist(externalId:$list)', { list: id });
    const active = async () =>
      (
        await other.call<{ lists: { id: string; active: boolean }[] }>('{lists:getAllWishlists{id:externalId active}}')
      ).lists
        .filter((each) => each.active)
        .map(({ id }) => id);
    await activate(own);
    expect((await activate(list)).successful).toBe(true);
    expect(await active()).toEqual([own]);
  });

  it('takes so many people and no more', async () => {
    const [creator, last] = [await aMember(), await aMember('Ole')];
    const { list } = await aList(creator);
    const { token } = await linkFor(creator, list, 'reader');
    await insertReaders(database(), list, LIST_MEMBERS_MAX, shop.services.now());
    expect(await join(last, token)).toMatchObject({ generalErrorMessage: 'vue.wishlist.error.tooManyMembers' });
    await database().deleteFrom('wishlist_members').where('id', '=', `${list}-0`).execute();
    expect((await join(last, token)).successful).toBe(true);
  });

  it('a link is not found by trying', async () => {
    const stranger = await createShopper(shop);
    for (let tries = 0; tries < WRONG_LIST_LINKS_FROM_ADDRESS.most; tries += 1)
      expect(await see(stranger, `guess-${tries}`)).toBeNull();
    await expect(see(stranger, 'one-more')).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});
