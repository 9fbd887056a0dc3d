import { beforeAll, beforeEach, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

type Position = { readonly productId: string; readonly itemId: string | null; readonly quantity: number };
type Told = {
  readonly variantsToChoose: readonly Position[];
  readonly quantityChanged: readonly (Position & { readonly wantedQuantity: number })[];
  readonly maxInCart: readonly Position[];
  readonly successfullyAdded: readonly Position[];
};
type Shown = {
  readonly name: string;
  readonly totals: { readonly cents: number } | null;
  readonly entries: readonly {
    readonly isVariantOpen: boolean;
    readonly variants: readonly { readonly itemId: string }[];
    readonly entry: {
      readonly externalId: string;
      readonly quantity: number;
      readonly isSaleable: boolean;
      readonly item: { readonly itemId: string };
      readonly totals: { readonly cents: number };
    };
  }[];
};

const POSITION = 'productId itemId quantity';
const ENTRY = 'isVariantOpen variants{itemId} entry{externalId quantity isSaleable item{itemId} totals{cents}}';

describeOnADatabase('Curated lists (spec 3 §4 "Teaser list to cart", §7)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(
      database(),
      { id: 'pen', stock: 100 },
      { id: 'ink', stock: 100, minimum: 3, maximum: 12 },
      { id: 'cap', stock: 0 },
      { id: 'atlas', cents: 0, stock: 9 },
    );
    const words = { de: 'Katalog', en: 'Catalogue' };
    await database()
      .insertInto('printed_catalogues')
      .values({
        ...{ id: 'printed', item_id: 'atlas', position: 0, language: 'de', pages: 96 },
        ...{ name: json(words), description: json(words) },
        picture: json({ alt: words, path: '/pictures/none' } as never),
      })
      .execute();
    await database()
      .insertInto('teaser_wishlists')
      .values({
        external_id: 'grade-1',
        list: json({
          externalId: 'grade-1',
          name: { de: 'Klasse 1', en: 'Grade 1' },
          description: { de: 'Alles', en: 'All' },
          entries: [
            { productId: 'ppen', itemId: 'pen', quantity: 2 },
            { productId: 'pink', quantity: 4 },
            { productId: 'pcap', itemId: 'cap', quantity: 1 },
            { productId: 'pnone', itemId: 'none', quantity: 1 },
          ],
        }),
      })
      .execute();
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const shopperWithCart = async () => {
    const shopper = await createShopper(shop);
    const add = async (entries: readonly Omit<Position, never>[], key?: string): Promise<Told> =>
      (
        await shopper.call<{ told: Told }>(
          `mutation($list:[TeaserWishlistInput!]!,$cart:ID!,$key:String){told:addProductsToCartFromTeaserWishlist(teaserWishlist:$list,cartId:$cart,idempotencyKey:$key){variantsToChoose{${POSITION}} quantityChanged{${POSITION} wantedQuantity} maxInCart{${POSITION}} successfullyAdded{${POSITION}}}}`,
          { list: entries, cart: shopper.cartId, key },
        )
      ).told;
    return { shopper, add };
  };
  const of = (itemId: string, quantity: number): Position => ({ productId: `p${itemId}`, itemId, quantity });

  it('tells the items of a product in their order, none where there is one, and to strangers of the business edition nothing', async () => {
    for (const id of ['red', 'blue'])
      await insertItem(database(), {
        ...{ id, cents: id === 'red' ? 300 : 200, stock: id === 'red' ? 5 : 0 },
        ...(id === 'red' ? { minimum: 2, maximum: 40 } : {}),
      });
    await database().updateTable('items').set({ product_id: 'pred', position: 1 }).where('id', '=', 'blue').execute();
    const { shopper } = await shopperWithCart();
    const variantsOf = (productId: string) =>
      `{variants:getWishlistVariants(productId:"${productId}"){itemId label isSaleable price{cents} minimumOrderQuantity maxQuantity}}`;
    expect(await shopper.call(variantsOf('pred'))).toEqual({
      variants: [
        // What the field of a list takes, not what is in stock.
        {
          itemId: 'red',
          label: '000red',
          isSaleable: true,
          price: { cents: 300 },
          minimumOrderQuantity: 2,
          maxQuantity: 40,
        },
        {
          itemId: 'blue',
          label: '00blue',
          isSaleable: false,
          price: { cents: 200 },
          minimumOrderQuantity: 1,
          maxQuantity: 999,
        },
      ],
    });
    expect(await shopper.call(variantsOf('ppen'))).toEqual({ variants: [] });
    const stranger = await createShopper(shop, 'b2b');
    await expect(stranger.call(variantsOf('pred'))).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('shows its entries as the shop sells them; what the shop does not have is left out', async () => {
    const { shopper } = await shopperWithCart();
    const { list } = await shopper.call<{ list: Shown }>(
      `{list:getWishlistFromTeaserId(teaserListId:"grade-1"){name totals{cents} entries{${ENTRY}}}}`,
    );
    expect(
      list.entries.map(({ entry }) => [entry.externalId, entry.item.itemId, entry.quantity, entry.isSaleable]),
    ).toEqual([
      ['grade-1-0', 'pen', 2, true],
      ['grade-1-1', 'ink', 4, true],
      ['grade-1-2', 'cap', 1, false],
    ]);
    // A product of one item has nothing to choose, although the list does not name the item.
    expect(list.entries[1]).toMatchObject({ isVariantOpen: false, variants: [] });
    const saleable = list.entries.filter(({ entry }) => entry.isSaleable);
    expect(list.totals?.cents).toBe(saleable.reduce((sum, { entry }) => sum + entry.totals.cents, 0));
    expect(await shopper.call('{list:getWishlistFromTeaserId(teaserListId:"grade-9"){name}}')).toEqual({ list: null });
  });

  it('says what so many cost, and shows an entry with another item without keeping anything', async () => {
    const { shopper } = await shopperWithCart();
    const total = (item: string, product: string, quantity: number) =>
      shopper.call<{ total: { cents: number } | null }>(
        `{total:getTotalsForTeaserWishlist(itemId:"${item}",productId:"${product}",quantity:${quantity}){cents}}`,
      );
    const one = (await total('pen', 'ppen', 1)).total?.cents ?? 0;
    expect((await total('pen', 'ppen', 3)).total?.cents).toBe(3 * one);
    for (const wrong of [total('pen', 'pink', 1), total('none', 'ppen', 1), total('pen', 'ppen', 0)])
      expect((await wrong).total).toBeNull();
    expect((await total('pen', 'ppen', 9_999)).total).toBeNull();
    const { entry } = await shopper.call<{ entry: Shown['entries'][number] | null }>(
      `mutation{entry:replaceItemInTeaserWishlist(itemId:"ink",oldExternalId:"grade-1-0",quantity:5){${ENTRY}}}`,
    );
    expect(entry?.entry).toMatchObject({ externalId: 'grade-1-0', quantity: 5, item: { itemId: 'ink' } });
    expect(
      await shopper.call(
        'mutation{entry:replaceItemInTeaserWishlist(itemId:"none",oldExternalId:"x",quantity:1){isVariantOpen}}',
      ),
    ).toEqual({ entry: null });
  });

  it('goes into the cart, sorted by what came of each entry', async () => {
    const { add } = await shopperWithCart();
    const told = await add([of('pen', 2), of('ink', 1), of('cap', 1), { ...of('pen', 1), itemId: null }]);
    expect(told).toEqual({
      successfullyAdded: [of('pen', 2)],
      quantityChanged: [{ ...of('ink', 3), wantedQuantity: 1 }],
      maxInCart: [of('cap', 1)],
      variantsToChoose: [{ ...of('pen', 1), itemId: null }],
    });
    expect((await add([of('ink', 20)])).quantityChanged).toEqual([{ ...of('ink', 9), wantedQuantity: 20 }]);
    expect((await add([of('ink', 1)])).maxInCart).toEqual([of('ink', 1)]);
    // An item of another product is nobody's wish.
    expect((await add([{ ...of('pen', 1), productId: 'pink' }])).maxInCart).toHaveLength(1);
  });

  it('brings a printed catalogue, of which a cart has one', async () => {
    const { add } = await shopperWithCart();
    expect(await add([of('atlas', 1)])).toMatchObject({ successfullyAdded: [of('atlas', 1)], maxInCart: [] });
    expect(await add([of('atlas', 1)])).toMatchObject({ successfullyAdded: [], maxInCart: [of('atlas', 1)] });
  });

  it('is added once for each key', async () => {
    const { shopper, add } = await shopperWithCart();
    expect(await add([of('pen', 2)], 'one-press')).toEqual(await add([of('pen', 2)], 'one-press'));
    const { cart } = await shopper.call<{ cart: { positions: readonly { quantity: number }[] } }>(
      `{cart:shop_findCart(cartId:"${shopper.cartId}"){positions{quantity}}}`,
    );
    expect(cart.positions.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('refuses quantities that nobody can want', async () => {
    const { add } = await shopperWithCart();
    for (const quantity of [0, -1, 9_999]) await expect(add([of('pen', quantity)])).rejects.toThrow();
  });

  it('goes onto a list at once: all of it or nothing', async () => {
    const shopper = await createShopper(shop);
    const put = (entries: readonly unknown[]) =>
      shopper.call<{ answer: { list: { references: readonly { itemId: string; quantity: number }[] } | null } }>(
        'mutation($entries:[WishlistEntryInput!]!){answer:addProductsToWishlist(entries:$entries){list:merkzettel{references{itemId quantity}}}}',
        { entries },
      );
    await put([of('pen', 2), of('ink', 1)]);
    const { answer } = await put([of('pen', 1), of('ink', 5)]);
    expect(answer.list?.references).toEqual([
      { itemId: 'pen', quantity: 2 },
      { itemId: 'ink', quantity: 5 },
    ]);
    await expect(put([of('cap', 1), { ...of('none', 1) }])).rejects.toThrow();
    expect((await put([of('pen', 1)])).answer.list?.references.map(({ itemId }) => itemId)).toEqual(['pen', 'ink']);
  });
});
