import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('An undone removal', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database());
    for (const id of ['pen', 'ruler', 'glue', 'sticker']) await insertItem(database(), { id });
    await database()
      .insertInto('free_articles')
      .values({ promotion_id: 'p', item_id: 'sticker', minimum_cart_cents: 100, position: 0 })
      .execute();
  });

  const filledCart = async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen');
    await shopper.update({ addFreeArticle: { promotionId: 'p', itemId: 'sticker' } });
    await shopper.add('ruler');
    await shopper.add('glue');
    const remove = async (itemId: string) => {
      const line = (await shopper.cart()).positions.find((position) => position.itemId === itemId);
      await shopper.update({ removePosition: line?.id });
    };
    const order = async () => (await shopper.cart()).positions.map(({ itemId }) => itemId);
    const putBack = (itemId: string, at?: number) => shopper.update({ addPosition: { itemId, quantity: 2, at } });
    return { remove, order, putBack };
  };

  it.each([
    ['pen', 0],
    ['ruler', 1],
    ['glue', 2],
  ])('brings %s back to its place %i, and it stays there', async (itemId, at) => {
    const { remove, order, putBack } = await filledCart();
    const before = await order();
    expect(before).toEqual(['pen', 'ruler', 'glue', 'sticker']);
    await remove(itemId);
    await putBack(itemId, at);
    expect(await order()).toEqual(before);
    await putBack('pen', 2);
    expect(await order()).toEqual(before);
  });

  it('is the last paid line where no place is said, or one beyond them', async () => {
    const { remove, order, putBack } = await filledCart();
    for (const at of [undefined, 3, 9_999]) {
      await remove('pen');
      await putBack('pen', at);
      expect(await order()).toEqual(['ruler', 'glue', 'pen', 'sticker']);
    }
    await remove('pen');
    await putBack('pen', -1);
    expect(await order()).toEqual(['pen', 'ruler', 'glue', 'sticker']);
  });
});
