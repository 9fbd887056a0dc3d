// Vouchers that are not for everything: one for a category counts and lowers its goods alone, waits without them, and can be taken out then; one
// for free shipping waits where goods go as freight.

import { beforeAll, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A voucher that is not for everything (spec 2 §1 "vouchers")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'paint', cents: 199 },
      { id: 'book', cents: 700, isBook: true },
      { id: 'cupboard', cents: 50_000 },
      { id: 'case', cents: 3_000 },
      { id: 'badge', cents: 100 },
      { id: 'desk', cents: 10_000, isFreight: true },
    );
    const category = { level: 2, position: 0, details: json({ name: { de: 'Farben', en: 'Paints' } }) };
    await database()
      .insertInto('categories')
      .values([
        { ...category, id: 'paints', path: '/f/', parent_id: '1' },
        { ...category, id: 'water-paints', path: '/f/w/', parent_id: 'paints' },
      ])
      .execute();
    await database()
      .insertInto('product_categories')
      .values([
        { product_id: 'ppaint', category_id: 'water-paints', position: 0 },
        { product_id: 'pbook', category_id: 'paints', position: 0 },
        { product_id: 'pbadge', category_id: 'paints', position: 0 },
      ])
      .execute();
    const paints = { categoryId: 'paints' };
    await insertVoucher(database(), { ...paints, code: 'BUNT', value: 20 });
    await insertVoucher(database(), { ...paints, code: 'BUNT20', value: 20, minimumCartCents: 1_000 });
    await insertVoucher(database(), { ...paints, code: 'FREI', kind: 'free-shipping', value: 0 });
    await insertVoucher(database(), { ...paints, code: 'GIFT', kind: 'free-item', value: 0, freeItemId: 'badge' });
    await insertVoucher(database(), { code: 'ZEHN', value: 10 });
    await insertVoucher(database(), { code: 'PORTO', kind: 'free-shipping', value: 0 });
  });

  const filled = async (...items: readonly (readonly [itemId: string, quantity: number])[]): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    for (const [itemId, quantity] of items) await shopper.add(itemId, quantity);
    return shopper;
  };
  const redeem = async (shopper: Shopper, code: string) => {
    const { details, attainableInfos } = await shopper.update({ addVoucher: code });
    const failure = attainableInfos[0]?.failures[0];
    return { details, failure, saving: details.totals.promotionsSaving.cents, status: details.voucherCodeStatus };
  };
  const lineOf = async (shopper: Shopper, itemId: string): Promise<string> =>
    (await shopper.cart()).positions.find((line) => line.itemId === itemId)?.id ?? 'no line';
  const unitPriceOf = async (shopper: Shopper): Promise<number> =>
    (await shopper.cart()).positions[0]?.positionTotal.cents ?? expect.fail();
  const quantityOf = async (shopper: Shopper, itemId: string, quantity: number) => {
    const { details } = await shopper.update({
      changeQuantity: { positionId: await lineOf(shopper, itemId), quantity },
    });
    return [details.voucherCodeStatus, details.totals.promotionsSaving.cents];
  };

  it('for free shipping waits while something goes as freight, which it cannot make free', async () => {
    const shopper = await filled(['paint', 1], ['desk', 1]);
    expect(await redeem(shopper, 'PORTO')).toMatchObject({ status: 'DORMANT' });
    expect(await quantityOf(shopper, 'desk', 0)).toEqual(['REDEEMED', 0]);
  });

  it('for free shipping waits where shipping costs nothing without it, and is not used up there', async () => {
    const shopper = await filled(['paint', 1]);
    expect(await redeem(shopper, 'PORTO')).toMatchObject({ status: 'REDEEMED' });
    expect((await shopper.cart()).totals.shippingCost.cents).toBe(0);
    const enough = await quantityOf(shopper, 'paint', Math.ceil(4_900 / (await unitPriceOf(shopper))));
    expect(enough).toEqual(['DORMANT', 0]);
    await shopper.becomeGuest();
    await shopper.choosePayment('INVOICE');
    const seen = await shopper.cart();
    expect(seen.totals.shippingCost.cents).toBe(0);
    expect((await shopper.submit(seen, 'key-with-free-shipping')).orderId).not.toBeNull();
    const used = await database()
      .selectFrom('vouchers')
      .select('redemptions')
      .where('code', '=', 'PORTO')
      .executeTakeFirstOrThrow();
    expect(used.redemptions).toBe(0);
  });

  it('lowers the goods of the category and of those below it, books with a fixed price not among them', async () => {
    const shopper = await filled(['paint', 1], ['cupboard', 1], ['book', 1]);
    expect(await redeem(shopper, 'BUNT')).toMatchObject({ saving: 40, status: 'REDEEMED' });
  });

  it('reaches its minimum value by these goods alone', async () => {
    const shopper = await filled(['paint', 5], ['cupboard', 1]);
    expect(await redeem(shopper, 'BUNT20')).toMatchObject({
      failure: { code: 'voucher.minimum-not-reached', missing: { cents: 5 } },
      saving: 0,
      status: 'NONE',
    });
    await shopper.add('paint');
    expect(await redeem(shopper, 'BUNT20')).toMatchObject({ saving: 239, status: 'REDEEMED' });
    expect(await quantityOf(shopper, 'paint', 5)).toEqual(['DORMANT', 0]);
    expect(await quantityOf(shopper, 'paint', 6)).toEqual(['REDEEMED', 239]);
  });

  it.each(['BUNT', 'BUNT20', 'FREI', 'GIFT'])('is refused without any (%s)', async (code) => {
    for (const items of [[], [['cupboard', 1] as const]])
      expect(await redeem(await filled(...items), code)).toMatchObject({
        failure: { code: 'voucher.nothing-discountable' },
        status: 'NONE',
      });
  });

  it.each([
    ['BUNT', ['DORMANT', 0]],
    ['FREI', ['DORMANT', 0]],
    ['GIFT', ['DORMANT', 0]],
  ])(
    'waits once they are gone, is shown, holds again with them and makes place for another (%s)',
    async (code, waits) => {
      const shopper = await filled(['paint', 1], ['case', 1]);
      const { saving, status } = await redeem(shopper, code);
      expect(status).toBe('REDEEMED');
      expect(await quantityOf(shopper, 'paint', 0)).toEqual(waits);
      expect((await shopper.cart()).positions.map(({ itemId }) => itemId)).toEqual(['case']);
      expect((await redeem(shopper, 'ZEHN')).failure?.code).toBe('voucher.only-one');
      expect((await redeem(shopper, code)).failure?.code).toBe('voucher.already-redeemed');
      const { details } = await shopper.add('paint');
      expect([details.voucherCodeStatus, details.totals.promotionsSaving.cents]).toEqual(['REDEEMED', saving]);
      await quantityOf(shopper, 'paint', 0);
      await shopper.update({ removeVoucher: code });
      expect(await redeem(shopper, 'ZEHN')).toMatchObject({ status: 'REDEEMED', saving: 300 });
    },
  );

  it('makes place for another once it is over, and that is no wrong try', async () => {
    const ending = { code: 'BALDZUENDE', value: 20 };
    await insertVoucher(database(), ending);
    const shopper = await filled(['cupboard', 1]);
    await redeem(shopper, ending.code);
    await database()
      .updateTable('vouchers')
      .set({ ends_at: shop.services.now() })
      .where('code', '=', ending.code)
      .execute();
    const tries = () =>
      database()
        .selectFrom('rate_limits')
        .select(['key', 'current_count'])
        .where('key', 'like', 'voucher%')
        .orderBy('key')
        .execute();
    const before = await tries();
    expect(await redeem(shopper, 'ZEHN')).toMatchObject({ status: 'REDEEMED', saving: 5_000 });
    expect(before).not.toEqual([]);
    expect(await tries()).toEqual(before);
  });

  it('lowers the same lines in the order, which keeps which they were', async () => {
    const shopper = await filled(['paint', 1], ['cupboard', 1]);
    await redeem(shopper, 'BUNT');
    const seen = await shopper.prepare([]);
    const { orderId } = await shopper.submit(seen, 'order-of-paints');
    const lines = await database()
      .selectFrom('order_lines')
      .select(['item_id', 'is_outside_voucher'])
      .where('order_id', '=', orderId ?? '')
      .orderBy('position')
      .execute();
    expect(lines.map(Object.values)).toEqual([
      ['paint', false],
      ['cupboard', true],
    ]);
  });
});
