// The cart of an order that was not paid comes into the next one, in which something may be already.
// Source: spec 2 §4 "Checkout payment: query errorCode, cancelPayment".

import { cartReference } from '@tornister/process/cart-reference';
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
    shopper.call<{ readonly reopenCartAfterPayment: string | null }>(
      'mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}',
      { id },
    );
  const codeOf = async ({ cartId }: Shopper) =>
    (await database().selectFrom('carts').select('voucher_code').where('id', '=', cartId).executeTakeFirst())
      ?.voucher_code;

  it('adds its pieces to those of the next one', async () => {
    const { pieces } = await takenBack([pen(5)], [pen(1)]);
    expect(pieces).toEqual({ 'pen NORMAL': 6 });
  });

  const toldOf = async (shopper: Shopper): Promise<string | null> => {
    const { shop_findCart: cart } = await shopper.call<{
      readonly shop_findCart: { readonly shortfall: string | null };
    }>('query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:false){shortfall}}', { id: shopper.cartId });
    return cart.shortfall;
  };

  it('says of which goods less is there than both held, until its shopper changes them', async () => {
    const { shopper, pieces, cart } = await takenBack([pen(15)], [pen(8)]);
    const told = 'Nicht alles aus der Bestellung liegt wieder im Warenkorb. Weniger Stück: Stift pen (20 statt 23).';
    expect(pieces).toMatchObject({ 'pen NORMAL': 20 });
    expect([await toldOf(shopper), await toldOf(shopper)]).toEqual([told, told]);
    // What is added is added from any page.
    await shopper.add('bag', 1);
    expect(await toldOf(shopper)).toBe(told);
    const positionId = cart.positions.find(({ itemId, kind }) => itemId === 'pen' && kind === 'NORMAL')?.id ?? '';
    await shopper.update({ changeQuantity: { positionId, quantity: 19 } });
    expect(await toldOf(shopper)).toBeNull();
  });

  it('says nothing where all goods are there again', async () => {
    expect(await toldOf((await takenBack([pen(2)], [pen(1)])).shopper)).toBeNull();
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
    expect([await toldOf(kept.shopper), await toldOf(both.shopper)]).toEqual([
      null,
      'Nicht alles aus der Bestellung liegt wieder im Warenkorb. Nicht übernommen: zweiter Gutschein.',
    ]);
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

  type Columns = Readonly<Record<string, unknown>>;
  const COLUMNS = ['shipper_code', 'payment_id', 'order_reference', 'order_comment', 'spedition_fields'] as const;
  const setColumns = (id: string, values: Columns) =>
    database().updateTable('carts').set(values).where('id', '=', id).execute();
  const columnsOf = (id: string) =>
    database()
      .selectFrom('carts')
      .select([...COLUMNS, 'billing_address_id', 'shipping_address_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  /** Orders pens; what was chosen and entered for the order is said by the test. */
  const ordered = async (entered: Columns = { order_comment: null }) => {
    const shopper = await createShopper(shop);
    await shopper.update(pen(1));
    const seen = await shopper.prepare([], 'CREDIT_CARD');
    await setColumns(shopper.cartId, entered);
    orders += 1;
    const before = await columnsOf(shopper.cartId);
    const { orderId, newCartId } = await shopper.submit(seen, `order-to-be-changed-${orders}`);
    return { shopper, orderId, before, nextCartId: newCartId ?? expect.fail() };
  };

  it('fills what the next one lacks, and leaves what was chosen and entered for it', async () => {
    const entered = {
      order_comment: 'Bitte klingeln',
      order_reference: 'A-1',
      spedition_fields: '{"phone":"1","floor":"2"}',
    };
    const empty = await ordered(entered);
    await reopen(empty.shopper, empty.orderId);
    expect(await columnsOf(empty.nextCartId)).toEqual(empty.before);

    const filled = await ordered(entered);
    const other = await createShopper(shop);
    await other.prepare([['pen', 1]]);
    const { billing_address_id } = await columnsOf(other.cartId);
    const own = {
      billing_address_id,
      shipper_code: 'DHL',
      payment_id: 'INVOICE',
      order_reference: 'B-2',
      order_comment: 'Hinten abstellen',
      spedition_fields: '{"phone":"3"}',
    };
    await setColumns(filled.nextCartId, own);
    await reopen(filled.shopper, filled.orderId);
    expect(await columnsOf(filled.nextCartId)).toEqual({
      ...own,
      shipping_address_id: null,
      spedition_fields: { phone: '3', floor: '2' },
    });

    const bare = await ordered();
    await setColumns(bare.nextCartId, { order_comment: 'Hinten abstellen', payment_id: 'INVOICE' });
    await reopen(bare.shopper, bare.orderId);
    expect(await columnsOf(bare.nextCartId)).toEqual({
      ...bare.before,
      order_comment: 'Hinten abstellen',
      payment_id: 'INVOICE',
    });
  });

  it('comes into the cart that is being filled when the next one was ordered, too, or another device has begun one', async () => {
    const { shopper, orderId, nextCartId } = await ordered();
    shopper.cartId = nextCartId;
    const second = await shopper.submit(await shopper.prepare([['pen', 2]], 'INVOICE'), `ordered-too-${orders}`);
    shopper.cartId = second.newCartId ?? expect.fail();
    await shopper.update(pen(3));
    for (const _again of [1, 2]) {
      const { reopenCartAfterPayment } = await reopen(shopper, orderId);
      expect(reopenCartAfterPayment).toBe(cartReference(shopper.cartId));
    }
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 4 }]);

    const elsewhere = await ordered();
    const { shopInit } = await elsewhere.shopper.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
    elsewhere.shopper.cartId = shopInit.cartId;
    await elsewhere.shopper.update(pen(2));
    expect((await reopen(elsewhere.shopper, elsewhere.orderId)).reopenCartAfterPayment).toBe(
      cartReference(shopInit.cartId),
    );
    expect((await elsewhere.shopper.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 3 }]);
  });

  it('comes into the cart after the order, and into none that was left alone since', async () => {
    const shopper = await createShopper(shop);
    await shopper.update(pen(1));
    const seen = await shopper.prepare([], 'CREDIT_CARD');
    const ordering = shopper.cartId;
    const { shopInit } = await shopper.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
    shopper.cartId = shopInit.cartId;
    await shopper.update(pen(7));
    shop.pass(1);
    shopper.cartId = ordering;
    const { orderId, newCartId } = await shopper.submit(seen, 'order-beside-an-old-cart');
    expect((await reopen(shopper, orderId)).reopenCartAfterPayment).toBe(cartReference(newCartId ?? ''));
  });

  it('takes no new cart while an empty one is open, and one where none is', async () => {
    const { shopper, orderId, nextCartId } = await ordered();
    shopper.cartId = nextCartId;
    const { newCartId } = await shopper.submit(
      await shopper.prepare([['pen', 2]], 'INVOICE'),
      `and-one-more-${orders}`,
    );
    expect((await reopen(shopper, orderId)).reopenCartAfterPayment).toBe(cartReference(newCartId ?? ''));
    shopper.cartId = newCartId ?? '';
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 1 }]);
    await setColumns(shopper.cartId, { submitted_at: shop.services.now() });
    expect([null, cartReference(shopper.cartId)]).not.toContain(
      (await reopen(shopper, orderId)).reopenCartAfterPayment,
    );
  });

  it('keeps goods that were sold out meanwhile, as not available', async () => {
    const { shopper, orderId, nextCartId } = await ordered();
    await database().updateTable('items').set({ is_available: false }).where('id', '=', 'pen').execute();
    await reopen(shopper, orderId);
    shopper.cartId = nextCartId;
    const { positions } = await shopper.cart();
    await database().updateTable('items').set({ is_available: true }).where('id', '=', 'pen').execute();
    expect(positions).toMatchObject([{ itemId: 'pen', quantity: 1, availableForSale: false }]);
  });

  it('reserves pieces of a deal anew', async () => {
    const { cart } = await takenBack([{ addPosition: { itemId: 'lamp', quantity: 3 } }], []);
    expect(cart.positions.map(({ quantity, quantityLightning }) => [quantity, quantityLightning])).toEqual([[3, 3]]);
    expect(cart.totals.subtotal.cents).toBe(1_500);
  });
});
