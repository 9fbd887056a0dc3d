import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { both } from '../../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import type { ProductBundle } from '../catalogue-records.ts';

const LISTING = `query ($id: ID!, $filter: FilterInput!) {
  getCategory(coreCategoryId: $id) { products(paging: { offset: 0, limit: 60 }, filter: $filter) { totalCount entries {
    id bestItemId path image { alt } badges { sale } isShortage minimumOrderQuantity
    price { currentPrice { cents } startFromFlag } lightningDealInfo { lightningSpecialPrice { cents } }
  } } }
}`;

const SIZE = {
  filterId: 'size',
  displayName: both('Größe', 'Size'),
  values: [
    { id: 'klein', label: both('Klein', 'Small') },
    { id: 'gross', label: both('Groß', 'Large') },
  ],
};

/** Products that come in sizes can be found by them; a large item has a picture of its own and costs 1.50 more. */
const withSizes = ({ product, items, ...rest }: ProductBundle): ProductBundle => ({
  ...rest,
  product: items.length === 1 ? product : { ...product, filterValues: [...product.filterValues, SIZE] },
  items: items.map((item) => ({
    ...item,
    pictures: item.pictures.map((picture) =>
      item.attributeValues.size === 'gross' ? { ...picture, alt: both('Groß', 'Large') } : picture,
    ),
  })),
});

describe('a listing that is narrowed by what tells variants apart', () => {
  const small = aSmallShop(12);
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop({
      ...small,
      deals: small.deals.flatMap((deal) => [
        { ...deal, itemId: '5000' },
        { ...deal, id: 'deal-2', itemId: '5013', specialPriceCents: 300 },
      ]),
      products: function* () {
        for (const bundle of small.products()) yield withSizes(bundle);
      },
    });
  });
  afterAll(() => shop.close());

  /** The tile of product 1000, whose small item 5000 (1.99, in a deal for 0.99) comes before its large item 5001 (3.49). */
  const tileFor = async (
    enumFilters: readonly { id: string; values: readonly string[] }[],
    rangeFilters: readonly { id: string; from: number; to: number }[] = [],
  ) => {
    const { getCategory } = await shop.ask(LISTING, { id: '100', filter: { enumFilters, rangeFilters } });
    return getCategory.products.entries.find(({ id }: { id: string }) => id === '1000');
  };

  it('shows, prices and links the variant that was asked for', async () => {
    expect(await tileFor([{ id: 'size', values: ['gross'] }])).toMatchObject({
      bestItemId: '5001',
      path: '/prod/1000/?varid=5001',
      image: { alt: 'Groß' },
      price: { currentPrice: { cents: 349 }, startFromFlag: false },
      lightningDealInfo: null,
    });
  });

  it('leads to the variant that was asked for where a deal leads to one as well', async () => {
    const { getCategory } = await shop.ask(LISTING, {
      id: '100',
      filter: { enumFilters: [{ id: 'size', values: ['gross'] }], rangeFilters: [] },
    });
    const tile = getCategory.products.entries.find(({ id }: { id: string }) => id === '1006');
    expect(tile).toMatchObject({
      path: '/prod/1006/?varid=5013',
      lightningDealInfo: { lightningSpecialPrice: { cents: 300 } },
    });
  });

  it('stays a link to a variant that is sold out while the product has others', async () => {
    await shop.database.updateTable('stock').set({ available: 0 }).where('item_id', '=', '5013').execute();
    const { getCategory } = await shop.ask(LISTING, {
      id: '100',
      filter: { enumFilters: [{ id: 'size', values: ['gross'] }], rangeFilters: [] },
    });
    const tile = getCategory.products.entries.find(({ id }: { id: string }) => id === '1006');
    expect(tile).toMatchObject({ bestItemId: '5013', isShortage: false });
  });

  it('says from which price on, and shows the deal of the one that it shows, where several are asked for', async () => {
    expect(await tileFor([{ id: 'size', values: ['gross', 'klein'] }])).toMatchObject({
      bestItemId: '5000',
      path: '/prod/1000/?varid=5000',
      price: { currentPrice: { cents: 199 }, startFromFlag: true },
      lightningDealInfo: { lightningSpecialPrice: { cents: 99 } },
    });
  });

  it('stays with the product where the filters say nothing of its variants', async () => {
    const plain = await tileFor([]);
    expect(plain).toMatchObject({ bestItemId: '5000', path: '/prod/1000/' });
    expect(await tileFor([{ id: 'colour', values: ['c0'] }])).toEqual(plain);
    expect(await tileFor([{ id: 'brand', values: ['m0'] }])).toEqual(plain);
  });

  it('finds by the price of the variant that was asked for, and shows none beyond it', async () => {
    const large = [{ id: 'size', values: ['gross'] }];
    expect(await tileFor(large, [{ id: 'PRICE.1', from: 0, to: 3.48 }])).toBeUndefined();
    for (const range of [
      { from: 0, to: 3.49 },
      { from: 3.49, to: 4 },
    ])
      expect((await tileFor(large, [{ id: 'PRICE.1', ...range }])).bestItemId).toBe('5001');
  });

  it('leaves out a variant that has no price in the store', async () => {
    await shop.database.deleteFrom('prices').where('item_id', '=', '5001').where('store', '=', 'de').execute();
    const range = [{ id: 'PRICE.1', from: 0, to: 100 }];
    for (const ranges of [[], range])
      expect((await tileFor([{ id: 'size', values: ['gross', 'klein'] }], ranges)).bestItemId).toBe('5000');
    expect((await tileFor([{ id: 'size', values: ['gross'] }])).bestItemId).toBe('5000');
  });
});
