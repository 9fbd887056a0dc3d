// Two people change one list in random order, each by what they saw last, which is often old: nobody overwrites what they have not seen.

import { brandId, type UserId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { insertAccount } from '../../test/support/accounts.ts';
import { insertItem, insertShelf } from '../../test/support/small-catalogue.ts';
import type { RequestContext } from '../graphql/context.ts';
import { addEntry, changeQuantity, removeEntry, replaceEntry } from './change-entries.ts';
import { addComment } from './comments.ts';

/** How often two people work on the list: a share of it without FULL_RACES=1. */
const RUNS = process.env.FULL_RACES === '1' ? 1_000 : 250;
const LIST = 'the-list';
const ITEMS = ['red', 'blue', 'green', 'grey'] as const;
const PEOPLE = ['mia', 'ole'] as const;

type Person = (typeof PEOPLE)[number];
type Row = { readonly id: string; readonly itemId: string; readonly quantity: number; readonly comments: number };
type Deed =
  | { readonly kind: 'look' }
  | { readonly kind: 'quantity'; readonly row: number; readonly quantity: number }
  | { readonly kind: 'step'; readonly row: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly row: number }
  | { readonly kind: 'comment'; readonly row: number }
  | { readonly kind: 'add'; readonly item: (typeof ITEMS)[number]; readonly quantity: number }
  | { readonly kind: 'replace'; readonly row: number; readonly item: (typeof ITEMS)[number] };
type Turn = { readonly who: Person; readonly deed: Deed };

const aRow = fc.nat({ max: 3 });
const aQuantity = fc.integer({ min: 1, max: 6 });
const anItem = fc.constantFrom(...ITEMS);
const aDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('look' as const) }),
  fc.record({ kind: fc.constant('quantity' as const), row: aRow, quantity: aQuantity }),
  fc.record({ kind: fc.constant('step' as const), row: aRow, quantity: fc.constantFrom(-1, 1) }),
  fc.record({ kind: fc.constant('remove' as const), row: aRow }),
  fc.record({ kind: fc.constant('comment' as const), row: aRow }),
  fc.record({ kind: fc.constant('add' as const), item: anItem, quantity: aQuantity }),
  fc.record({ kind: fc.constant('replace' as const), row: aRow, item: anItem }),
);
const someTurns = fc.array(fc.record({ who: fc.constantFrom(...PEOPLE), deed: aDeed }), { minLength: 2, maxLength: 8 });

