import { ENTRY_UNDO_MS } from '@tornister/domain/wishlist';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const ADD = `mutation($id:ID!){addProductToWishlist(entry:{productId:$id,itemId:$id,quantity:2}){
  merkzettel{externalId references{externalId}}}}`;
const REMOVE = 'mutation($list:ID!,$entry:ID!){removeProductFromWishlist(externalId:$list,entryId:$entry){successful}}';
const READ = 'query($removed:[ID!]!){lists:getAllWishlists{entries(removed:$removed){isRemoved item{itemId}}}}';

describeOnADatabase('Removed entries (spec 3 §4 "Removed entries keep their index for undo")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database());
    for (const id of ['one', 'two', 'three']) await insertItem(database(), { id });
  });

  it('stand at their former place when they are asked for by name, for an hour', async () => {
    const { call } = await createShopper(shop);
    let list = { externalId: '', references: [] as { externalId: string }[] };
    for (const id of ['one', 'two', 'three']) {
      const add = ADD.replace('productId:$id', `productId:"p${id}"`);
      list = (await call<{ addProductToWishlist: { merkzettel: typeof list } }>(add, { id })).addProductToWishlist
        .merkzettel;
    }
    const second = list.references[1]?.externalId ?? '';
    await call(REMOVE, { list: list.externalId, entry: second });
    const shown = async (removed: readonly string[]) =>
      (
        await call<{ lists: { entries: { isRemoved: boolean; item: { itemId: string } }[] }[] }>(READ, { removed })
      ).lists[0]?.entries.map(({ isRemoved, item }) => (isRemoved ? `(${item.itemId})` : item.itemId));
    expect(await shown([])).toEqual(['one', 'three']);
    expect(await shown([second, 'no-entry'])).toEqual(['one', '(two)', 'three']);
    shop.pass(ENTRY_UNDO_MS - 1);
    expect(await shown([second])).toEqual(['one', '(two)', 'three']);
    shop.pass(1);
    expect(await shown([second])).toEqual(['one', 'three']);
  });
});
