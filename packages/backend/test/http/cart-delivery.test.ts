import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const IN_STOCK = /^Auf Lager/;
const IN_WEEKS = /^Lieferbar in .* Wochen$/;

describeOnADatabase('What a line of the basket says of its delivery (spec 1 §9)', (database) => {
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen' }, { id: 'globe' });
    await database()
      .updateTable('items')
      .set({ delivery_status: 'weeks', delivery_days_min: 15, delivery_days_max: 25 })
      .where('id', '=', 'globe')
      .execute();
  });

  it('has the colour of its message', async () => {
    const shopper = await createShopper(createTestShop(database()));
    for (const id of ['pen', 'globe']) await shopper.add(id);
    const { cart } = await shopper.call<{ cart: { readonly positions: readonly unknown[] } }>(
      'query($id:ID!){cart:shop_findCart(cartId:$id,calculateShippingCost:false){positions{deliveryStatusText deliveryStatusColor}}}',
      { id: shopper.cartId },
    );
    expect(cart.positions).toEqual([
      { deliveryStatusText: expect.stringMatching(IN_STOCK), deliveryStatusColor: 'green' },
      { deliveryStatusText: expect.stringMatching(IN_WEEKS), deliveryStatusColor: 'yellow' },
    ]);
  });

  it('goes by the country that the goods go to, in the basket as in the order', async () => {
    const shopper = await createShopper(createTestShop(database()));
    await shopper.add('pen');
    const said = async (): Promise<unknown> => {
      const { cart } = await shopper.call<{ cart: { readonly positions: readonly unknown[] } }>(
        'query($id:ID!){cart:shop_findCart(cartId:$id,calculateShippingCost:false){positions{deliveryStatusText}}}',
        { id: shopper.cartId },
      );
      return cart.positions[0];
    };
    expect(await said()).toEqual({ deliveryStatusText: 'Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage' });
    await shopper.becomeGuest({ ...ADDRESS, email: shopper.email, country: 'CH', postCode: '8001' });
    expect(await said()).toEqual({ deliveryStatusText: 'Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage' });
    await shopper.choosePayment('VORKASSE');
    const { orderId } = await shopper.submit(await shopper.cart(), `key-of-${shopper.cartId}`);
    const line = await database()
      .selectFrom('order_lines')
      .select('snapshot')
      .where('order_id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    expect(line.snapshot).toMatchObject({ delivery: 'Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage' });
  });
});
