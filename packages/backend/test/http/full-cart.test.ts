import { CART_MAX_LINES } from '@tornister/domain/cart';
import { ORDER_ENTRY_MAX_LINES } from '@tornister/domain/orderform';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { failingDatabase } from '../faults/failing-database.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
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

describeOnADatabase('A full cart', (database) => {
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

  /** Puts one piece of each of these items into the cart. */
  const addItems = async (shopper: Shopper, from: number, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ orderNumber: String(from + index), quantity: 1 }));
    return (await shopper.call<Added>(ADD, { id: shopper.cartId, rows })).validateAndAddToCartBestellschein;
  };

  const fill = async (shopper: Shopper) => {
    await addItems(shopper, 100_000, ORDER_ENTRY_MAX_LINES);
    return addItems(shopper, 100_000 + ORDER_ENTRY_MAX_LINES, CART_MAX_LINES - ORDER_ENTRY_MAX_LINES);
  };

  it('holds 1,000 lines; the next one is refused with a reason, more of what is in it is not', async () => {
    const shopper = await createShopper(shop);
    const { details } = await fill(shopper);
    expect(details.positions).toHaveLength(CART_MAX_LINES);
    const one = String(100_000 + CART_MAX_LINES);
    expect((await addItems(shopper, Number(one), 1)).verdicts).toEqual([{ status: 'CART_FULL' }]);
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

  it('becomes an order by as many statements as a cart of one line, and its mail and invoice list every line', async () => {
    const counting = failingDatabase(database());
    const counted = createTestShop(counting.database);
    const order = async (shopper: Shopper) => {
      const seen = await shopper.prepare([]);
      counting.failAt(Number.POSITIVE_INFINITY);
      const { orderId, errorMessage } = await shopper.submit(seen, `order-of-${shopper.cartId}`);
      if (orderId === null) throw new Error(errorMessage ?? 'No order.');
      return { orderId, statements: counting.heal() };
    };
    const small = await createShopper(counted);
    await small.add('100000');
    const { statements } = await order(small);
    const shopper = await createShopper(counted);
    await fill(shopper);
    const full = await order(shopper);
    expect(full.statements).toBe(statements);
    const stock = database().selectFrom('stock').select('available').distinct();
    const left = await stock.where('item_id', '>', '100000').where('item_id', '<', '101000').execute();
    expect(left).toEqual([{ available: 99 }]);

    const numbers = Array.from({ length: CART_MAX_LINES }, (_, index) => String(100_000 + index));
    await counted.flush();
    const mail = await database()
      .selectFrom('mails')
      .select('text')
      .where('key', '=', `order-confirmation:${full.orderId}`)
      .executeTakeFirstOrThrow();
    expect(numbers.filter((number) => !mail.text.includes(number))).toEqual([]);
    for (let step = 0; step < 5; step += 1) {
      counted.pass(STEP_AFTER_MS.sent);
      await workByClock(counted.services);
    }
    const { getInvoice } = await shopper.call<{ getInvoice: { base64: string } | null }>(
      'query($id:ID!,$token:String){getInvoice(orderId:$id,token:$token,format:PDF){base64}}',
      { id: full.orderId, token: orderToken(counted.services.secrets, full.orderId) },
    );
    const printed = pdfTexts(getInvoice?.base64 ?? '').join(' ');
    expect(numbers.filter((number) => !printed.includes(number))).toEqual([]);
  });
});
