// Scripts know a cart by its reference: it does for the cart's own visitor what the id does, and nothing for anybody else.

import { cartReference } from '@tornister/process/cart-reference';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const REFERENCE = 'query($id:ID!){shop_findCart(cartId:$id){reference}}';
const CLEAN_UP = 'mutation($id:ID!){confirmationCleanup(cartId:$id){cartId userId}}';

describeOnADatabase('The reference of a cart', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 10 });
  });

  /** Goes on as a tab does, which never sees the id. */
  const byReference = (shopper: Shopper): string => {
    const id = shopper.cartId;
    shopper.cartId = cartReference(id);
    return id;
  };

  it('is answered with the cart, and names it from then on: for changes and for the order', async () => {
    const shopper = await createShopper(shop);
    await shopper.becomeGuest();
    expect(await shopper.call(REFERENCE, { id: shopper.cartId })).toEqual({
      shop_findCart: { reference: cartReference(shopper.cartId) },
    });
    const cartId = byReference(shopper);
    expect((await shopper.add('pen', 2)).details).toMatchObject({ id: cartId, itemsCount: 2 });
    await shopper.choosePayment('INVOICE');
    const placed = await shopper.submit(await shopper.cart(), 'key-by-reference');
    expect(placed).toMatchObject({ errorMessage: null, orderId: expect.any(String) });
    const row = await database()
      .selectFrom('orders')
      .select('cart_id')
      .where('id', '=', placed.orderId ?? '')
      .executeTakeFirst();
    expect(row?.cart_id).toBe(cartId);
  });

  it('names the cart that comes after an order, also to who sends the old summary again', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 1]]);
    byReference(shopper);
    const first = await shopper.submit(seen, 'key-of-the-first-tab');
    const second = await shopper.submit(seen, 'key-of-the-second-tab');
    expect(second).toMatchObject({ orderId: null, newCartId: first.newCartId });
    const next = cartReference(first.newCartId ?? expect.fail());
    expect(await shopper.call(CLEAN_UP, { id: next })).toMatchObject({
      confirmationCleanup: { cartId: first.newCartId },
    });
  });

  it('opens nothing to another visitor', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    const cartId = byReference(shopper);
    const thief = await createShopper(shop);
    const own = thief.cartId;
    thief.cartId = shopper.cartId;
    await expect(thief.cart()).rejects.toThrow('CART_NOT_FOUND');
    await expect(thief.add('pen', 1)).rejects.toThrow('CART_NOT_FOUND');
    const { confirmationCleanup } = await thief.call<{ confirmationCleanup: { cartId: string } }>(CLEAN_UP, {
      id: shopper.cartId,
    });
    expect([cartId, own]).not.toContain(confirmationCleanup.cartId);
    expect((await shopper.cart()).itemsCount).toBe(1);
  });
});
