import { CART_MAX_LINES } from '@tornister/domain/cart';
import { ORDER_ENTRY_MAX_LINES } from '@tornister/domain/orderform';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const ADD = `mutation($id:ID!,$rows:[OrderNumberInput!]!){validateAndAddToCartBestellschein(cartId:$id,orderNumbers:$rows){
  details{itemsCount positions{id}} verdicts{status}}}`;

type Added = {
  readonly validateAndAddToCartBestellschein: {
    readonly details: { readonly itemsCount: number; readonly positions: readonly unknown[] };
    readonly verdicts: readonly { readonly status: string }[];
  };
};

describeOnEachDatabase('A full cart', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: '100000' });
    // More items of the same product than a cart has lines.
    for (const [table, own] of [
      ['items', "|| jsonb_build_object('id', n::text, 'order_number', n::text)"],
      ['prices', "|| jsonb_build_object('item_id', n::text)"],
      ['stock', "|| jsonb_build_object('item_id', n::text)"],
    ] as const) {
      const name = sql.table(table);
      const id = sql.ref(table === 'items' ? 'id' : 'item_id');
      await sql`insert into ${name} select (jsonb_populate_record(null::${name}, to_jsonb(one) ${sql.raw(own)})).*
        from ${name} one cross join generate_series(100001, ${100_000 + CART_MAX_LINES}) n where ${id} = '100000'`.execute(
        database(),
      );
    }
  });

  it('holds 1,000 lines; the next one is refused with a reason, more of what is in it is not', async () => {
    const shopper = await createShopper(shop);
    const add = async (from: number, count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({ orderNumber: String(from + index), quantity: 1 }));
      return (await shopper.call<Added>(ADD, { id: shopper.cartId, rows })).validateAndAddToCartBestellschein;
    };
    await add(100_000, ORDER_ENTRY_MAX_LINES);
    const { details } = await add(100_000 + ORDER_ENTRY_MAX_LINES, CART_MAX_LINES - ORDER_ENTRY_MAX_LINES);
    expect(details.positions).toHaveLength(CART_MAX_LINES);
    const one = String(100_000 + CART_MAX_LINES);
    expect((await add(Number(one), 1)).verdicts).toEqual([{ status: 'CART_FULL' }]);
    expect((await shopper.add(one)).attainableInfos[0]?.failures).toMatchObject([{ code: 'cart.full' }]);
    const more = await shopper.add('100000');
    expect([more.attainableInfos[0]?.successful, more.details.itemsCount]).toEqual([true, CART_MAX_LINES + 1]);
  });

  it('is not written anew for a change of one of its lines', async () => {
    const shopper = await createShopper(shop);
    const items = ['100000', '100001', '100002'];
    for (const item of items) await shopper.add(item);
    // Which transaction has written each line last.
    const writers = async () => {
      const lines = await database()
        .selectFrom('cart_lines')
        .where('cart_id', '=', shopper.cartId)
        .select(['item_id', sql<string>`xmin::text`.as('writer')])
        .execute();
      return new Map(lines.map(({ item_id, writer }) => [item_id, writer]));
    };
    const before = await writers();
    await shopper.add('100001');
    const after = await writers();
    expect(items.filter((item) => after.get(item) !== before.get(item))).toEqual(['100001']);
  });
});
