// Gifts of which none is left: they neither come into a cart nor stay in it, that is said, and the cart can be ordered without them.

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper, type Shopper, type TestCart } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A gift of which none is left (spec 2 §4 "Submit")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'badge', cents: 100 },
      { id: 'bag', cents: 100 },
      { id: 'cap', cents: 100 },
    );
    await insertVoucher(database(), { code: 'GIFT', kind: 'free-item', value: 0, freeItemId: 'badge' });
    await insertVoucher(database(), { code: 'MITGIFT', kind: 'amount', value: 100, freeItemId: 'badge' });
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'choice', item_id: 'badge', minimum_cart_cents: 1_000, position: 0 },
        { promotion_id: 'choice', item_id: 'bag', minimum_cart_cents: 1_000, position: 1 },
      ])
      .execute();
  });
  beforeEach(() => badges(9));

  const badges = async (available: number): Promise<void> => {
    await database().updateTable('stock').set({ available }).where('item_id', '=', 'badge').execute();
  };
  const CHOICE = { addFreeArticle: { promotionId: 'choice', itemId: 'badge' } };
  const pieces = ({ positions }: TestCart) => positions.map(({ itemId, kind }) => `${itemId} ${kind}`);
  const withPens = async (): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 2);
    return shopper;
  };
  const change = async (shopper: Shopper, operation: unknown) => {
    const { details, attainableInfos } = await shopper.update(operation);
    const saving = details.totals.promotionsSaving.cents;
    return [attainableInfos[0]?.failures[0]?.code, pieces(details), details.voucherCodeStatus, saving];
  };
  const usesOf = async (code: string) =>
    (await database().selectFrom('vouchers').select('redemptions').where('code', '=', code).executeTakeFirst())
      ?.redemptions;

  it('is not chosen, and the chosen one before it stays', async () => {
    const shopper = await withPens();
    await shopper.update({ addFreeArticle: { promotionId: 'choice', itemId: 'bag' } });
    await badges(0);
    const held = ['pen NORMAL', 'bag FREE_GIFT'];
    expect(await change(shopper, CHOICE)).toEqual(['cart.gift-sold-out', held, 'NONE', 0]);
  });

  it('is not promised from a value on, but the others are', async () => {
    const shopper = await createShopper(shop);
    const fromOf = async (): Promise<number | undefined> => {
      const { shop_findCart: cart } = await shopper.call<{
        readonly shop_findCart: { readonly freeArticleMinPrice: { readonly cents: number } | null };
      }>('query($id:ID!){shop_findCart(cartId:$id){freeArticleMinPrice{cents}}}', { id: shopper.cartId });
      return cart.freeArticleMinPrice?.cents;
    };
    const bag = (available: number) =>
      database().updateTable('stock').set({ available }).where('item_id', '=', 'bag').execute();
    await database()
      .insertInto('free_articles')
      .values({ promotion_id: 'dear', item_id: 'cap', minimum_cart_cents: 5_000, position: 2 })
      .execute();
    await shopper.add('pen', 2);
    expect(await fromOf()).toBe(1_000);
    await badges(0);
    expect(await fromOf()).toBe(1_000);
    await bag(0);
    expect(await fromOf()).toBe(5_000);
    expect((await shopper.cart()).freeArticles).toEqual([]);
    await database().deleteFrom('free_articles').where('promotion_id', '=', 'dear').execute();
    expect(await fromOf()).toBeUndefined();
    await bag(9);
  });

  it('is taken out of the cart where it was chosen, and makes place for another', async () => {
    const shopper = await withPens();
    expect(await change(shopper, CHOICE)).toEqual([undefined, ['pen NORMAL', 'badge FREE_GIFT'], 'NONE', 0]);
    await badges(0);
    expect(pieces(await shopper.cart())).toEqual(['pen NORMAL']);
    expect(pieces((await shopper.add('pen')).details)).toEqual(['pen NORMAL']);
    await badges(9);
    expect(pieces(await shopper.cart())).toEqual(['pen NORMAL']);
  });

  it('is not sold any more', async () => {
    const shopper = await withPens();
    await shopper.update(CHOICE);
    const isSold = (is_available: boolean) =>
      database().updateTable('items').set({ is_available }).where('id', '=', 'badge').execute();
    await isSold(false);
    expect(pieces((await shopper.add('pen')).details)).toEqual(['pen NORMAL']);
    expect((await change(shopper, CHOICE))[0]).toBe('cart.gift-sold-out');
    await isSold(true);
  });

  it('is one whose last pieces the cart holds as goods that are paid for', async () => {
    await badges(2);
    const shopper = await withPens();
    await shopper.add('badge');
    const held = ['pen NORMAL', 'badge NORMAL'];
    expect(await change(shopper, CHOICE)).toEqual([undefined, [...held, 'badge FREE_GIFT'], 'NONE', 0]);
    await badges(1);
    expect(pieces(await shopper.cart())).toEqual(held);
    expect((await change(shopper, CHOICE))[0]).toBe('cart.gift-sold-out');
    expect((await change(shopper, { addVoucher: 'GIFT' }))[0]).toBe('voucher.gift-sold-out');
    expect((await shopper.cart()).freeArticles.map(({ name }) => name)).toHaveLength(1);
    const seen = await shopper.prepare([]);
    expect(pieces(seen)).toEqual(held);
    expect((await shopper.submit(seen, 'last-badge-paid')).orderId).not.toBeNull();
    await expectInvariants(database());
  });

  it('keeps a voucher that gives nothing else from being redeemed', async () => {
    await badges(0);
    const answer = ['voucher.gift-sold-out', ['pen NORMAL'], 'NONE', 0];
    expect(await change(await withPens(), { addVoucher: 'GIFT' })).toEqual(answer);
  });

  it('does not come with a voucher that saves something, which is redeemed without it', async () => {
    await badges(0);
    const shopper = await withPens();
    const answer = ['cart.voucher-gift-sold-out', ['pen NORMAL'], 'REDEEMED', 100];
    expect(await change(shopper, { addVoucher: 'MITGIFT' })).toEqual(answer);
    await badges(9);
    expect(pieces((await shopper.add('pen')).details)).toEqual(['pen NORMAL', 'badge FREE_GIFT']);
  });

  it('goes from the cart of its voucher, which waits when it gives nothing else', async () => {
    const only = await withPens();
    const also = await withPens();
    await only.update({ addVoucher: 'GIFT' });
    await also.update({ addVoucher: 'MITGIFT' });
    await badges(0);
    const more = { addPosition: { itemId: 'pen', quantity: 1 } };
    expect(await change(only, more)).toEqual([undefined, ['pen NORMAL'], 'DORMANT', 0]);
    expect(await change(also, more)).toEqual([undefined, ['pen NORMAL'], 'REDEEMED', 100]);
  });

  it('comes back with its voucher before an order uses the voucher up', async () => {
    const shopper = await withPens();
    await shopper.update({ addVoucher: 'GIFT' });
    await badges(0);
    await shopper.add('pen');
    const seen = await shopper.prepare([]);
    expect([pieces(seen), seen.voucherCodeStatus]).toEqual([['pen NORMAL'], 'DORMANT']);
    await badges(9);
    const before = (await usesOf('GIFT')) ?? 0;
    const refused = await shopper.submit(seen, 'restocked-before');
    expect(refused.errorMessage).toBe('vue.checkout.summaryStep.notification.cartChanged');
    const left = await shopper.cart();
    expect(pieces(left)).toEqual(['pen NORMAL', 'badge FREE_GIFT']);
    expect((await shopper.submit(left, 'restocked-after')).orderId).not.toBeNull();
    expect(await usesOf('GIFT')).toBe(before + 1);
  });

  it.each([
    ['chosen', CHOICE, 'GIFT', 0],
    ['of a voucher', { addVoucher: 'GIFT' }, 'GIFT', 0],
    ['of a voucher that saves something', { addVoucher: 'MITGIFT' }, 'MITGIFT', 1],
  ])(
    'does not stand in the way of the order, of which the shopper is told (%s)',
    async (name, operation, code, uses) => {
      const key = `order-${name.replaceAll(' ', '-')}`;
      const shopper = await withPens();
      await shopper.update(operation);
      const seen = await shopper.prepare([]);
      expect(pieces(seen)).toEqual(['pen NORMAL', 'badge FREE_GIFT']);
      await badges(0);
      const before = (await usesOf(code)) ?? 0;
      const refused = await shopper.submit(seen, `${key}-with-gift`);
      expect(refused.errorMessage).toBe('vue.checkout.summaryStep.notification.cartChanged');
      const left = await shopper.cart();
      expect(pieces(left)).toEqual(['pen NORMAL']);
      expect((await shopper.submit(left, `${key}-without-gift`)).orderId).not.toBeNull();
      expect(await usesOf(code)).toBe(before + uses);
      await expectInvariants(database());
    },
  );
});
