import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { expireCatalogue } from '../index/current-catalogue.ts';

const TILES = `query ($ids: [ID!]!) { getProductTiles(productIds: $ids) {
  id bestItemId path isShortage price { currentPrice { cents } startFromFlag } lightningDealInfo { lightningSpecialPrice { cents } }
} }`;

const ITEM = `{ getItemById(itemId: "5018") { availableForSale lightningDealInfo { isAvailableLightningDeal } } }`;

describe('a deal on the tile of a product with variants', () => {
  const small = aSmallShop(12);
  const [template] = small.deals;
  const dealOn = (itemId: string, specialPriceCents: number) =>
    ({ ...template, id: `deal-${itemId}`, itemId, specialPriceCents }) as NonNullable<typeof template>;
  let shop: OpenShop;

  // Ordinary prices of the small and the large item: 1000 (5000, 5001) 1.99 and 3.49; 1003 (5006, 5007) 3.10 and 4.60; 1006 (5012, 5013) 4.21
  // and 5.71; 1009 (5018, 5019) 5.32 and 6.82.
  beforeAll(async () => {
    shop = await openShop({
      ...small,
      deals: [
        dealOn('5000', 150),
        dealOn('5001', 99),
        dealOn('5007', 400),
        dealOn('5013', 300),
        dealOn('5018', 450),
        dealOn('5019', 500),
      ],
    });
  });
  afterAll(() => shop.close());

  const tileOf = async (product: string) => {
    const { getProductTiles } = await shop.ask(TILES, { ids: [product] });
    return getProductTiles[0];
  };

  it('leads to the variant that has the cheapest one, whose page shows it', async () => {
    expect(await tileOf('1000')).toMatchObject({
      bestItemId: '5000',
      path: '/prod/1000/?varid=5001',
      price: { currentPrice: { cents: 199 }, startFromFlag: true },
      lightningDealInfo: { lightningSpecialPrice: { cents: 99 } },
    });
  });

  it('leads to the product where its first variant has it', async () => {
    expect(await tileOf('1009')).toMatchObject({
      path: '/prod/1009/',
      lightningDealInfo: { lightningSpecialPrice: { cents: 450 } },
    });
  });

  it('is none where a variant costs less without one', async () => {
    expect(await tileOf('1003')).toMatchObject({ path: '/prod/1003/', lightningDealInfo: null });
  });

  it('is none where its variant is sold out', async () => {
    expect(await tileOf('1006')).toMatchObject({ path: '/prod/1006/?varid=5013' });
    await shop.database.updateTable('stock').set({ available: 0 }).where('item_id', '=', '5013').execute();
    expect(await tileOf('1006')).toMatchObject({ path: '/prod/1006/', lightningDealInfo: null });
  });

  it('is none where nothing of the product can be bought, nor is one on its page', async () => {
    const dealOfItem = async () => (await shop.ask(ITEM)).getItemById;
    expect(await dealOfItem()).toMatchObject({
      availableForSale: true,
      lightningDealInfo: { isAvailableLightningDeal: true },
    });
    await shop.database.updateTable('stock').set({ available: 0 }).where('item_id', 'in', ['5018', '5019']).execute();
    expireCatalogue(shop.database);
    expect(await tileOf('1009')).toMatchObject({ path: '/prod/1009/', isShortage: true, lightningDealInfo: null });
    expect(await dealOfItem()).toEqual({ availableForSale: false, lightningDealInfo: null });
  });
});
