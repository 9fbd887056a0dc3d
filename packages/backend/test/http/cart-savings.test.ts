import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const SAVINGS = 'undiscountsTotalSum{cents} totalBasketSavingWithoutPromotions{cents} freeShippingPossible';

describeOnADatabase('What a cart saves (spec 2 §3 "totals")', (database) => {
  beforeAll(() => insertShelf(database()));

  const savingsOf = async (items: readonly (readonly [id: string, quantity: number])[]) => {
    const shopper = await createShopper(createTestShop(database()));
    for (const [id, quantity] of items) await shopper.add(id, quantity);
    const { shop_findCart } = await shopper.call<{ shop_findCart: Readonly<Record<string, unknown>> }>(
      `query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){${SAVINGS}}}`,
      { id: shopper.cartId },
    );
    return shop_findCart;
  };

  it('is nothing for goods at their usual price', async () => {
    await insertItem(database(), { id: 'usual', cents: 500, stock: 100 });
    expect(await savingsOf([['usual', 3]])).toEqual({
      undiscountsTotalSum: { cents: 1_500 },
      totalBasketSavingWithoutPromotions: { cents: 0 },
      freeShippingPossible: true,
    });
  });

  it('counts struck prices and the pieces that have a deal', async () => {
    await insertItem(database(), { id: 'reduced', cents: 700, stock: 100 });
    await database().updateTable('prices').set({ strike_cents: 900 }).where('item_id', '=', 'reduced').execute();
    const deal = { cents: 600, allowance: 10, quantityMax: 2 };
    await insertItem(database(), { id: 'dealt', cents: 1_000, stock: 100, deal });
    expect(
      await savingsOf([
        ['reduced', 2],
        ['dealt', 3],
      ]),
    ).toMatchObject({
      undiscountsTotalSum: { cents: 2 * 900 + 3 * 1_000 },
      totalBasketSavingWithoutPromotions: { cents: 2 * 200 + 2 * 400 },
    });
  });

  it.each([
    [2, 600],
    [3, 1_000],
  ])(
    'has the base price of what each of %i pieces costs, of which two are in a deal (§ 4 PAngV)',
    async (quantity, cents) => {
      const id = `paint-${quantity}`;
      await insertItem(database(), { id, cents: 1_000, deal: { cents: 600, allowance: 10, quantityMax: 2 } });
      await database().updateTable('items').set({ base_amount: 0.25, base_unit: 'l' }).where('id', '=', id).execute();
      const shopper = await createShopper(createTestShop(database()));
      await shopper.add(id, quantity);
      const { shop_findCart: cart } = await shopper.call<{ shop_findCart: { readonly positions: readonly unknown[] } }>(
        'query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:false){positions{basePrice{price{cents} unit}}}}',
        { id: shopper.cartId },
      );
      expect(cart.positions).toEqual([{ basePrice: { price: { cents: 4 * cents }, unit: 'l' } }]);
    },
  );

  it('cannot be free shipping where a forwarder brings the goods', async () => {
    await insertItem(database(), { id: 'cupboard', cents: 50_000, stock: 100, isFreight: true });
    expect(await savingsOf([['cupboard', 1]])).toMatchObject({ freeShippingPossible: false });
  });
});
