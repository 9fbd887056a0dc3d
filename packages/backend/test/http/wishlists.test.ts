import { ENTRY_COMMENTS_MAX, ENTRY_UNDO_MS, LIST_ENTRIES_MAX, LISTS_MAX } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { becomeMember, logInAs, register } from '../support/member.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const LIST = 'id:externalId name version active isDefault references{id:externalId itemId quantity}';
const RESULT = `successful generalErrorMessage fieldErrors{fieldName errorMessage} list:merkzettel{${LIST}}`;

type List = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly active: boolean;
  readonly isDefault: boolean;
  readonly references: readonly { readonly id: string; readonly itemId: string; readonly quantity: number }[];
};
type Result = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
  readonly list: List | null;
};
type Entry = {
  readonly quantity: number;
  readonly isSaleable: boolean;
  readonly item: { readonly name: string; readonly unitPrices: { readonly current: { readonly cents: number } } };
  readonly replacement: { readonly id: string } | null;
  readonly totals: { readonly cents: number };
};

describeOnADatabase('Wishlists (spec 3 §4, §7)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(
      database(),
      { id: 'pen', stock: 100 },
      { id: 'ink', stock: 100, minimum: 3, maximum: 12 },
      { id: 'cap', stock: 0 },
      { id: 'flash', deal: { cents: 399, allowance: 2, quantityMax: 2 } },
      { id: 'taken', deal: { cents: 399, allowance: 2, quantityMax: 2 } },
    );
    await database().updateTable('deals').set({ reserved_at_start: 2 }).where('id', '=', 'dtaken').execute();
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const open = async () => {
    const shopper = await createShopper(shop);
    const run = async (call: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Result> =>
      (await shopper.call<{ answer: Result }>(`mutation(${call}`, variables)).answer;
    const entryOf = (itemId: string, quantity: number) => ({ productId: `p${itemId}`, itemId, quantity });
    const lists = async () => (await shopper.call<{ lists: List[] }>(`{lists:getAllWishlists{${LIST}}}`)).lists;
    return {
      shopper,
      lists,
      items: async () => (await lists())[0]?.references.map(({ itemId, quantity }) => `${quantity} ${itemId}`) ?? [],
      add: (itemId: string, quantity = 1, list?: string) =>
        run(
          `$list:ID,$entry:WishlistEntryInput!){answer:addProductToWishlist(externalId:$list,entry:$entry){${RESULT}}}`,
          { list, entry: entryOf(itemId, quantity) },
        ),
      remove: (list: string, entry: string) =>
        run(`$list:ID!,$entry:ID!){answer:removeProductFromWishlist(externalId:$list,entryId:$entry){${RESULT}}}`, {
          list,
          entry,
        }),
      change: (list: string, itemId: string, quantity: number) =>
        run(
          `$list:ID!,$entry:WishlistEntryInput!){answer:changeQtyInWishlist(externalId:$list,entry:$entry){${RESULT}}}`,
          { list, entry: entryOf(itemId, quantity) },
        ),
      replace: (list: string, id: string, itemId: string, quantity: number) =>
        run(
          `$list:ID!,$id:ID!,$entry:WishlistEntryInput!){answer:replaceItemInWishlist(externalId:$list,entryId:$id,entry:$entry){${RESULT}}}`,
          { list, id, entry: entryOf(itemId, quantity) },
        ),
      move: (list: string, entry: string, to: string) =>
        run(
          `$list:ID!,$entry:ID!,$to:ID!){answer:moveWishlistEntry(externalId:$list,entryId:$entry,toWishlistId:$to){${RESULT}}}`,
          { list, entry, to },
        ),
      create: (name: string) => run(`$name:String!){answer:createWishlist(name:$name){${RESULT}}}`, { name }),
      update: (list: string, name: string, version: number) =>
        run(
          `$list:ID!,$name:String!,$version:Int!){answer:updateWishlist(externalId:$list,name:$name,description:"",version:$version){${RESULT}}}`,
          { list, name, version },
        ),
      activate: (list: string) => run(`$list:ID!){answer:activateWishlist(externalId:$list){${RESULT}}}`, { list }),
      removeList: (list: string) => run(`$list:ID!){answer:removeWishlist(externalId:$list){${RESULT}}}`, { list }),
      comment: (list: string, entry: string, comment: string) =>
        run(
          `$list:ID!,$entry:ID!,$comment:String!){answer:addWishlistComment(externalId:$list,entryId:$entry,comment:$comment){${RESULT}}}`,
          { list, entry, comment },
        ),
      uncomment: (list: string, comment: string) =>
        run(`$list:ID!,$comment:ID!){answer:removeWishlistComment(externalId:$list,commentId:$comment){${RESULT}}}`, {
          list,
          comment,
        }),
      comments: async (list: string) =>
        (
          await shopper.call<{
            answer: { positionId: string; comments: { id: string; comment: string; name: string }[] }[];
          }>(
            'query($list:ID!){answer:getCommentsPerWishlist(wishlistId:$list){positionId comments{id:externalId comment name}}}',
            { list },
          )
        ).answer,
      register: () => register(shopper),
      becomeMember: () => becomeMember(shopper, database()),
      logInAs: (email: string) => logInAs(shopper, email),
    };
  };
  const openWithList = async () => {
    const visitor = await open();
    const { list } = await visitor.add('pen', 2);
    return { ...visitor, listId: list?.id ?? '', entryId: list?.references[0]?.id ?? '' };
  };

  it('a guest has none until the first product is added; then one, the default list', async () => {
    const guest = await open();
    expect(await guest.lists()).toEqual([]);
    expect(await guest.add('pen', 2)).toMatchObject({
      successful: true,
      list: { isDefault: true, name: 'Merkliste' },
    });
    expect(await guest.items()).toEqual(['2 pen']);
  });

  it.each([
    ['de', 'Merkkorb'],
    ['en', 'Saved basket'],
  ])('the default list of a school is called as the header of its shop calls it, in %s', async (language, name) => {
    const school = await createShopper(shop, 'b2b');
    school.headers['x-shop-language'] = language;
    await school.becomeSchool();
    const { answer } = await school.call<{ answer: Result }>(
      `mutation($entry:WishlistEntryInput!){answer:addProductToWishlist(entry:$entry){${RESULT}}}`,
      { entry: { productId: 'ppen', itemId: 'pen', quantity: 1 } },
    );
    expect(answer.list?.name).toBe(name);
  });

  it('a default list that nobody has named is called as the shop calls it that shows it, and no other list is', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    const { made } = await school.call<{ made: Result }>(
      `mutation($entry:WishlistEntryInput!){made:addProductToWishlist(entry:$entry){${RESULT}}}`,
      { entry: { productId: 'ppen', itemId: 'pen', quantity: 1 } },
    );
    school.headers['x-shop-language'] = 'en';
    const { lists } = await school.call<{ lists: readonly { readonly name: string }[] }>(
      '{lists:getAllWishlists{name}}',
    );
    expect([made.list?.name, ...lists.map(({ name }) => name)]).toEqual(['Merkkorb', 'Saved basket']);
    const create = async (name: string) =>
      (
        await school.call<{ made: Result }>(
          `mutation($name:String!){made:createWishlist(name:$name,description:""){${RESULT}}}`,
          { name },
        )
      ).made.successful;
    expect([await create('saved basket'), await create('Merkkorb')]).toEqual([false, true]);
  });

  it('two first products at once make one list', async () => {
    const guest = await open();
    await Promise.all([guest.add('pen'), guest.add('ink', 3), guest.add('pen')]);
    expect(await guest.lists()).toHaveLength(1);
    expect((await guest.items()).toSorted()).toEqual(['1 pen', '3 ink']);
  });

  it('one entry is one item: added again it is there once, with the larger quantity', async () => {
    const guest = await openWithList();
    await guest.add('pen', 1, guest.listId);
    expect(await guest.items()).toEqual(['2 pen']);
    await guest.add('pen', 5, guest.listId);
    expect(await guest.items()).toEqual(['5 pen']);
  });

  it('keeps the item’s minimum and maximum, whatever is in stock', async () => {
    const guest = await open();
    await guest.add('ink', 1);
    expect(await guest.items()).toEqual(['3 ink']);
    const [list] = await guest.lists();
    await guest.change(list?.id ?? '', 'ink', 13);
    expect(await guest.items()).toEqual(['12 ink']);
    await guest.change(list?.id ?? '', 'ink', 2);
    expect(await guest.items()).toEqual(['3 ink']);
    await guest.add('cap', 30);
    expect(await guest.items()).toEqual(['3 ink', '30 cap']);
  });

  it.each([
    [-1, false],
    [9_998, true],
    [9_999, false],
  ])('a change to %d is taken: %s', async (quantity, isTaken) => {
    const guest = await openWithList();
    expect((await guest.change(guest.listId, 'pen', quantity)).successful).toBe(isTaken);
  });

  it('a quantity of 0 removes the entry; adding it again soon brings it back to its place, with its comments', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.add('pen', 4);
    await member.add('ink', 3);
    await member.comment(list?.id ?? '', list?.references[0]?.id ?? '', 'In Blau');
    await member.change(list?.id ?? '', 'pen', 0);
    expect(await member.items()).toEqual(['3 ink']);
    expect(await member.comments(list?.id ?? '')).toEqual([]);
    await member.add('pen', 4, list?.id);
    expect(await member.items()).toEqual(['4 pen', '3 ink']);
    expect(await member.comments(list?.id ?? '')).toMatchObject([{ comments: [{ comment: 'In Blau', name: 'Mia' }] }]);
  });

  it('after that it is a new entry, and what was removed is forgotten', async () => {
    const guest = await openWithList();
    await guest.add('ink', 3);
    await guest.remove(guest.listId, guest.entryId);
    expect((await guest.remove(guest.listId, guest.entryId)).successful).toBe(true);
    shop.pass(ENTRY_UNDO_MS - 1);
    await guest.add('pen', 1);
    expect(await guest.items()).toEqual(['1 pen', '3 ink']);
    await guest.remove(guest.listId, guest.entryId);
    shop.pass(ENTRY_UNDO_MS);
    await guest.add('pen', 1);
    expect(await guest.items()).toEqual(['3 ink', '1 pen']);
    await guest.change(guest.listId, 'ink', 0);
    shop.pass(ENTRY_UNDO_MS);
    await forgetOld(shop.services);
    expect(
      await database().selectFrom('wishlist_entries').selectAll().where('wishlist_id', '=', guest.listId).execute(),
    ).toHaveLength(1);
  });

  it('another item in the place of an entry keeps it; one that is there already is not counted twice', async () => {
    const guest = await openWithList();
    await guest.add('cap', 1);
    await guest.replace(guest.listId, guest.entryId, 'ink', 5);
    expect(await guest.items()).toEqual(['5 ink', '1 cap']);
    await guest.replace(guest.listId, guest.entryId, 'cap', 5);
    expect(await guest.items()).toEqual(['5 cap']);
  });

  describe('an entry that moves to another list', () => {
    /** A member with a pen that has a comment, and with a second list. */
    const openWithTwo = async () => {
      const member = await open();
      await member.becomeMember();
      const { list } = await member.add('pen', 2);
      const [from, entry] = [list?.id ?? '', list?.references[0]?.id ?? ''];
      await member.comment(from, entry, 'In Blau');
      const to = (await member.create('Klasse 3b')).list?.id ?? '';
      const itemsOf = async (id: string) =>
        (await member.lists())
          .find((each) => each.id === id)
          ?.references.map(({ itemId, quantity }) => `${quantity} ${itemId}`);
      const wordsOf = async (id: string) =>
        (await member.comments(id)).map(({ comments }) => comments.map(({ comment }) => comment).toSorted());
      return { ...member, from, entry, to, itemsOf, wordsOf };
    };

    it('takes its quantity and its comments along, and is off the first list', async () => {
      const { move, from, entry, to, itemsOf, wordsOf } = await openWithTwo();
      expect(await move(from, entry, to)).toMatchObject({ successful: true, list: { id: from, references: [] } });
      expect([await itemsOf(from), await itemsOf(to)]).toEqual([[], ['2 pen']]);
      expect([await wordsOf(from), await wordsOf(to)]).toEqual([[], [['In Blau']]]);
      expect(await move(from, entry, to)).toMatchObject({
        successful: false,
        generalErrorMessage: 'vue.wishlist.error.entryGone',
      });
    });

    it('becomes one with what is there already, with the larger quantity and the comments of both', async () => {
      const { move, add, comment, from, entry, to, itemsOf, wordsOf } = await openWithTwo();
      const there = (await add('pen', 5, to)).list?.references[0]?.id ?? '';
      await comment(to, there, 'In Rot');
      expect((await move(from, entry, to)).successful).toBe(true);
      expect([await itemsOf(from), await itemsOf(to)]).toEqual([[], ['5 pen']]);
      expect(await wordsOf(to)).toEqual([['In Blau', 'In Rot']]);
    });

    it('stays where it is, with its comments, where the other list is full, is the same one or somebody else’s', async () => {
      const { move, from, entry, to, itemsOf, wordsOf } = await openWithTwo();
      const rows = Array.from({ length: LIST_ENTRIES_MAX }, (_none, index) => `full${index}`);
      await sql`insert into items (id, order_number, product_id, position, attribute_values, is_best_price, delivery_status,
          delivery_days_min, delivery_days_max, minimum_order_quantity, max_quantity, weight_grams, is_prime_eligible,
          is_available, ean, pictures)
        select name, name, 'ppen', 0, '{}', false, 'in-stock', 1, 3, 1, 999, 10, false, true, '4000000000000', '[]'
        from unnest(${rows}::text[]) as name on conflict do nothing`.execute(database());
      await sql`insert into wishlist_entries (id, wishlist_id, product_id, item_id, quantity, position)
        select ${to} || name, ${to}, 'ppen', name, 1, 1 from unnest(${rows}::text[]) as name`.execute(database());
      expect(await move(from, entry, to)).toMatchObject({
        successful: false,
        generalErrorMessage: 'vue.wishlist.error.listFull',
      });
      expect((await move(from, entry, from)).successful).toBe(true);
      const other = await openWithTwo();
      await expect(move(from, entry, other.to)).rejects.toThrow('NOT_FOUND');
      await expect(other.move(from, entry, other.to)).rejects.toThrow('NOT_FOUND');
      expect(await itemsOf(from)).toEqual(['2 pen']);
      expect(await wordsOf(from)).toEqual([['In Blau']]);
    });

    it('two who move things to and fro at once get both done', async () => {
      const { move, add, from, entry, to, itemsOf } = await openWithTwo();
      const cap = (await add('cap', 1, to)).list?.references[0]?.id ?? '';
      const done = await Promise.all([move(from, entry, to), move(to, cap, from)]);
      expect(done.map(({ successful }) => successful)).toEqual([true, true]);
      expect([await itemsOf(from), await itemsOf(to)]).toEqual([['1 cap'], ['2 pen']]);
    });
  });

  it('shows what the shop sells an entry for now, and that it cannot be bought', async () => {
    const guest = await openWithList();
    await guest.add('cap', 1);
    const { lists } = await guest.shopper.call<{ lists: { entries: Entry[] }[] }>(
      '{lists:getAllWishlists{entries{quantity isSaleable totals{cents} replacement{id} item{name unitPrices{current{cents}}}}}}',
    );
    expect(lists[0]?.entries).toEqual([
      {
        quantity: 2,
        isSaleable: true,
        totals: { cents: 2_000 },
        replacement: null,
        item: { name: 'Stift pen', unitPrices: { current: { cents: 1_000 } } },
      },
      expect.objectContaining({ isSaleable: false, quantity: 1 }),
    ]);
  });

  it('promises a lightning price while something of the deal is left', async () => {
    const guest = await open();
    await guest.add('flash', 1);
    await guest.add('taken', 1);
    const { lists } = await guest.shopper.call<{ lists: { entries: unknown[] }[] }>(
      '{lists:getAllWishlists{entries{item{unitPrices{current{cents} lightning{cents}} lightningDealInfo{isAvailableLightningDeal lightningReservedPercentageRoundFloor}}}}}',
    );
    const current = { cents: 1_000 };
    expect(lists[0]?.entries).toEqual([
      {
        item: {
          unitPrices: { current, lightning: { cents: 399 } },
          lightningDealInfo: { isAvailableLightningDeal: true, lightningReservedPercentageRoundFloor: 0 },
        },
      },
      {
        item: {
          unitPrices: { current, lightning: null },
          lightningDealInfo: { isAvailableLightningDeal: false, lightningReservedPercentageRoundFloor: 100 },
        },
      },
    ]);
  });

  it('an item that is not of the product, or that the shop does not know, is refused', async () => {
    const guest = await openWithList();
    await expect(guest.add('nothing')).rejects.toThrow('NOT_FOUND');
    await expect(
      guest.shopper.call(
        'mutation{addProductToWishlist(entry:{productId:"pink",itemId:"pen",quantity:1}){successful}}',
      ),
    ).rejects.toThrow('NOT_FOUND');
  });

  it('a full list takes no more, but what is on it', async () => {
    const guest = await openWithList();
    const rows = Array.from({ length: LIST_ENTRIES_MAX - 1 }, (_none, index) => `filler${index}`);
    await sql`insert into items (id, order_number, product_id, position, attribute_values, is_best_price, delivery_status,
        delivery_days_min, delivery_days_max, minimum_order_quantity, max_quantity, weight_grams, is_prime_eligible,
        is_available, ean, pictures)
      select name, name, 'ppen', 0, '{}', false, 'in-stock', 1, 3, 1, 999, 10, false, true, '4000000000000', '[]'
      from unnest(${rows}::text[]) as name on conflict do nothing`.execute(database());
    await sql`insert into wishlist_entries (id, wishlist_id, product_id, item_id, quantity, position)
      select ${guest.listId} || name, ${guest.listId}, 'ppen', name, 1, 1 from unnest(${rows}::text[]) as name`.execute(
      database(),
    );
    expect(await guest.add('ink')).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.wishlist.error.listFull',
    });
    expect((await guest.add('pen', 7)).successful).toBe(true);
    await guest.remove(guest.listId, guest.entryId);
    expect((await guest.add('ink')).successful).toBe(true);
  });

  it('members have several lists with names of their own; hearts write to the active one', async () => {
    const member = await open();
    await member.becomeMember();
    await member.add('pen');
    const { list } = await member.create('  Klasse\n3b ');
    expect(list).toMatchObject({ name: 'Klasse 3b', isDefault: false, version: 1 });
    const taken = [{ fieldName: 'name', errorMessage: 'vue.wishlist.error.nameTaken' }];
    expect(await member.create('KLASSE 3B')).toMatchObject({ successful: false, fieldErrors: taken });
    expect(await member.create(' ')).toMatchObject({ fieldErrors: [{ errorMessage: 'requiredField' }] });
    await member.activate(list?.id ?? '');
    expect((await member.add('ink', 3)).list?.name).toBe('Klasse 3b');
    expect((await member.lists()).map(({ name, active }) => [name, active])).toEqual([
      ['Merkliste', false],
      ['Klasse 3b', true],
    ]);
  });

  it('a name that was changed elsewhere meanwhile is not overwritten', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.create('Klasse 3b');
    expect((await member.update(list?.id ?? '', 'Klasse 4b', 1)).list).toMatchObject({ name: 'Klasse 4b', version: 2 });
    expect(await member.update(list?.id ?? '', 'Klasse 5b', 1)).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.wishlist.error.changedElsewhere',
    });
    expect((await member.lists())[0]?.name).toBe('Klasse 4b');
  });

  it('the default list stays, every other one can go', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.add('pen');
    expect(await member.removeList(list?.id ?? '')).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.wishlist.error.defaultStays',
    });
    const further = await member.create('Klasse 3b');
    expect((await member.removeList(further.list?.id ?? '')).successful).toBe(true);
    expect(await member.lists()).toHaveLength(1);
  });

  it('a list that a member names is an ordinary one, also the first; it goes, and the default one comes when it is needed', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.create('Probe');
    expect(list).toMatchObject({ name: 'Probe', isDefault: false });
    const guest = await open();
    await guest.add('pen', 2);
    await guest.logInAs(member.shopper.email);
    expect(
      (await member.lists()).map(({ name, isDefault, references }) => [name, isDefault, references.length]),
    ).toEqual([
      ['Merkliste', true, 1],
      ['Probe', false, 0],
    ]);
    expect((await member.removeList(list?.id ?? '')).successful).toBe(true);
  });

  it('a member whose only list goes has none, and the next product makes the default one', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.create('Probe');
    expect((await member.removeList(list?.id ?? '')).successful).toBe(true);
    expect(await member.lists()).toEqual([]);
    expect((await member.add('pen')).list).toMatchObject({ name: 'Merkliste', isDefault: true });
  });

  it('the default list takes a number where a list is called as it would be', async () => {
    const member = await open();
    await member.becomeMember();
    await member.create('merkliste');
    await member.add('pen');
    expect((await member.lists()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Merkliste 2', true],
      ['merkliste', false],
    ]);
  });

  it('one member has at most so many lists, and an entry so many comments', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.add('pen');
    const entry = list?.references[0]?.id ?? '';
    const { userId } = { userId: member.shopper.headers['x-ishop-api-userid'] ?? '' };
    const rows = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as number`;
    await sql`insert into wishlists (id, user_id, name, is_default, created_at)
      select ${userId} || number, ${userId}, 'Liste ' || number, false, 0 from ${rows(LISTS_MAX - 2)}`.execute(
      database(),
    );
    expect((await member.create('Die letzte')).successful).toBe(true);
    expect(await member.create('Eine zu viel')).toMatchObject({
      generalErrorMessage: 'vue.wishlist.error.tooManyLists',
    });
    await sql`insert into wishlist_comments (id, entry_id, user_id, name, comment, created_at)
      select ${entry} || number, ${entry}, ${userId}, 'Mia', 'Nr. ' || number, 0
      from ${rows(ENTRY_COMMENTS_MAX - 1)}`.execute(database());
    expect((await member.comment(list?.id ?? '', entry, 'Der letzte')).successful).toBe(true);
    expect(await member.comment(list?.id ?? '', entry, 'Einer zu viel')).toMatchObject({
      generalErrorMessage: 'vue.wishlist.error.tooManyComments',
    });
  });

  it('comments are kept as they were typed, up to 1,000 characters, and go when they are removed', async () => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.add('pen');
    const [listId, entryId] = [list?.id ?? '', list?.references[0]?.id ?? ''];
    const script = '<script>alert(1)</script> 🎒';
    await member.comment(listId, entryId, script);
    expect(await member.comment(listId, entryId, 'x'.repeat(1_001))).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: 'comment', errorMessage: 'vue.wishlist.error.tooLong' }],
    });
    const [position] = await member.comments(listId);
    expect(position).toMatchObject({ positionId: entryId, comments: [{ comment: script }] });
    await member.uncomment(listId, position?.comments[0]?.id ?? '');
    await member.uncomment(listId, position?.comments[0]?.id ?? '');
    expect(await member.comments(listId)).toEqual([]);
  });

  it('at login a guest’s list goes into the default list: nothing is lost, the larger quantity stays, once', async () => {
    const member = await open();
    await member.becomeMember();
    await member.add('pen', 5);
    await member.add('ink', 3);
    const guest = await open();
    await guest.add('pen', 2);
    await guest.add('ink', 7);
    await guest.add('cap', 4);
    const before = guest.shopper.headers['x-ishop-api-userid'] ?? '';
    await guest.logInAs(member.shopper.email);
    expect(await guest.items()).toEqual(['5 pen', '7 ink', '4 cap']);
    expect(await database().selectFrom('wishlists').selectAll().where('user_id', '=', before).execute()).toEqual([]);
    await guest.logInAs(member.shopper.email);
    expect(await member.items()).toEqual(['5 pen', '7 ink', '4 cap']);
  });

  it.each([
    ['within the time of an undo comes back to its place, with its comments', ENTRY_UNDO_MS - 60_000, true],
    ['before that is a new entry without them', ENTRY_UNDO_MS, false],
  ])('what was removed %s when a login brings it', async (_when, later, comesBack) => {
    const member = await open();
    await member.becomeMember();
    const { list } = await member.add('pen', 4);
    const listId = list?.id ?? '';
    await member.add('ink', 3);
    await member.comment(listId, list?.references[0]?.id ?? '', 'In Blau');
    await member.remove(listId, list?.references[0]?.id ?? '');
    shop.pass(later);
    const guest = await open();
    await guest.add('pen', 2);
    await guest.logInAs(member.shopper.email);
    expect(await guest.items()).toEqual(comesBack ? ['2 pen', '3 ink'] : ['3 ink', '2 pen']);
    expect(await guest.comments(listId)).toHaveLength(comesBack ? 1 : 0);
  });

  it('who becomes a guest in the checkout keeps what was listed before', async () => {
    const visitor = await openWithList();
    await visitor.shopper.becomeGuest();
    expect(await visitor.lists()).toMatchObject([{ id: visitor.listId, isDefault: true }]);
    expect((await visitor.add('ink', 3)).list?.references).toHaveLength(2);
    await visitor.shopper.becomeGuest();
    expect(await visitor.items()).toEqual(['2 pen', '3 ink']);
  });

  it('who logs in to a second account takes no list along from the first', async () => {
    const [one, other] = [await open(), await open()];
    await one.becomeMember();
    await one.add('pen', 5);
    await other.becomeMember();
    await one.logInAs(other.shopper.email);
    expect(await one.items()).toEqual([]);
  });

  it('an account that is opened keeps what its visitor has listed', async () => {
    const visitor = await openWithList();
    await visitor.register();
    expect(await visitor.items()).toEqual(['2 pen']);
  });
});
