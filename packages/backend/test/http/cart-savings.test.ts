import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const SAVINGS = 'undiscountsTotalSum{cents} totalBasketSavingWithoutPromotions{cents} freeShippingPossible';
const LINES = 'positions{itemId savings{cents}}';

describeOnADatabase('What a cart saves (spec 2 §3 "totals")', (database) => {
  beforeAll(() => insertShelf(database()));

  const savingsOf = async (items: readonly (readonly [id: string, quantity: number])[], store = 'de') => {
    const shopper = await createShopper(createTestShop(database()), store);
    if (store === 'b2b') await shopper.becomeSchool();
    for (const [id, quantity] of items) await shopper.add(id, quantity);
    const { shop_findCart } = await shopper.call<{ shop_findCart: Readonly<Record<string, unknown>> }>(
      `query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){${SAVINGS} ${LINES}}}`,
      { id: shopper.cartId },
    );
    return shop_findCart;
  };
  const strike = (id: string, cents: number) =>
    database().updateTable('prices').set({ strike_cents: cents }).where('item_id', '=', id).execute();

  it('is nothing for goods at their usual price', async () => {
    await insertItem(database(), { id: 'usual', cents: 500, stock: 100 });
    expect(await savingsOf([['usual', 3]])).toEqual({
      undiscountsTotalSum: { cents: 1_500 },
      totalBasketSavingWithoutPromotions: { cents: 0 },
      freeShippingPossible: true,
      positions: [{ itemId: 'usual', savings: null }],
    });
  });

  it('counts struck prices and the pieces that have a deal', async () => {
    await insertItem(database(), { id: 'reduced', cents: 700, stock: 100 });
    await strike('reduced', 900);
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

  it.each(['de', 'ch', 'b2b'])(
    'is the sum of what each line says, struck price and deal in one (%s)',
    async (store) => {
      const goods = [
        { id: 'struck', cents: 700 },
        { id: 'in-deal', cents: 1_000, deal: { cents: 600, allowance: 10, quantityMax: 2 } },
        { id: 'beyond-deal', cents: 1_000, deal: { cents: 600, allowance: 10, quantityMax: 2 } },
        { id: 'both', cents: 1_000, deal: { cents: 700, allowance: 10, quantityMax: 2 } },
        { id: 'plain', cents: 300 },
      ].map((item) => ({ ...item, id: `${item.id}-${store}` }));
      for (const item of goods) await insertItem(database(), item);
      await strike(`struck-${store}`, 900);
      await strike(`both-${store}`, 1_200);
      const savings = await savingsOf(
        goods.map(({ id }) => [id, id.startsWith('beyond') ? 3 : 2]),
        store,
      );
      expect(savings).toMatchObject({
        positions: [
          { itemId: `struck-${store}`, savings: { cents: 2 * 200 } },
          { itemId: `in-deal-${store}`, savings: { cents: 2 * 400 } },
          { itemId: `beyond-deal-${store}`, savings: { cents: 2 * 400 } },
          { itemId: `both-${store}`, savings: { cents: 2 * 500 } },
          { itemId: `plain-${store}`, savings: null },
        ],
        totalBasketSavingWithoutPromotions: { cents: 3_000 },
      });
    },
  );

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

  it.each([
    ['b2b', /^Lieferbedingungen: frei Haus ab 75,00\s€ Warenwert, sonst 4,90\s€ Versand; Speditionsware 29,00\s€\./],
    ['de', null],
  ])('says beside the sums of a cart in %s what delivery costs: %s', async (store, sentence) => {
    const shopper = await createShopper(createTestShop(database()), store);
    if (store === 'b2b') await shopper.becomeSchool();
    await insertItem(database(), { id: `terms-${store}`, cents: 500, stock: 100 });
    await shopper.add(`terms-${store}`, 1);
    const { shop_findCart } = await shopper.call<{
      shop_findCart: { readonly totals: { readonly educationalDeliveryTerms: string | null } };
    }>('query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){totals{educationalDeliveryTerms}}}', {
      id: shopper.cartId,
    });
    const said = shop_findCart.totals.educationalDeliveryTerms;
    expect(said).toEqual(sentence === null ? null : expect.stringMatching(sentence));
  });
});
