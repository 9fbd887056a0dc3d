import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { recalculateRatings } from '../../reviews/recalculate-ratings.ts';
import { currentCatalogue, expireCatalogue } from './current-catalogue.ts';
import { loadCatalogue, NOT_SOLD } from './load-catalogue.ts';

const LISTING = `query ($sort: String, $from: Float!) { getCategory(coreCategoryId: "200") {
  products(paging: { offset: 0, limit: 20 }, sortBy: $sort,
    filter: { enumFilters: [], rangeFilters: [{ id: "rating.1", from: $from, to: 5 }] }) {
    totalCount entries { id } filters { id values { id count } } } } }`;

describe('a review that is published while the shop runs', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const listing = async (from: number, sort = 'rating') => {
    const { getCategory } = await shop.ask(LISTING, { from, sort });
    return getCategory.products;
  };
  const rate = async (rating: 1 | 5) => {
    const given = { product_id: '1001', author: 'A', language: 'de', title: 'T', message: 'M', written_at: 1 } as const;
    await shop.database
      .insertInto('reviews')
      .values({ ...given, id: `by-${rating}`, rating, helpful_count: 0, shop_comment: null, is_verified: true })
      .execute();
    await shop.database.transaction().execute((transaction) => recalculateRatings(transaction, ['1001']));
    expireCatalogue(shop.database);
  };

  it('is in the filter by stars, in its counts, and in the order of the best rated', async () => {
    // Products of odd numbers lie here, and none of them has been reviewed.
    const before = await listing(0);
    expect([before.totalCount, (await listing(4)).totalCount]).toEqual([6, 0]);
    await rate(5);
    const best = await listing(4);
    expect([best.totalCount, best.entries]).toEqual([1, [{ id: '1001' }]]);
    expect((await listing(0)).entries[0]).toEqual({ id: '1001' });
    expect(best.filters).not.toEqual(before.filters);
    await rate(1);
    expect((await listing(4)).totalCount).toBe(0);
    const index = await currentCatalogue(shop.database);
    const number = index.numberOf.get('1001') ?? expect.fail();
    expect([index.ratingAverage[number], index.ratingCount[number]]).toEqual([3, 2]);
  });

  it('leaves an index alone that somebody is still answering from', async () => {
    const before = await currentCatalogue(shop.database);
    const number = before.numberOf.get('1001') ?? expect.fail();
    const had = before.ratingCount[number];
    await shop.database.deleteFrom('reviews').where('product_id', '=', '1001').execute();
    await shop.database.transaction().execute((transaction) => recalculateRatings(transaction, ['1001']));
    expireCatalogue(shop.database);
    expect((await currentCatalogue(shop.database)).ratingCount[number]).toBe(0);
    expect(before.ratingCount[number]).toBe(had);
  });
});

describe('a catalogue that is read while an import goes on', () => {
  it('sells what it has read, when prices of more products are there by then', async () => {
    const shop = await openShop(aSmallShop(12));
    await shop.database.deleteFrom('listing_tiles').where('product_id', '=', '1001').execute();
    const { productIds, prices } = await loadCatalogue(shop.database);
    expect(productIds).toHaveLength(11);
    expect([...prices.de.current]).not.toContain(NOT_SOLD);
    await shop.close();
  });
});
