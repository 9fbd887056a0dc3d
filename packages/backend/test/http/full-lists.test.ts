import { LIST_ENTRIES_MAX } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { becomeMember, logInAs } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

/** What the issue names as bad input. */
const FAR_TOO_MANY = 1_000;
const FULL = { successful: false, message: 'vue.wishlist.error.listFull' };

type Entry = { readonly productId: string; readonly itemId: string; readonly quantity: number };
type Result = { readonly successful: boolean; readonly message: string | null };

/** Entries of as many items, from one of them on. */
const fillers = (count: number, from = 0): readonly Entry[] =>
  Array.from({ length: count }, (_none, index) => ({
    productId: 'ppen',
    itemId: `filler${from + index}`,
    quantity: 1 + (index % 3),
  }));

const addAll = async (shopper: Shopper, entries: readonly Entry[]): Promise<Result> =>
  (
    await shopper.call<{ answer: Result }>(
      'mutation($entries:[WishlistEntryInput!]!){answer:addProductsToWishlist(entries:$entries){successful message:generalErrorMessage}}',
      { entries },
    )
  ).answer;
const addOne = async (shopper: Shopper, entry: Entry | undefined): Promise<Result> =>
  (
    await shopper.call<{ answer: Result }>(
      'mutation($entry:WishlistEntryInput!){answer:addProductToWishlist(entry:$entry){successful message:generalErrorMessage}}',
      { entry },
    )
  ).answer;

/** The lists of a visitor: their names, and how many entries each has. */
const listsOf = async (shopper: Shopper): Promise<readonly string[]> => {
  const { lists } = await shopper.call<{ lists: { readonly name: string; readonly references: unknown[] }[] }>(
    '{lists:getAllWishlists{name references{itemId}}}',
  );
  return lists.map(({ name, references }) => `${name}: ${references.length}`);
};

describeOnADatabase('A list at its limit (docs/adr/0076)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
    const names = fillers(FAR_TOO_MANY).map(({ itemId }) => itemId);
    await sql`insert into items (id, order_number, product_id, position, attribute_values, is_best_price, delivery_status,
        delivery_days_min, delivery_days_max, minimum_order_quantity, max_quantity, weight_grams, is_prime_eligible,
        is_available, ean, pictures)
      select name, name, 'ppen', 0, '{}', false, 'in-stock', 1, 3, 1, 999, 10, false, true, '4000000000000', '[]'
      from unnest(${names}::text[]) as name`.execute(database());
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  it.each([LIST_ENTRIES_MAX + 1, FAR_TOO_MANY])(
    '%i entries at once are refused in words, and none of them is taken',
    async (count) => {
      const guest = await createShopper(shop);
      expect(await addAll(guest, fillers(count))).toEqual(FULL);
      expect(await listsOf(guest)).toEqual([]);
    },
  );

  it('takes 500 and not the next one, one by one or together, but what is on it', async () => {
    const guest = await createShopper(shop);
    expect((await addAll(guest, fillers(LIST_ENTRIES_MAX - 1))).successful).toBe(true);
    expect(await addAll(guest, fillers(2, LIST_ENTRIES_MAX - 1))).toEqual(FULL);
    const [last, next] = fillers(2, LIST_ENTRIES_MAX - 1);
    expect((await addOne(guest, last)).successful).toBe(true);
    expect(await addOne(guest, next)).toEqual(FULL);
    expect((await addAll(guest, fillers(LIST_ENTRIES_MAX))).successful).toBe(true);
    expect(await listsOf(guest)).toEqual([`Merkliste: ${LIST_ENTRIES_MAX}`]);
  });

  it('at login two lists that fit into one become one, and otherwise both stay: nothing is lost, no list is longer', async () => {
    const member = await createShopper(shop);
    await becomeMember(member, database());
    await addAll(member, fillers(LIST_ENTRIES_MAX - 1));
    const comes = async (entries: readonly Entry[]): Promise<void> => {
      const guest = await createShopper(shop);
      await addAll(guest, entries);
      await logInAs(guest, member.email);
    };
    await comes(fillers(3, LIST_ENTRIES_MAX - 3));
    expect(await listsOf(member)).toEqual([`Merkliste: ${LIST_ENTRIES_MAX}`]);
    await comes(fillers(LIST_ENTRIES_MAX, LIST_ENTRIES_MAX));
    await comes(fillers(2, LIST_ENTRIES_MAX - 1));
    expect([...(await listsOf(member))].sort()).toEqual([
      `Merkliste 2: ${LIST_ENTRIES_MAX}`,
      'Merkliste 3: 2',
      `Merkliste: ${LIST_ENTRIES_MAX}`,
    ]);
  });
});
