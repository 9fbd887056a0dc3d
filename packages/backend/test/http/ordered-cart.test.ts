// What a shopper is told who presses the order button for a cart that became an order before. Source: spec 2 §4 "Submit".

import { cartReference } from '@tornister/process/cart-reference';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { type InMemoryProvider, inMemoryProvider } from '../support/in-memory-provider.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const ALREADY = 'vue.checkout.error.orderAlreadySubmitted';
const CANCELLED = 'vue.checkout.error.orderCancelled';
const WAITS = 'vue.checkout.error.orderWaits';

describeOnADatabase('A cart that was ordered before', (database) => {
  let shop: TestShop;
  let twin: InMemoryProvider;

  beforeAll(async () => {
    twin = inMemoryProvider(() => TEST_START);
    shop = createTestShop(database(), { providers: [twin.provider] });
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 20 });
  });

  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `ordered-before-${keys}`;
  };
  /** Somebody whose summary of two pens was ordered, and who still has it open. */
  const ordered = async (paymentId: string) => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 2]], paymentId);
    const key = newKey();
    const first = await shopper.submit(seen, key);
    return { shopper, seen, key, first };
  };
  const reopen = (shopper: Shopper, id: string | null) =>
    shopper.call('mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}', { id });
  const goodsIn = async (shopper: Shopper, cartId: string | null) => {
    const { positions } = await Object.assign(shopper, { cartId: cartId ?? expect.fail() }).cart();
    return positions.map(({ itemId, quantity }) => [itemId, quantity]);
  };

  it('is received already, and there is nothing to do, where its order is placed', async () => {
    const { shopper, seen, first } = await ordered('INVOICE');
    expect(await shopper.submit(seen, newKey())).toMatchObject({
      orderId: null,
      errorMessage: ALREADY,
      newCartId: first.newCartId,
    });
  });

  it('waits for its payment where the order does, whoever pressed the button in the other tab', async () => {
    const { shopper, seen, first } = await ordered('PAYPAL');
    expect(await shopper.submit(seen, newKey())).toMatchObject({
      orderId: first.orderId,
      errorMessage: WAITS,
      newCartId: first.newCartId,
      redirectUrl: null,
    });
    await expectInvariants(database());
  });

  it('was not ordered where its order was changed: its goods are in the cart that is answered', async () => {
    for (const isSameView of [true, false]) {
      const { shopper, seen, key, first } = await ordered('PAYPAL');
      await reopen(shopper, first.orderId);
      const answer = await shopper.submit(seen, isSameView ? key : newKey());
      expect(answer).toMatchObject({ orderId: null, errorMessage: CANCELLED, redirectUrl: null });
      expect(await goodsIn(shopper, answer.newCartId)).toEqual([['pen', 2]]);
    }
    await expectInvariants(database());
  });

  it('was received when its goods were ordered with the next cart', async () => {
    for (const isSameView of [true, false]) {
      const { shopper, seen, key, first } = await ordered('PAYPAL');
      const { cartId } = shopper;
      await reopen(shopper, first.orderId);
      shopper.cartId = first.newCartId ?? expect.fail();
      await shopper.choosePayment('INVOICE');
      expect((await shopper.submit(await shopper.cart(), newKey())).orderId).not.toBeNull();
      shopper.cartId = cartId;
      expect(await shopper.submit(seen, isSameView ? key : newKey())).toMatchObject({ errorMessage: ALREADY });
    }
  });

  it('names the order that it became to the login that placed it, and to nobody else', async () => {
    const { shopper, first } = await ordered('PAYPAL');
    const orderOf = async (): Promise<unknown> =>
      (
        await shopper.call<{ getShippingStepDetails: { order: unknown } }>(
          'query($id:ID!){getShippingStepDetails(cartId:$id){order{orderId newCartReference}}}',
          { id: shopper.cartId },
        )
      ).getShippingStepDetails.order;
    const told = { orderId: first.orderId, newCartReference: cartReference(first.newCartId ?? '') };
    expect(await orderOf()).toEqual(told);
    const { user_id } = await database()
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', shopper.cartId)
      .executeTakeFirstOrThrow();
    const { 'x-jwt': login, 'x-ishop-api-userid': visitor } = shopper.headers;
    delete shopper.headers['x-jwt'];
    await expect(orderOf()).rejects.toThrow('CART_NOT_FOUND');
    // The id of a guest's entry finds the cart; the order needs the login.
    shopper.headers['x-ishop-api-userid'] = user_id;
    expect(await orderOf()).toBeNull();
    Object.assign(shopper.headers, { 'x-jwt': login, 'x-ishop-api-userid': visitor });
    shopper.cartId = first.newCartId ?? expect.fail();
    expect(await orderOf()).toBeNull();
  });

  it('is given back where the provider cannot be reached', async () => {
    twin.isReachable = false;
    const { shopper, first } = await ordered('PAYPAL');
    twin.isReachable = true;
    expect(first).toMatchObject({ orderId: null, errorMessage: 'vue.checkout.payment.error' });
    expect(await goodsIn(shopper, first.newCartId)).toEqual([['pen', 2]]);
  });
});
