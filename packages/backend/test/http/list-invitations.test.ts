import { LIST_INVITATION_MS, LIST_MEMBERS_MAX } from '@tornister/domain/wishlist';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LIST_INVITATION_MAILS_TO_RECIPIENT, LIST_INVITATIONS_OF_ACCOUNT } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { createMember, insertReaders } from '../support/member.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

type Invitation = { readonly externalId: string; readonly email: string | null; readonly role: string };
let people = 0;

describeOnADatabase('Invitations to a list by mail (spec 3 §2 "Login flyout"; docs/adr/0076)', (database) => {
  let shop: TestShop;
  let email: string;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
    email = `oma-${people}@example.com`;
  });

  const aMember = (firstName?: string) => createMember(shop, database(), firstName);
  type Member = Awaited<ReturnType<typeof aMember>>;
  type Done = {
    readonly successful: boolean;
    readonly generalErrorMessage: string | null;
    readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
  };
  const RESULT = '{successful generalErrorMessage fieldErrors{fieldName errorMessage}}';

  const aList = async (creator: Member, name = 'Klasse 3b'): Promise<string> =>
    (
      await creator.call<{ made: { merkzettel: { externalId: string } } }>(
        'mutation($name:String!){made:createWishlist(name:$name){merkzettel{externalId}}}',
        { name },
      )
    ).made.merkzettel.externalId;
  const invite = async (member: Member, list: string, role = 'editor', to = email): Promise<Done> =>
    (
      await member.call<{ done: Done }>(
        `mutation($list:ID!,$to:String!,$role:WishlistSharedRole!){done:inviteToWishlist(externalId:$list,email:$to,role:$role)${RESULT}}`,
        { list, to, role },
      )
    ).done;
  const mails = async (to = email) => {
    await shop.flush();
    return database()
      .selectFrom('mails')
      .select(['subject', 'html', 'text'])
      .where('recipient', '=', to)
      .orderBy('sent_at')
      .execute();
  };
  const tokenOf = (mail: { readonly text: string } | undefined): string =>
    new URL(/http:\S+share=\S+/u.exec(mail?.text ?? '')?.[0] ?? 'http://none').searchParams.get('share') ?? '';
  const lastToken = async (): Promise<string> => tokenOf((await mails()).at(-1));
  const see = async (visitor: Pick<Member, 'call'>, token: string) =>
    (
      await visitor.call<{ shared: { role: string; isJoined: boolean; list: { name: string } } | null }>(
        'query($token:String!){shared:getSharedWishlist(token:$token){role isJoined list{name}}}',
        { token },
      )
    ).shared;
  const join = async (member: Member, token: string): Promise<Done> =>
    (
      await member.call<{ done: Done }>(`mutation($token:String!){done:joinWishlist(token:$token)${RESULT}}`, {
        token,
      })
    ).done;
  const sharingOf = async (member: Member, list: string) => {
    const { lists } = await member.call<{
      lists: {
        id: string;
        sharing: {
          invitations: Invitation[];
          members: { externalId: string; name: string; role: string }[];
          links: { role: string; token: string }[];
        } | null;
      }[];
    }>(
      '{lists:getAllWishlists{id:externalId sharing{links{role token} invitations{externalId email role} members{externalId name role}}}}',
    );
    const sharing = lists.find(({ id }) => id === list)?.sharing;
    if (sharing == null) throw new Error('The list is not shown with its sharing.');
    return sharing;
  };

  it('the mail calls a default list that nobody has named in its own words', async () => {
    const creator = await aMember();
    const { added } = await creator.call<{ added: { list: { id: string } } }>(
      'mutation{added:addProductToWishlist(entry:{productId:"ppen",itemId:"pen",quantity:1}){list:merkzettel{id:externalId}}}',
    );
    creator.headers['x-shop-language'] = 'en';
    expect(await invite(creator, added.list.id)).toMatchObject({ successful: true });
    expect((await mails())[0]?.text).toContain('Wish list');
  });

  it('one mail in both forms leads to the list; who accepts has the role, and the address is forgotten', async () => {
    const [creator, invited] = [await aMember(), await aMember('Ole')];
    const list = await aList(creator);
    expect(await invite(creator, list)).toMatchObject({ successful: true });
    await shop.flush();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: 'Mia lädt Sie zu einer Liste ein' });
    for (const form of [sent[0]?.text, sent[0]?.html]) {
      expect(form).toContain('Klasse 3b');
      expect(form).toContain('Artikel hinzufügen, ändern und entfernen');
    }
    const token = await lastToken();
    const stranger = await createShopper(shop);
    expect(await see(stranger, token)).toMatchObject({ role: 'editor', isJoined: false, list: { name: 'Klasse 3b' } });
    await expect(join({ ...invited, call: stranger.call }, token)).rejects.toThrow('valid_token_required');
    expect((await sharingOf(creator, list)).invitations).toMatchObject([{ email, role: 'editor' }]);

    expect((await join(invited, token)).successful).toBe(true);
    expect(await sharingOf(creator, list)).toMatchObject({
      invitations: [],
      members: [{ name: 'Ole', role: 'editor' }],
    });
    expect(
      await database().selectFrom('wishlist_invitations').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });

  it('shows whom it went to as people read it, and knows the address as it was typed', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    const to = `oma-${people}@xn--bcher-kva.example`;
    for (const _time of ['first', 'again']) await invite(creator, list, 'editor', to);
    expect((await sharingOf(creator, list)).invitations.map((sent) => sent.email)).toEqual([
      `oma-${people}@bücher.example`,
    ]);
    expect((await mails(to)).length).toBeGreaterThan(0);
  });

  it('speaks the language of the shop that the sender was in', async () => {
    const creator = await aMember();
    creator.headers['x-shop-language'] = 'en';
    await invite(creator, await aList(creator), 'reader');
    expect((await mails())[0]).toMatchObject({
      subject: 'Mia invites you to a list',
      text: expect.stringContaining('You may: read and buy'),
    });
  });

  it('is good for one person once; a second one, and a changed token, find nothing', async () => {
    const [creator, one, two] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const list = await aList(creator);
    await invite(creator, list, 'reader');
    const token = await lastToken();
    expect(token.length).toBeGreaterThan(64);
    expect(await see(two, forged(token))).toBeNull();
    const [{ id } = { id: '' }] = await database()
      .selectFrom('wishlist_invitations')
      .select('id')
      .where('wishlist_id', '=', list)
      .execute();
    for (const guess of [id, `${id}.`, '.', `.${token.split('.')[1]}`]) expect(await see(two, guess)).toBeNull();
    await join(one, token);
    expect(await see(two, token)).toBeNull();
    await expect(join(two, token)).rejects.toThrow('NOT_FOUND');
    expect((await sharingOf(creator, list)).members).toMatchObject([{ name: 'Ole' }]);
  });

  it('of two who accept at once one comes in', async () => {
    const [creator, one, two] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const list = await aList(creator);
    await invite(creator, list);
    const token = await lastToken();
    const came = await Promise.allSettled([join(one, token), join(two, token)]);
    expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await sharingOf(creator, list)).members).toHaveLength(1);
  });

  it('leads nowhere once it is taken back, and no mail goes out that was waiting', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    await invite(creator, list);
    const token = await lastToken();
    await invite(creator, list, 'reader');
    const [invitation] = (await sharingOf(creator, list)).invitations;
    await creator.call(
      'mutation($list:ID!,$id:ID!){revokeWishlistInvitation(externalId:$list,invitationId:$id){successful}}',
      {
        list,
        id: invitation?.externalId,
      },
    );
    expect(await see(creator, token)).toBeNull();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['just below fourteen days', LIST_INVITATION_MS - 1, true],
    ['at fourteen days', LIST_INVITATION_MS, false],
    ['above fourteen days', LIST_INVITATION_MS + 1, false],
  ])('is good for fourteen days, then forgotten: %s', async (_when, later, isGood) => {
    const creator = await aMember();
    const list = await aList(creator);
    await invite(creator, list);
    const token = await lastToken();
    // A login does not last so long; whoever has the link needs none.
    const stranger = await createShopper(shop);
    shop.pass(later);
    expect((await see(stranger, token)) !== null).toBe(isGood);
    await forgetOld(shop.services);
    const left = await database()
      .selectFrom('wishlist_invitations')
      .select('email')
      .where('wishlist_id', '=', list)
      .execute();
    expect(left).toEqual(isGood ? [{ email }] : []);
  });

  it('answers the same whether the address has an account, and shows it to nobody but its sender', async () => {
    const [creator, admin, known] = [await aMember(), await aMember('Ole'), await aMember('Lea')];
    const list = await aList(creator);
    expect(await invite(creator, list, 'editor', known.email)).toEqual(await invite(creator, list));
    await creator.call('mutation($list:ID!){shareWishlist(externalId:$list,role:admin){successful}}', { list });
    await join(admin, (await sharingOf(creator, list)).links[0]?.token ?? '');
    const shown = (await sharingOf(admin, list)).invitations;
    expect(shown.map(({ email: of }) => of)).toEqual([null, null]);
    // The same address again is an invitation of its own: nothing tells that it was invited before.
    expect(await invite(admin, list)).toMatchObject({ successful: true });
    expect((await sharingOf(admin, list)).invitations.filter(({ email: of }) => of !== null)).toHaveLength(1);
    expect((await sharingOf(creator, list)).invitations).toHaveLength(3);
  });

  it('invited anew the one invitation has the new role and time, and its first mail leads to the same', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    await invite(creator, list, 'reader');
    const first = await lastToken();
    await invite(creator, list, 'admin', email.toUpperCase());
    expect(await lastToken()).toBe(first);
    expect(await mails()).toHaveLength(2);
    expect((await sharingOf(creator, list)).invitations).toMatchObject([{ email, role: 'admin' }]);
  });

  it('those of somebody who may share no more lead nowhere', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    const left = 'mutation($list:ID!){leaveWishlist(externalId:$list){successful}}';
    const change =
      'mutation($list:ID!,$who:ID!,$role:WishlistSharedRole){changeWishlistMember(externalId:$list,memberId:$who,role:$role){successful}}';
    for (const end of ['left', 'removed', 'lowered'] as const) {
      const admin = await aMember('Ole');
      // The link ends with the one who is taken off, or gets a lower role.
      await creator.call('mutation($list:ID!){shareWishlist(externalId:$list,role:admin){successful}}', { list });
      await join(admin, (await sharingOf(creator, list)).links[0]?.token ?? '');
      await invite(admin, list);
      expect((await sharingOf(creator, list)).invitations).toHaveLength(1);
      const [who] = (await sharingOf(creator, list)).members.slice(-1);
      if (end === 'left') await admin.call(left, { list });
      else await creator.call(change, { list, who: who?.externalId, role: end === 'removed' ? undefined : 'editor' });
      expect((await sharingOf(creator, list)).invitations).toEqual([]);
    }
  });

  it('refuses what is no address, and more people than a list takes', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    expect(await invite(creator, list, 'reader', 'oma')).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: 'email' }],
    });
    await insertReaders(database(), list, LIST_MEMBERS_MAX - 1, shop.services.now());
    expect(await invite(creator, list)).toMatchObject({ successful: true });
    expect(await invite(creator, list)).toMatchObject({ successful: true });
    expect(await invite(creator, list, 'reader', `x.${email}`)).toMatchObject({
      generalErrorMessage: 'vue.wishlist.error.tooManyInvited',
    });
  });

  it('one recipient gets so many mails a day, and nobody is told; one member sends so many in an hour', async () => {
    const creator = await aMember();
    const list = await aList(creator);
    for (let sent = 0; sent < LIST_INVITATIONS_OF_ACCOUNT.most; sent += 1)
      expect(await invite(creator, list)).toMatchObject({ successful: true });
    expect(await mails()).toHaveLength(LIST_INVITATION_MAILS_TO_RECIPIENT.most);
    await expect(invite(creator, list)).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('advertises nothing: what holds an address is not repeated', async () => {
    const creator = await aMember('Kauft bei example.com');
    await invite(creator, await aList(creator, 'http://example.com'));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Jemand lädt Sie zu einer Liste ein');
    expect(mail?.text).not.toContain('example.com');
  });
});
