import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { recalculateRatings } from '../../reviews/recalculate-ratings.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { currentCatalogue, expireCatalogue } from '../index/current-catalogue.ts';
import { type RankedSort, sorted } from './listing-sort.ts';

const IN_GERMANY = { store: 'de', language: 'de' } as const;

describe('the order of a listing after a change', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(30));
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());

  const idsBy = (index: CatalogueIndex, sort: RankedSort, shopOf: Parameters<typeof sorted>[3] = IN_GERMANY) =>
    Array.from(
      sorted(index, Int32Array.from(index.productIds.keys()), sort, shopOf),
      (number) => index.productIds[number],
    );
  const changed = async (text: string): Promise<CatalogueIndex> => {
    await sql.raw(text).execute(shop.database);
    expireCatalogue(shop.database);
    return currentCatalogue(shop.database);
  };

  it('of a price is another one by price, and compares no names again', async () => {
    const before = await currentCatalogue(shop.database);
    const byName = idsBy(before, 'name');
    const cheapest = idsBy(before, 'price-asc');
    const dearestAbroad = idsBy(before, 'price-desc', { store: 'at', language: 'de' });
    const compared = vi.spyOn(Intl, 'Collator');
    const after = await changed(`update prices set cents = 99900, strike_cents = null where store = 'de'
      and item_id in (select id from items where product_id = '${cheapest[0]}')`);
    expect(after).not.toBe(before);
    expect(idsBy(after, 'name')).toEqual(byName);
    expect(idsBy(after, 'name', { store: 'at', language: 'de' })).toEqual(byName);
    expect(compared).not.toHaveBeenCalled();
    expect(idsBy(after, 'price-asc').at(-1)).toBe(cheapest[0]);
    expect(idsBy(after, 'price-desc')[0]).toBe(cheapest[0]);
    expect(idsBy(after, 'price-desc', { store: 'at', language: 'de' })).toEqual(dearestAbroad);
    expect(idsBy(before, 'price-asc')).toEqual(cheapest);
    expect(idsBy(after, 'name', { store: 'de', language: 'en' })).not.toEqual(byName);
    expect(compared).toHaveBeenCalledOnce();
  });

  it('leaves the values alone that did not change', async () => {
    const before = await currentCatalogue(shop.database);
    const after = await changed(`update prices set cents = cents + 1 where store = 'de'`);
    expect(after.prices.de.current).not.toBe(before.prices.de.current);
    for (const part of ['ratingAverage', 'ratingCount', 'createdAt', 'names'] as const)
      expect(after[part]).toBe(before[part]);
    expect(after.prices.at.current).toBe(before.prices.at.current);
  });

  it('of how many have rated is another one by rating, also where the average stays', async () => {
    const { productIds } = await currentCatalogue(shop.database);
    await shop.database.updateTable('reviews').set({ rating: 5 }).execute();
    await shop.database.transaction().execute((transaction) => recalculateRatings(transaction, [...productIds]));
    const alike = await changed('select 1');
    expect(idsBy(alike, 'rating')[0]).toBe('1000');
    await shop.database
      .insertInto('reviews')
      .columns([
        'id',
        'product_id',
        'author',
        'language',
        'title',
        'message',
        'written_at',
        'rating',
        'helpful_count',
        'is_verified',
      ])
      .expression(
        sql`select 'more', '1018', author, language, title, message, written_at, rating, helpful_count, is_verified from reviews limit 1`,
      )
      .execute();
    await shop.database.transaction().execute((transaction) => recalculateRatings(transaction, ['1018']));
    const more = await changed('select 1');
    expect(more.ratingAverage).toBe(alike.ratingAverage);
    expect(idsBy(more, 'rating')[0]).toBe('1018');
  });
});
