import { sql } from 'kysely';
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

describe('prices of a storefront that the database or the shop does not know', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const run = (text: string) => sql.raw(text).execute(shop.database);
  const ofProduct = async (id: string) => {
    expireCatalogue(shop.database);
    const { numberOf, prices } = await currentCatalogue(shop.database);
    const number = numberOf.get(id) ?? expect.fail();
    return { de: prices.de.current[number], at: prices.at.current[number] };
  };

  it('leaves out of a store what has no price there yet, and sells it everywhere else', async () => {
    await run(`delete from prices where store = 'at' and item_id in (select id from items where product_id = '1000')`);
    await run(`delete from listing_prices where store = 'at' and product_id = '1000'`);
    await run(`insert into stale_tiles (product_id) values ('1000') on conflict do nothing`);
    await run(`update prices set cents = 111, strike_cents = null where store = 'de' and item_id = '5000'`);
    expect(await ofProduct('1000')).toEqual({ de: 111, at: NOT_SOLD });
    expect((await loadCatalogue(shop.database)).prices.at.current).toContain(NOT_SOLD);
  });

  it('leaves out what has no price in any store', async () => {
    await run(`delete from prices where item_id in (select id from items where product_id = '1001')`);
    await run(`delete from listing_prices where product_id = '1001'`);
    await run(`insert into stale_tiles (product_id) values ('1001') on conflict do nothing`);
    expect((await ofProduct('1000')).de).toBe(111);
    expireCatalogue(shop.database);
    expect(await shop.database.selectFrom('stale_tiles').selectAll().execute()).toEqual([]);
  });

  it('reads nothing of a storefront that was taken out, at its start and while it runs', async () => {
    const before = await loadCatalogue(shop.database);
    await run(`insert into listing_prices select product_id, 'gone', best_item_id, 1, null, 0, starts_from, null, null,
      minimum_order_quantity, is_shortage, nextval('listing_revision') from listing_prices where store = 'de'`);
    expect(await ofProduct('1000')).toEqual({ de: 111, at: NOT_SOLD });
    expect((await loadCatalogue(shop.database)).prices).toEqual(before.prices);
  });
});
