import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const UPDATE =
  'mutation($data:CartUpdateInput!){cart_update(data:$data){attainableInfos{successful attainable failures{code}}}}';

describeOnADatabase('An update of a cart that comes again under its key', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', stock: 50, maximum: 5 });
  });

  const someone = async () => {
    const shopper = await createShopper(shop);
    const add = async (quantity: number, idempotencyKey: string, cartId = shopper.cartId) => {
      const ops = [{ addPosition: { itemId: 'pen', quantity } }];
      const { cart_update } = await shopper.call<{ cart_update: { attainableInfos: readonly object[] } }>(UPDATE, {
        data: { cartId, ops, idempotencyKey },
      });
      return cart_update.attainableInfos;
    };
    const pieces = async () => (await shopper.cart()).positions.map(({ quantity }) => quantity);
    return { shopper, add, pieces };
  };

  it('is done once, and answered as the first time, also when both come at once', async () => {
    const { add, pieces } = await someone();
    const first = await add(7, 'order-again-1');
    expect(first).toEqual([{ successful: false, attainable: 5, failures: [expect.anything()] }]);
    expect(await Promise.all([add(7, 'order-again-1'), add(7, 'order-again-1')])).toEqual([first, first]);
    expect(await pieces()).toEqual([5]);
  });

  it('is another one under another key, in another cart, or with other operations, as of a form that was gone back to', async () => {
    const { add, pieces } = await someone();
    await add(1, 'order-again-2');
    await add(1, 'order-again-3');
    expect(await pieces()).toEqual([2]);
    const other = await someone();
    await other.add(1, 'order-again-2');
    expect(await other.pieces()).toEqual([1]);
    const more = await add(2, 'order-again-2');
    expect(await pieces()).toEqual([4]);
    expect(await add(2, 'order-again-2')).toEqual(more);
    const long = 'k'.repeat(90);
    await other.add(1, `${long}.1`);
    await other.add(1, `${long}.2`);
    expect([await pieces(), await other.pieces()]).toEqual([[4], [3]]);
  });

  it('is refused under what is no key', async () => {
    const { add, pieces } = await someone();
    await expect(add(1, 'short')).rejects.toThrow('BAD_REQUEST');
    expect(await pieces()).toEqual([]);
  });
});
