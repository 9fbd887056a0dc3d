// Gifts that a cart may not hold any more when it is ordered: the shopper is told, and sees the cart without them.

import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper, type Shopper, type TestCart } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const CHANGED = 'vue.checkout.summaryStep.notification.cartChanged';

describeOnADatabase('A gift at the order (spec 2 §4 "Submit")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000 }, { id: 'badge', cents: 100 }, { id: 'bag', cents: 100 });
  });

  const voucher = (code: string, limit?: number) =>
    insertVoucher(database(), {
      code,
      kind: 'free-item',
      value: 0,
      freeItemId: 'badge',
      ...(limit === undefined ? {} : { limit }),
    });
  const pieces = ({ positions }: TestCart) => positions.map(({ itemId, kind }) => `${itemId} ${kind}`);
  /** Somebody at the summary, with what was done to the cart. */
  const atSummary = async (operation: unknown): Promise<{ shopper: Shopper; seen: TestCart }> => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 2);
    await shopper.update(operation);
    return { shopper, seen: await shopper.prepare([]) };
  };
  const giftsOf = async (orderId: string | null) => {
    const lines = await database()
      .selectFrom('order_lines')
      .select('item_id')
      .where('order_id', '=', orderId ?? '')
      .where('total_cents', '=', 0)
      .execute();
    return lines.map(({ item_id }) => item_id);
  };
  /** The submission is refused, the cart is shown without its gift, and then it can be ordered. */
  const expectGone = async ({ shopper, seen }: { shopper: Shopper; seen: TestCart }, key: string) => {
    expect(await shopper.submit(seen, `${key}-with-gift`)).toMatchObject({ orderId: null, errorMessage: CHANGED });
    const left = await shopper.cart();
    expect(pieces(left)).toEqual(['pen NORMAL']);
    const { orderId } = await shopper.submit(left, `${key}-without-gift`);
    expect([typeof orderId, await giftsOf(orderId)]).toEqual(['string', []]);
    await expectInvariants(database());
  };

  it('is ordered once with a voucher for one use', async () => {
    await voucher('NUREINMAL', 1);
    const [first, second] = [
      await atSummary({ addVoucher: 'NUREINMAL' }),
      await atSummary({ addVoucher: 'NUREINMAL' }),
    ];
    expect(pieces(second.seen)).toEqual(['pen NORMAL', 'badge FREE_GIFT']);
    const { orderId } = await first.shopper.submit(first.seen, 'order-of-the-first');
    expect(await giftsOf(orderId)).toEqual(['badge']);
    await expectGone(second, 'order-of-the-second');
  });

  it('goes with a voucher that is over, and with one that is deleted', async () => {
    await voucher('VORBEI');
    await voucher('FORT');
    const over = await atSummary({ addVoucher: 'VORBEI' });
    const deleted = await atSummary({ addVoucher: 'FORT' });
    await database().updateTable('vouchers').set({ ends_at: 1 }).where('code', '=', 'VORBEI').execute();
    await database().deleteFrom('vouchers').where('code', '=', 'FORT').execute();
    await expectGone(over, 'order-with-one-that-is-over');
    await expectGone(deleted, 'order-with-one-that-is-deleted');
  });

  it('goes where it is not offered any more, and where its value is not reached any more', async () => {
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'ends', item_id: 'bag', minimum_cart_cents: 1_000, position: 0 },
        { promotion_id: 'rises', item_id: 'badge', minimum_cart_cents: 1_000, position: 1 },
      ])
      .execute();
    const ended = await atSummary({ addFreeArticle: { promotionId: 'ends', itemId: 'bag' } });
    const risen = await atSummary({ addFreeArticle: { promotionId: 'rises', itemId: 'badge' } });
    expect([pieces(ended.seen)[1], pieces(risen.seen)[1]]).toEqual(['bag FREE_GIFT', 'badge FREE_GIFT']);
    await database().deleteFrom('free_articles').where('promotion_id', '=', 'ends').execute();
    await database()
      .updateTable('free_articles')
      .set({ minimum_cart_cents: 2_001 })
      .where('promotion_id', '=', 'rises')
      .execute();
    await expectGone(ended, 'order-with-ended');
    await expectGone(risen, 'order-with-risen');
    await database().deleteFrom('free_articles').execute();
  });

  it('that a promotion gives by itself goes with the promotion', async () => {
    await database()
      .insertInto('free_articles')
      .values({ promotion_id: 'own', item_id: 'bag', minimum_cart_cents: 1_000, position: 0, is_automatic: true })
      .execute();
    const given = await atSummary({ addPosition: { itemId: 'pen', quantity: 1 } });
    expect(pieces(given.seen)).toEqual(['pen NORMAL', 'bag PROMOTION_FREE']);
    await database().deleteFrom('free_articles').execute();
    await expectGone(given, 'order-with-own');
  });

  it('stays in the cart of a voucher that holds, and is ordered with it', async () => {
    await voucher('GILT');
    const { shopper, seen } = await atSummary({ addVoucher: 'GILT' });
    const { orderId } = await shopper.submit(seen, 'order-with-voucher');
    expect(await giftsOf(orderId)).toEqual(['badge']);
  });
});
