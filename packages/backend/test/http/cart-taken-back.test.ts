// The cart of an order that was not paid comes into the next one, in which something may be already.
// Source: spec 2 §4 "Checkout payment: query errorCode, cancelPayment".

import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('The cart of an unpaid order that is taken back', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000, maximum: 20 },
      { id: 'ruler', cents: 500 },
      { id: 'badge', cents: 100 },
      { id: 'sticker', cents: 100 },
      { id: 'bag', cents: 100 },
      { id: 'lamp', cents: 1_000, deal: { cents: 500, allowance: 5, quantityMax: 3 } },
    );
    for (const code of ['MITGIFT', 'NOCHEINS'])
      await insertVoucher(database(), { code, kind: 'free-item', value: 0, freeItemId: 'badge' });
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'choice', item_id: 'sticker', minimum_cart_cents: 1_000, position: 0 },
        { promotion_id: 'choice', item_id: 'bag', minimum_cart_cents: 1_000, position: 1 },
        { promotion_id: 'own', item_id: 'ruler', minimum_cart_cents: 10_000, position: 2, is_automatic: true },
      ])
      .execute();
  });

  const gift = (itemId: string) => ({ addFreeArticle: { promotionId: 'choice', itemId } });
  const pen = (quantity: number) => ({ addPosition: { itemId: 'pen', quantity } });
  const voucher = (addVoucher: string) => ({ addVoucher });

  let orders = 0;
  /** Somebody orders, fills the next cart before the payment is given up, and goes back. */
  const takenBack = async (ordered: readonly unknown[], next: readonly unknown[]) => {
    const shopper = await createShopper(shop);
    await shopper.update(...ordered);
    orders += 1;
    const seen = await shopper.prepare([], 'CREDIT_CARD');
    const { orderId, newCartId } = await shopper.submit(seen, `order-that-is-given-up-${orders}`);
    shopper.cartId = newCartId ?? expect.fail();
    if (next.length > 0) await shopper.update(...next);
    await reopen(shopper, orderId);
    await reopen(shopper, orderId);
    await expectInvariants(database());
    const cart = await shopper.cart();
    const pieces = Object.fromEntries(
      cart.positions.map(({ itemId, kind, quantity }) => [`${itemId} ${kind}`, quantity]),
    );
    return { shopper, cart, pieces };
  };
  const reopen = (shopper: Shopper, id: string | null) =>
    shopper.call('mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}', { id });
  const codeOf = async ({ cartId }: Shopper) =>
    (await database().selectFrom('carts').select('voucher_code').where('id', '=', cartId).executeTakeFirst())
      ?.voucher_code;

  it('adds its pieces to those of the next one', async () => {
    const { pieces } = await takenBack([pen(5)], [pen(1)]);
    expect(pieces).toEqual({ 'pen NORMAL': 6 });
  });

  it('adds its goods although a promotion gives one of them to the next one', async () => {
    const { pieces } = await takenBack([{ addPosition: { itemId: 'ruler', quantity: 2 } }], [pen(10)]);
    expect(pieces).toEqual({ 'pen NORMAL': 10, 'ruler NORMAL': 2, 'ruler PROMOTION_FREE': 1 });
  });

  it('leaves the voucher of the next one and its gift, and brings its own where there is none', async () => {
    const kept = await takenBack([pen(1)], [pen(1), voucher('MITGIFT')]);
    expect([kept.pieces, await codeOf(kept.shopper)]).toEqual([{ 'pen NORMAL': 2, 'badge FREE_GIFT': 1 }, 'MITGIFT']);
    const both = await takenBack([pen(1), voucher('NOCHEINS')], [pen(1), voucher('MITGIFT')]);
    expect([both.pieces, await codeOf(both.shopper)]).toEqual([{ 'pen NORMAL': 2, 'badge FREE_GIFT': 1 }, 'MITGIFT']);
    const brought = await takenBack([pen(1), voucher('NOCHEINS')], []);
    expect([brought.pieces, await codeOf(brought.shopper)]).toEqual([
      { 'pen NORMAL': 1, 'badge FREE_GIFT': 1 },
      'NOCHEINS',
    ]);
  });

  it('brings a chosen gift only where none is', async () => {
    expect((await takenBack([pen(1), gift('sticker')], [pen(1), gift('bag')])).pieces).toEqual({
      'pen NORMAL': 2,
      'bag FREE_GIFT': 1,
    });
    expect((await takenBack([pen(1), gift('sticker')], [])).pieces).toEqual({
      'pen NORMAL': 1,
      'sticker FREE_GIFT': 1,
    });
  });

  it('reserves pieces of a deal anew', async () => {
    const { cart } = await takenBack([{ addPosition: { itemId: 'lamp', quantity: 3 } }], []);
    expect(cart.positions.map(({ quantity, quantityLightning }) => [quantity, quantityLightning])).toEqual([[3, 3]]);
    expect(cart.totals.subtotal.cents).toBe(1_500);
  });
});
