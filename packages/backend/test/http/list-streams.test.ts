import { LIST_STREAMS_OF_VISITOR } from '@tornister/domain/wishlist';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { issueApiToken } from '../../src/auth/api-token.ts';
import { type ListChanges, listenForListChanges } from '../../src/wishlist/list-changes.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember } from '../support/member.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, SECRETS, TEST_START, type TestShop } from '../support/test-shop.ts';

type Link = { readonly externalId: string; readonly token: string };

/** Reads what a stream says, word by word; undefined when it has ended. */
const readerOf = (answer: Response) => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async (): Promise<string | undefined> => (await reader?.read())?.value?.trim(),
    cancel: () => reader?.cancel(),
  };
};
const CHANGED = 'event: changed\ndata:';

describeOnADatabase('Streams of changes of a list (docs/adr/0076)', (database, opened) => {
  let shop: TestShop;
  let listChanges: ListChanges;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
    listChanges = await listenForListChanges(opened());
  });
  afterAll(() => listChanges.stop());
  beforeEach(async () => {
    shop = await createFreshShop(database(), { listChanges });
  });

  const aMember = () => createMember(shop, database());
  type Member = Awaited<ReturnType<typeof aMember>>;
  const aList = async (member: Member, name = 'Klasse 3b'): Promise<string> => {
    const { createWishlist } = await member.call<{ createWishlist: { merkzettel: { externalId: string } } }>(
      'mutation($name:String!){createWishlist(name:$name){merkzettel{externalId}}}',
      { name },
    );
    return createWishlist.merkzettel.externalId;
  };
  const linkFor = async (member: Member, list: string): Promise<Link> => {
    const { shareWishlist } = await member.call<{ shareWishlist: { merkzettel: { sharing: { links: Link[] } } } }>(
      'mutation($list:ID!){shareWishlist(externalId:$list,role:editor){merkzettel{sharing{links{externalId token}}}}}',
      { list },
    );
    const [link] = shareWishlist.merkzettel.sharing.links;
    if (link === undefined) throw new Error('There is no link.');
    return link;
  };
  const join = (member: Member, token: string) =>
    member.call('mutation($token:String!){joinWishlist(token:$token){successful}}', { token });
  const put = (member: Member, list: string, quantity = 1) =>
    member.call(
      'mutation($list:ID!,$quantity:Int!){addProductToWishlist(externalId:$list,entry:{productId:"ppen",itemId:"pen",quantity:$quantity}){successful}}',
      { list, quantity },
    );
  const follow = (member: Pick<Member, 'headers'>, query: string) =>
    shop.get(`/list-changes?${query}`, { ...member.headers });
  /** The state of a list, as a page is told it. */
  const stateOf = async (member: Member, list: string): Promise<string> => {
    const { getAllWishlists } = await member.call<{ getAllWishlists: [{ revision: string }] }>(
      'query($list:ID){getAllWishlists(externalId:$list){revision}}',
      { list },
    );
    return getAllWishlists[0].revision;
  };
  /** Two members on one list, of whom the second one follows it. */
  const together = async () => {
    const [creator, other] = [await aMember(), await aMember()];
    await aList(creator, 'The default one stays');
    const list = await aList(creator);
    const link = await linkFor(creator, list);
    await join(other, link.token);
    const stream = readerOf(await follow(other, `list=${list}&seen=${await stateOf(other, list)}`));
    expect(await stream.next()).toBe('retry: 1000');
    return { creator, other, list, link, stream };
  };

  it('tells of a change of somebody else, and nothing of what it is', async () => {
    const { creator, list, stream } = await together();
    await put(creator, list);
    expect(await stream.next()).toBe(CHANGED);
    await stream.cancel();
    await expect.poll(() => shop.listStreams?.count()).toBe(0);
  });

  it('begins with a word for who has seen another state, or none, and without one for who has seen this one', async () => {
    const { creator, other, list, stream } = await together();
    const before = await stateOf(creator, list);
    await put(creator, list);
    expect(await stream.next()).toBe(CHANGED);
    await stream.cancel();
    for (const query of [`list=${list}&seen=${before}`, `list=${list}`, `list=${list}&seen=nothing`]) {
      const late = readerOf(await follow(other, query));
      expect(await late.next()).toBe('retry: 1000');
      expect(await late.next()).toBe(CHANGED);
      await late.cancel();
    }
    const now = readerOf(await follow(other, `list=${list}&seen=${await stateOf(other, list)}`));
    expect(await now.next()).toBe('retry: 1000');
    const nothingMore = now.next();
    // Nothing but the question that the stream asks at its beginning is under way.
    expect(await stateOf(creator, list)).not.toBe(before);
    shop.listStreams?.end();
    expect(await nothingMore).toBeUndefined();
  });

  it('knows a list by another state after every change of it, and by the same one while nothing is changed', async () => {
    const { creator, other, list, stream } = await together();
    await stream.cancel();
    const states = [await stateOf(creator, list)];
    expect(await stateOf(other, list)).toBe(states[0]);
    const after = async (change: Promise<unknown>): Promise<void> => {
      await change;
      states.push(await stateOf(creator, list));
    };
    const entry = async () => {
      const { getAllWishlists } = await creator.call<{
        getAllWishlists: [{ entries: [{ externalId: string }]; sharing: { members: [{ externalId: string }] } }];
      }>('query($list:ID){getAllWishlists(externalId:$list){entries{externalId} sharing{members{externalId}}}}', {
        list,
      });
      return getAllWishlists[0];
    };
    await after(put(creator, list));
    await after(put(creator, list, 3));
    const { entries, sharing } = await entry();
    const [{ externalId: entryId }] = entries;
    const [{ externalId: memberId }] = sharing.members;
    await after(
      other.call(
        'mutation($list:ID!,$entryId:ID!){addWishlistComment(externalId:$list,entryId:$entryId,comment:"Bitte in Blau"){successful}}',
        { list, entryId },
      ),
    );
    const { getCommentsPerWishlist } = await creator.call<{
      getCommentsPerWishlist: [{ comments: [{ externalId: string }] }];
    }>('query($list:ID!){getCommentsPerWishlist(wishlistId:$list){comments{externalId}}}', { list });
    await after(
      creator.call(
        'mutation($list:ID!,$commentId:ID!){removeWishlistComment(externalId:$list,commentId:$commentId){successful}}',
        { list, commentId: getCommentsPerWishlist[0].comments[0].externalId },
      ),
    );
    await after(
      creator.call(
        'mutation($list:ID!){updateWishlist(externalId:$list,name:"Klasse 4b",description:"",version:1){successful}}',
        { list },
      ),
    );
    await after(creator.call('mutation($list:ID!){shareWishlist(externalId:$list,role:reader){successful}}', { list }));
    await after(
      creator.call(
        'mutation($list:ID!){inviteToWishlist(externalId:$list,email:"ole@example.com",role:reader){successful}}',
        { list },
      ),
    );
    await after(
      creator.call(
        'mutation($list:ID!,$memberId:ID!){changeWishlistMember(externalId:$list,memberId:$memberId,role:reader){successful}}',
        { list, memberId },
      ),
    );
    await after(
      creator.call(
        'mutation($list:ID!,$entryId:ID!){removeProductFromWishlist(externalId:$list,entryId:$entryId){successful}}',
        {
          list,
          entryId,
        },
      ),
    );
    // A comment that is taken back leaves the list as it was before it was written.
    const distinct = new Set(states);
    expect(distinct.size).toBe(states.length - 1);
    expect(states[4]).toBe(states[2]);
    for (const [index, state] of states.slice(1).entries()) expect(state).not.toBe(states[index]);
  });

  it('tells of no change of another list', async () => {
    const { creator, other, list, stream } = await together();
    const own = await aList(other);
    const ownStream = readerOf(await follow(other, `list=${own}&seen=${await stateOf(other, own)}`));
    expect(await ownStream.next()).toBe('retry: 1000');
    await put(creator, list);
    expect(await stream.next()).toBe(CHANGED);
    await put(other, own);
    expect(await ownStream.next()).toBe(CHANGED);
    const nothingMore = ownStream.next();
    shop.listStreams?.end();
    expect(await nothingMore).toBeUndefined();
  });

  it('ends for who is taken off the list, before anything more is told', async () => {
    const { creator, list, stream } = await together();
    const { getAllWishlists } = await creator.call<{
      getAllWishlists: [{ sharing: { members: [{ externalId: string }] } }];
    }>('query($list:ID){getAllWishlists(externalId:$list){sharing{members{externalId}}}}', { list });
    const memberId = getAllWishlists[0].sharing.members[0].externalId;
    await creator.call(
      'mutation($list:ID!,$memberId:ID!){changeWishlistMember(externalId:$list,memberId:$memberId){successful}}',
      {
        list,
        memberId,
      },
    );
    expect(await stream.next()).toBeUndefined();
    await expect.poll(() => shop.listStreams?.count()).toBe(0);
  });

  it('ends for who has logged out: nothing more is told', async () => {
    const { creator, other, list, stream } = await together();
    await other.call('mutation{logout}');
    await put(creator, list);
    expect(await stream.next()).toBeUndefined();
    expect((await follow(other, `list=${list}`)).status).toBe(403);
  });

  it('ends when the list is removed', async () => {
    const { creator, list, stream } = await together();
    await creator.call('mutation($list:ID!){removeWishlist(externalId:$list){successful}}', { list });
    expect(await stream.next()).toBeUndefined();
  });

  it('is there for whoever has a link, until it is revoked', async () => {
    const { creator, list, link, stream } = await together();
    const guest = await createShopper(shop);
    const { getSharedWishlist } = await guest.call<{ getSharedWishlist: { list: { revision: string } } }>(
      'query($token:String!){getSharedWishlist(token:$token){list{revision}}}',
      { token: link.token },
    );
    const seen = readerOf(await follow(guest, `link=${link.token}&seen=${getSharedWishlist.list.revision}`));
    expect(await seen.next()).toBe('retry: 1000');
    await put(creator, list);
    expect(await seen.next()).toBe(CHANGED);
    await creator.call('mutation($list:ID!,$link:ID!){revokeWishlistLink(externalId:$list,linkId:$link){successful}}', {
      list,
      link: link.externalId,
    });
    expect(await seen.next()).toBeUndefined();
    await stream.cancel();
  });

  it('is there for whoever came by an invitation mail', async () => {
    const { creator, list, stream } = await together();
    await creator.call(
      'mutation($list:ID!){inviteToWishlist(externalId:$list,email:"oma-of-streams@example.com",role:reader){successful}}',
      { list },
    );
    await shop.flush();
    const [mail] = await database()
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', 'oma-of-streams@example.com')
      .execute();
    const token = /[?&]share=([^&\s]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const invited = readerOf(await follow(await createShopper(shop), `link=${token}`));
    expect(await invited.next()).toBe('retry: 1000');
    await invited.cancel();
    await stream.cancel();
  });

  it('is refused without the token of the shop host, without a login, of somebody else, of nothing', async () => {
    const { other, list, stream } = await together();
    const stranger = await aMember();
    expect((await shop.request(`/list-changes?list=${list}`, { headers: { ...other.headers } })).status).toBe(401);
    expect((await follow({ headers: {} }, `list=${list}`)).status).toBe(403);
    expect((await follow(stranger, `list=${list}`)).status).toBe(404);
    expect((await follow(stranger, 'link=a-link-that-nobody-made')).status).toBe(404);
    expect((await follow(stranger, '')).status).toBe(404);
    await stream.cancel();
  });

  it('is not opened where only its headers are asked for', async () => {
    const { other, list, stream } = await together();
    await stream.cancel();
    await expect.poll(() => shop.listStreams?.count()).toBe(0);
    const authorization = `Bearer ${await issueApiToken(SECRETS, TEST_START / 1_000)}`;
    const headers = { authorization, ...other.headers };
    const answer = await shop.request(`/list-changes?list=${list}`, { method: 'HEAD', headers });
    expect([answer.status, shop.listStreams?.count()]).toEqual([200, 0]);
    const missing = await shop.request('/list-changes?list=nobodys', { method: 'HEAD', headers });
    expect(missing.status).toBe(404);
  });

  it('is open so many times for a visitor and no more; a closing process ends all', async () => {
    const { other, list, stream } = await together();
    const further: ReturnType<typeof readerOf>[] = [];
    for (let count = 1; count < LIST_STREAMS_OF_VISITOR; count += 1)
      further.push(readerOf(await follow(other, `list=${list}`)));
    expect((await follow(other, `list=${list}`)).status).toBe(503);
    await further.pop()?.cancel();
    const again = await follow(other, `list=${list}`);
    expect(again.status).toBe(200);
    shop.listStreams?.end();
    expect(await stream.next()).toBeUndefined();
    await expect.poll(() => shop.listStreams?.count()).toBe(0);
  });
});
