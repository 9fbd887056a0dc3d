import { beforeAll, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { enterWithCart } from '../support/member.ts';
import { createShopper, type TestCart } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const WORDS = { de: 'Schule', en: 'School' };

describeOnADatabase('A printed catalogue in the cart', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'book', cents: 199, stock: 50, deal: { cents: 99, allowance: 9, quantityMax: 3 } },
      { id: 'atlas', cents: 0, stock: 1 },
    );
    await insertVoucher(database(), { code: 'ZEHN', value: 10 });
    await database()
      .insertInto('printed_catalogues')
      .values(
        ['book', 'atlas', null].map((itemId, position) => ({
          id: `c-${position}`,
          item_id: itemId,
          position,
          name: json(WORDS),
          description: json(WORDS),
          language: 'de',
          pages: 96,
          picture: json({ alt: WORDS, path: '/pictures/none' } as never),
        })),
      )
      .execute();
  });

  const pieces = ({ positions }: TestCart) =>
    positions.map(({ itemId, kind, quantity, positionTotal }) => [quantity, itemId, kind, positionTotal.cents]);

  it('tells the page from which it is put into a cart, as long as there are some', async () => {
    const shopper = await createShopper(shop);
    const paths = async () => {
      const asked = await shopper.call<{ getPrintedCatalogues: readonly { path: string | null }[] }>(
        '{getPrintedCatalogues{path}}',
      );
      return asked.getPrintedCatalogues.map(({ path }) => path);
    };
    expect(await paths()).toEqual(['/prod/pbook/', '/prod/patlas/', null]);
    const stock = (available: number) =>
      database().updateTable('stock').set({ available }).where('item_id', '=', 'atlas').execute();
    await stock(0);
    expect(await paths()).toEqual(['/prod/pbook/', null, null]);
    await stock(1);
  });

  it('costs nothing, whatever its price or its deal, and there is one of it', async () => {
    const shopper = await createShopper(shop);
    const { attainableInfos, details } = await shopper.add('book', 3);
    expect(attainableInfos[0]).toMatchObject({ attainable: 1, failures: [{ code: 'cart.above-maximum' }] });
    expect(pieces(details)).toEqual([[1, 'book', 'CATALOGUE', 0]]);
    const again = await shopper.add('book', 1);
    expect(again.attainableInfos[0]?.failures[0]?.code).toBe('cart.above-maximum');
    expect(pieces((await shopper.add('atlas', 1)).details)).toEqual([
      [1, 'book', 'CATALOGUE', 0],
      [1, 'atlas', 'CATALOGUE', 0],
    ]);
  });

  it('keeps its place among the goods, counts as a piece, and as nothing for vouchers and free shipping', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('book');
    const { details } = await shopper.add('pen', 4);
    expect(pieces(details)).toEqual([
      [1, 'book', 'CATALOGUE', 0],
      [4, 'pen', 'NORMAL', 4_000],
    ]);
    expect([details.itemsCount, details.totals.basketValue.cents]).toEqual([5, 4_000]);
    const { totals } = (await shopper.update({ addVoucher: 'ZEHN' })).details;
    expect(totals.promotionsSaving.cents).toBe(400);
  });

  it('can be taken out and put back where it was, but not made more', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('book');
    const { details } = await shopper.add('pen', 1);
    const positionId = details.positions[0]?.id ?? 'no line';
    const { attainableInfos } = await shopper.update({ changeQuantity: { positionId, quantity: 2 } });
    expect(attainableInfos[0]?.failures[0]?.code).toBe('cart.quantity-fixed');
    expect(pieces((await shopper.update({ removePosition: positionId })).details)).toEqual([
      [1, 'pen', 'NORMAL', 1_000],
    ]);
    const back = await shopper.update({ addPosition: { itemId: 'book', quantity: 1, at: 0 } });
    expect(pieces(back.details)).toEqual([
      [1, 'book', 'CATALOGUE', 0],
      [1, 'pen', 'NORMAL', 1_000],
    ]);
  });

  it('is there once after two carts have become one', async () => {
    await insertAccount(database(), { id: 'kim', email: 'kim@example.com' });
    const enter = async (...itemIds: readonly string[]) => {
      const shopper = await createShopper(shop);
      for (const itemId of itemIds) await shopper.add(itemId);
      const { hasBroughtGoods } = await enterWithCart(shopper, 'kim@example.com');
      return [hasBroughtGoods, pieces(await shopper.cart())];
    };
    const book = [1, 'book', 'CATALOGUE', 0];
    expect(await enter('book')).toEqual([false, [book]]);
    expect(await enter('book')).toEqual([false, [book]]);
    expect(await enter('atlas')).toEqual([true, [book, [1, 'atlas', 'CATALOGUE', 0]]]);
  });

  it('is ordered as what it is and taken from the stock', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([
      ['pen', 1],
      ['book', 1],
    ]);
    const { orderId } = await shopper.submit(seen, 'order-with-catalogue');
    const lines = await database()
      .selectFrom('order_lines')
      .select(['item_id', 'kind', 'quantity', 'total_cents'])
      .where('order_id', '=', orderId ?? '')
      .orderBy('position')
      .execute();
    expect(lines.map(Object.values)).toEqual([
      ['pen', 'normal', 1, 1_000],
      ['book', 'catalogue', 1, 0],
    ]);
    const stock = await database().selectFrom('stock').select('available').where('item_id', '=', 'book').execute();
    expect(stock).toEqual([{ available: 49 }]);
  });
});