describe('two people on one list (0 lost updates in 1,000 random interleavings, with FULL_RACES=1)', () => {
  let shop: OpenShop;
  let contexts: Readonly<Record<Person, RequestContext>>;

  const contextOf = (who: Person): RequestContext => {
    const userId = brandId<UserId>(who);
    const login = { sessionId: who, userId, kind: 'member', accountId: who } as const;
    return { ...shop.contextOf(), visitor: { userId, login } };
  };

  beforeAll(async () => {
    shop = await openShop();
    const { database } = shop;
    await insertShelf(database);
    for (const id of ITEMS) await insertItem(database, { id, stock: 100 });
    for (const id of PEOPLE) {
      await insertAccount(database, { id, email: `${id}@example.com` });
      await database.insertInto('users').values({ id, account_id: id, created_at: 0 }).execute();
    }
    await database
      .insertInto('wishlists')
      .values({ id: LIST, user_id: 'mia', name: 'Klasse 3b', is_default: true, created_at: 0 })
      .execute();
    await database
      .insertInto('wishlist_members')
      .values({ id: 'member', wishlist_id: LIST, user_id: 'ole', role: 'editor', joined_at: 0 })
      .execute();
    contexts = { mia: contextOf('mia'), ole: contextOf('ole') };
  });
  afterAll(() => shop.close());

  const listNow = (): Promise<readonly Row[]> =>
    shop.database
      .selectFrom('wishlist_entries')
      .select(['id', 'item_id as itemId', 'quantity'])
      .select((query) =>
        query
          .selectFrom('wishlist_comments')
          .whereRef('entry_id', '=', 'wishlist_entries.id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .as('comments'),
      )
      .where('wishlist_id', '=', LIST)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .execute() as Promise<readonly Row[]>;

  const input = (itemId: string, quantity: number) => ({ productId: `p${itemId}`, itemId, quantity });
  const isDone = async (outcome: ReturnType<typeof addEntry>): Promise<boolean> =>
    (await outcome)._unsafeUnwrap().successful === true;

  type Did<Kind extends Deed['kind']> = {
    readonly context: RequestContext;
    readonly deed: Extract<Deed, { readonly kind: Kind }>;
    /** The list before, and the row of it that the deed is about, as it is and as its author saw it. */
    readonly before: readonly Row[];
    readonly seen: Row;
    readonly current: Row | undefined;
  };
  const without = (rows: readonly Row[], ...ids: readonly (string | undefined)[]): readonly Row[] =>
    rows.filter(({ id }) => !ids.includes(id));
  const idsOf = ({ id }: Row) => ({ listId: LIST, entryId: id });

  const setQuantity = async (
    { context, before, seen }: Pick<Did<'quantity'>, 'context' | 'before' | 'seen'>,
    wanted: number,
  ): Promise<void> => {
    const row = before.find(({ itemId }) => itemId === seen.itemId);
    const isChanged = await isDone(changeQuantity(context, LIST, { entry: input(seen.itemId, wanted), seen }));
    expect(isChanged).toBe(row !== undefined && [seen.quantity, wanted].includes(row.quantity));
    const changed = before.map((other) => (other === row ? { ...row, quantity: wanted } : other));
    expect(await listNow()).toEqual(isChanged ? changed.filter(({ quantity }) => quantity > 0) : before);
  };
  /** Does each deed, and says what has to be the list then. */
  const carryOut: { readonly [Kind in Exclude<Deed['kind'], 'add' | 'look'>]: (did: Did<Kind>) => Promise<void> } = {
    quantity: (did) => setQuantity(did, did.deed.quantity),
    step: (did) => setQuantity(did, did.seen.quantity + did.deed.quantity),
    remove: async ({ context, before, seen }) => {
      await removeEntry(context, idsOf(seen), undefined);
      expect(await listNow()).toEqual(without(before, seen.id));
    },
    comment: async ({ context, seen, current }) => {
      await addComment(context, idsOf(seen), 'In Blau, bitte');
      const after = (await listNow()).find(({ id }) => id === seen.id);
      expect(after?.comments).toBe(current && current.comments + 1);
    },
    // Another variant is chosen only over the one that was seen; the quantity is the entry's own, and no comment is lost.
    replace: async ({ context, deed, before, seen, current }) => {
      const joined = before.find(({ id, itemId }) => itemId === deed.item && id !== seen.id);
      const done = await replaceEntry(context, idsOf(seen), { entry: input(deed.item, seen.quantity), seen });
      const after = await listNow();
      const isReplaced = done.isOk() && done.value.successful === true;
      expect(isReplaced).toBe(current !== undefined && [seen.itemId, deed.item].includes(current.itemId));
      if (!isReplaced || current === undefined) return expect(after).toEqual(before);
      const quantity = Math.max(current.quantity, joined?.quantity ?? 0);
      const comments = current.comments + (joined?.comments ?? 0);
      expect(after.find(({ id }) => id === seen.id)).toEqual({ id: seen.id, itemId: deed.item, quantity, comments });
      expect(without(after, seen.id)).toEqual(without(before, seen.id, joined?.id));
    },
  };
  const put = async (
    context: RequestContext,
    { item, quantity }: Extract<Deed, { readonly kind: 'add' }>,
    before: readonly Row[],
  ) => {
    await isDone(addEntry(context, LIST, input(item, quantity)));
    const after = await listNow();
    const has = after.find(({ itemId }) => itemId === item);
    expect(has?.quantity).toBe(Math.max(before.find(({ itemId }) => itemId === item)?.quantity ?? 0, quantity));
    expect(without(after, has?.id)).toEqual(without(before, has?.id));
  };

  const takeTurn = async ({ who, deed }: Turn, saw: Record<Person, readonly Row[]>): Promise<void> => {
    const before = await listNow();
    if (deed.kind === 'look') saw[who] = before;
    else if (deed.kind === 'add') await put(contexts[who], deed, before);
    else {
      const seen = saw[who][deed.row % Math.max(saw[who].length, 1)];
      if (seen === undefined) return;
      const current = before.find(({ id }) => id === seen.id);
      await carryOut[deed.kind]({ context: contexts[who], deed: deed as never, before, seen, current });
    }
  };

  it('nobody overwrites what they have not seen, and nothing else is touched', { timeout: 0 }, async () => {
    const work = fc.asyncProperty(someTurns, async (turns: readonly Turn[]) => {
      await shop.database.deleteFrom('wishlist_entries').execute();
      for (const item of ['red', 'blue']) await isDone(addEntry(contexts.mia, LIST, input(item, 2)));
      const saw = { mia: await listNow(), ole: await listNow() };
      for (const turn of turns) await takeTurn(turn, saw);
    });
    await fc.assert(work, { numRuns: RUNS });
  });
});
