// A gift that was chosen waits when it cannot be had, as a voucher does, and comes back when it can. Source: spec 2 §3 "freeArticles", §4 "Cart lines".

import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { enterWithCart } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A chosen gift whose value is not reached', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'ruler', cents: 200 },
      { id: 'badge', cents: 100, stock: 9 },
      { id: 'bag', cents: 100 },
    );
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'choice', item_id: 'badge', minimum_cart_cents: 3_000, position: 0 },
        { promotion_id: 'choice', item_id: 'bag', minimum_cart_cents: 1_000, position: 1 },
      ])
      .execute();
  });

  const choose = (itemId: string) => ({ addFreeArticle: { promotionId: 'choice', itemId } });
  const badges = (available: number) =>
    database().updateTable('stock').set({ available }).where('item_id', '=', 'badge').execute();
  const pieces = ({ positions }: Awaited<ReturnType<Shopper['cart']>>) =>
    positions.map(({ itemId, kind, quantity }) => `${quantity} ${itemId} ${kind}`);
  const lineOf = async (shopper: Shopper, itemId: string) =>
    (await shopper.cart()).positions.find((line) => line.itemId === itemId)?.id ?? 'no line';
  const after = async (shopper: Shopper, ...operations: readonly unknown[]) =>
    pieces((await shopper.update(...operations)).details);
  const pens = async (shopper: Shopper, quantity: number) =>
    after(shopper, { changeQuantity: { positionId: await lineOf(shopper, 'pen'), quantity } });
  const withBadge = async (): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await shopper.update(
      { addPosition: { itemId: 'pen', quantity: 3 } },
      { addPosition: { itemId: 'ruler', quantity: 1 } },
      choose('badge'),
    );
    return shopper;
  };
  const FULL = ['3 pen NORMAL', '1 ruler NORMAL', '1 badge FREE_GIFT'];

  it('comes back with the value: after an undo, and after the quantity was less for a while', async () => {
    const shopper = await withBadge();
    expect(await after(shopper, { removePosition: await lineOf(shopper, 'pen') })).toEqual(['1 ruler NORMAL']);
    expect(await after(shopper, { addPosition: { itemId: 'pen', quantity: 3, at: 0 } })).toEqual(FULL);
    expect(await pens(shopper, 2)).toEqual(['2 pen NORMAL', '1 ruler NORMAL']);
    expect(await pens(shopper, 3)).toEqual(FULL);
    expect((await shopper.cart()).freeArticles).toEqual([]);
    await expectInvariants(database());
  });

  it('makes place for another choice, and stays out where the shopper has taken it out', async () => {
    const shopper = await withBadge();
    await pens(shopper, 2);
    const other = ['2 pen NORMAL', '1 ruler NORMAL', '1 bag FREE_GIFT'];
    expect(await after(shopper, choose('bag'))).toEqual(other);
    expect(await pens(shopper, 4)).toContain('1 bag FREE_GIFT');
    await after(shopper, { removePosition: await lineOf(shopper, 'bag') });
    await pens(shopper, 2);
    expect(await pens(shopper, 3)).toEqual(['3 pen NORMAL', '1 ruler NORMAL']);
  });

  it('waits for stock, too, and is forgotten with its promotion', async () => {
    const shopper = await withBadge();
    await pens(shopper, 2);
    await badges(0);
    expect(await pens(shopper, 3)).toEqual(FULL.slice(0, 2));
    await badges(9);
    expect(await pens(shopper, 4)).toContain('1 badge FREE_GIFT');
    await pens(shopper, 1);
    const offer = database().selectFrom('free_articles').selectAll().where('item_id', '=', 'badge');
    const { promotion_id, item_id, minimum_cart_cents, position } = await offer.executeTakeFirstOrThrow();
    await database().deleteFrom('free_articles').where('item_id', '=', 'badge').execute();
    expect(await pens(shopper, 3)).toEqual(FULL.slice(0, 2));
    await database()
      .insertInto('free_articles')
      .values({ promotion_id, item_id, minimum_cart_cents, position })
      .execute();
  });

  it('is shown before the order, where it can be had again', async () => {
    const shopper = await withBadge();
    await badges(0);
    await shopper.add('ruler');
    const seen = await shopper.prepare([]);
    await badges(9);
    expect(await shopper.submit(seen, 'gift-is-there-again')).toMatchObject({ errorMessage: CART_CHANGED_MESSAGE });
    expect(pieces(await shopper.cart())).toContain('1 badge FREE_GIFT');
    expect((await shopper.submit(await shopper.cart(), 'gift-was-seen')).orderId).not.toBeNull();
    await expectInvariants(database());
  });

  it('waits in the cart that an unpaid order comes back into, and in that of the account after a login', async () => {
    const shopper = await withBadge();
    await pens(shopper, 2);
    const ordered = await shopper.submit(await shopper.prepare([], 'CREDIT_CARD'), 'order-without-the-gift');
    await shopper.call('mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}', { id: ordered.orderId });
    shopper.cartId = ordered.newCartId ?? expect.fail();
    expect(await pens(shopper, 3)).toEqual(FULL);

    const member = await withBadge();
    await insertAccount(database(), { id: `account-of-${member.userId}`, email: member.email });
    await pens(member, 2);
    await enterWithCart(member, member.email);
    expect(pieces(await member.cart())).toEqual(['2 pen NORMAL', '1 ruler NORMAL']);
    expect(await pens(member, 3)).toEqual(FULL);
    await expectInvariants(database());
  });
});
