import { beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { enterWithCart } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A gift that a promotion puts into the cart by itself', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'poster', cents: 299, stock: 50 },
      { id: 'bag', cents: 399, stock: 0 },
      { id: 'sticker', cents: 100 },
    );
    await insertVoucher(database(), { code: 'ZEHN', value: 10 });
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'large', item_id: 'poster', minimum_cart_cents: 5_000, position: 0, is_automatic: true },
        { promotion_id: 'sold-out', item_id: 'bag', minimum_cart_cents: 5_000, position: 1, is_automatic: true },
        { promotion_id: 'choice', item_id: 'sticker', minimum_cart_cents: 1_000, position: 2 },
      ])
      .execute();
  });

  const pieces = ({ positions }: Awaited<ReturnType<Shopper['cart']>>) =>
    positions.map(({ itemId, kind, quantity }) => `${quantity} ${itemId} ${kind}`);
  const lineOf = async (shopper: Shopper, itemId: string) =>
    (await shopper.cart()).positions.find((line) => line.itemId === itemId)?.id ?? 'no line';
  const change = async (shopper: Shopper, quantity: number) =>
    (await shopper.update({ changeQuantity: { positionId: await lineOf(shopper, 'pen'), quantity } })).details;

  it('comes once with the value of the goods and goes with it; what is sold out does not come', async () => {
    const shopper = await createShopper(shop);
    expect(pieces((await shopper.add('pen', 4)).details)).toEqual(['4 pen NORMAL']);
    const full = (await shopper.add('pen')).details;
    expect(pieces(full)).toEqual(['5 pen NORMAL', '1 poster PROMOTION_FREE']);
    expect(pieces(await change(shopper, 9))).toEqual(['9 pen NORMAL', '1 poster PROMOTION_FREE']);
    expect(pieces(await change(shopper, 4))).toEqual(['4 pen NORMAL']);
    await change(shopper, 5);
    expect(pieces((await shopper.update({ removePosition: await lineOf(shopper, 'pen') })).details)).toEqual([]);
  });

  it('gives no piece that the cart holds as goods that are paid for', async () => {
    const stock = (available: number) =>
      database().updateTable('stock').set({ available }).where('item_id', '=', 'poster').execute();
    await stock(2);
    const shopper = await createShopper(shop);
    await shopper.add('pen', 5);
    const both = ['5 pen NORMAL', '1 poster NORMAL', '1 poster PROMOTION_FREE'];
    expect(pieces((await shopper.add('poster')).details)).toEqual(both);
    expect(pieces((await shopper.add('poster')).details)).toEqual(['5 pen NORMAL', '2 poster NORMAL']);
    await stock(50);
  });

  it('costs nothing and counts for nothing', async () => {
    const shopper = await createShopper(shop);
    const { positions, totals, itemsCount } = (await shopper.add('pen', 5)).details;
    expect(positions.map(({ positionTotal }) => positionTotal.cents)).toEqual([5_000, 0]);
    expect([totals.subtotal.cents, totals.basketValue.cents, itemsCount]).toEqual([5_000, 5_000, 6]);
  });

  it('is counted by what the goods cost after the voucher', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 5);
    expect(pieces((await shopper.update({ addVoucher: 'ZEHN' })).details)).toEqual(['5 pen NORMAL']);
    const without = (await shopper.update({ removeVoucher: 'ze hn' })).details;
    expect(pieces(without)).toEqual(['5 pen NORMAL', '1 poster PROMOTION_FREE']);
  });

  it('can be neither removed nor changed nor chosen, and leaves the chosen gift where it is', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 5);
    const positionId = await lineOf(shopper, 'poster');
    const { attainableInfos, details } = await shopper.update(
      { removePosition: positionId },
      { changeQuantity: { positionId, quantity: 2 } },
      { changeQuantity: { positionId, quantity: 0 } },
      { addFreeArticle: { promotionId: 'large', itemId: 'poster' } },
      { addFreeArticle: { promotionId: 'choice', itemId: 'sticker' } },
    );
    const codes = attainableInfos.map(({ failures }) => failures[0]?.code ?? 'done');
    const fixed = ['cart.line-not-removable', 'cart.quantity-fixed', 'cart.line-not-removable'];
    expect(codes).toEqual([...fixed, 'cart.gift-unknown', 'done']);
    expect(pieces(details)).toEqual(['5 pen NORMAL', '1 poster PROMOTION_FREE', '1 sticker FREE_GIFT']);
    const { shop_findCart } = await shopper.call<{ shop_findCart: { freeArticleMinPrice: { cents: number } } }>(
      'query($id:ID!){shop_findCart(cartId:$id){freeArticleMinPrice{cents}}}',
      { id: shopper.cartId },
    );
    expect(shop_findCart.freeArticleMinPrice.cents).toBe(1_000);
  });

  it('is there once after two carts have become one', async () => {
    await insertAccount(database(), { id: 'kim', email: 'kim@example.com' });
    const enter = async (quantity: number) => {
      const shopper = await createShopper(shop);
      await shopper.add('pen', quantity);
      const { hasKeptOwnGift } = await enterWithCart(shopper, 'kim@example.com');
      return [pieces(await shopper.cart()), hasKeptOwnGift];
    };
    expect(await enter(5)).toEqual([['5 pen NORMAL', '1 poster PROMOTION_FREE'], false]);
    expect(await enter(5)).toEqual([['10 pen NORMAL', '1 poster PROMOTION_FREE'], false]);
  });

  it('is ordered and taken from the stock, and does not stand in the way once the last is gone', async () => {
    const stockOf = async () =>
      (await database().selectFrom('stock').select('available').where('item_id', '=', 'poster').executeTakeFirst())
        ?.available;
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 5]]);
    const before = (await stockOf()) ?? 0;
    const { orderId } = await shopper.submit(seen, 'order-with-gift');
    expect(await stockOf()).toBe(before - 1);
    const lines = await database()
      .selectFrom('order_lines')
      .select(['item_id', 'kind', 'total_cents'])
      .where('order_id', '=', orderId ?? '')
      .orderBy('position')
      .execute();
    expect(lines.map(Object.values)).toEqual([
      ['pen', 'normal', 5_000],
      ['poster', 'promotion-free', 0],
    ]);
    const late = await createShopper(shop);
    const full = await late.prepare([['pen', 5]]);
    expect(pieces(full)).toContain('1 poster PROMOTION_FREE');
    await database().updateTable('stock').set({ available: 0 }).where('item_id', '=', 'poster').execute();
    expect((await late.submit(full, 'order-too-late')).orderId).toBeNull();
    const left = await late.cart();
    expect(pieces(left)).toEqual(['5 pen NORMAL']);
    expect((await late.submit(left, 'order-without-gift')).orderId).not.toBeNull();
  });
});
