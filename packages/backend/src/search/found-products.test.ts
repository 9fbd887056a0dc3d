import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../test/browsing/open-shop.ts';
import { currentCatalogue, expireCatalogue } from '../catalogue/index/current-catalogue.ts';
import { loadCatalogue } from '../catalogue/index/load-catalogue.ts';
import { countFacets } from '../catalogue/listing/count-facets.ts';
import { findProducts } from './find-products.ts';
import { foundProducts } from './found-products.ts';

const NOTHING = { chosen: new Map(), price: undefined, rating: undefined };

describe('what a search has found', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
  });
  afterAll(() => shop.close());

  it('is what the database finds, in its order', async () => {
    const index = await currentCatalogue(shop.database);
    const { numbers } = await foundProducts(shop.database, index, 'bleistift', 'de');
    const ids = Array.from(numbers, (number) => index.productIds[number]);
    expect({ idList: ids.join('\n') }).toEqual(await findProducts(shop.database, 'bleistift', 'de'));
    expect(ids).toHaveLength(20);
  });

  it('keeps an exact search apart from one that corrects', async () => {
    const index = await currentCatalogue(shop.database);
    const ask = (isExact: boolean) => foundProducts(shop.database, index, 'bleistfit', 'de', isExact);
    expect([(await ask(false)).numbers.length, (await ask(true)).numbers.length]).toEqual([20, 0]);
    expect((await ask(true)).correctedTerm).toBe('bleistift');
  });

  it('is asked for once by those who ask at the same moment or a little later, for each word and language', async () => {
    const index = await currentCatalogue(shop.database);
    const ask = (term: string, language: 'de' | 'en') => foundProducts(shop.database, index, term, language);
    const [one, same] = await Promise.all([ask('globus', 'de'), ask('globus', 'de')]);
    expect(same).toBe(one);
    expect(await ask('globus', 'de')).toBe(one);
    expect(await ask('globus', 'en')).not.toBe(one);
    expect(await ask('lampe', 'de')).not.toBe(one);
  });

  it('is asked for anew when the catalogue was read anew: its numbers name other products', async () => {
    const index = await currentCatalogue(shop.database);
    const known = await foundProducts(shop.database, index, 'globus', 'de');
    const readAnew = await loadCatalogue(shop.database);
    expect(await foundProducts(shop.database, readAnew, 'globus', 'de')).not.toBe(known);
  });

  it('is counted once as long as nothing is filtered and no price has changed', async () => {
    const before = await currentCatalogue(shop.database);
    const found = await foundProducts(shop.database, before, 'globus', 'de');
    const counts = found.countsIn(before, 'de', NOTHING);
    expect(counts).toEqual(countFacets(before, 'de', found.numbers, NOTHING));
    expect(found.countsIn(before, 'de', NOTHING)).toBe(counts);
    expect(found.countsIn(before, 'at', NOTHING)).not.toBe(counts);
    const first = before.productIds[found.numbers[0] ?? 0];
    await sql`update prices set cents = 99900 where item_id in (select id from items where product_id = ${first})`.execute(
      shop.database,
    );
    expireCatalogue(shop.database);
    const after = await currentCatalogue(shop.database);
    const same = await foundProducts(shop.database, after, 'globus', 'de');
    expect(same).toBe(found);
    expect(same.countsIn(after, 'de', NOTHING).price?.max).toBe(99_900);
  });

  it('is counted for each filter, and that disturbs nobody', async () => {
    const index = await currentCatalogue(shop.database);
    const found = await foundProducts(shop.database, index, 'globus', 'de');
    const all = found.countsIn(index, 'de', NOTHING);
    for (const filter of [
      { ...NOTHING, price: { from: 0, to: -1 } },
      { ...NOTHING, rating: { from: 6, to: 7 } },
    ])
      expect(found.countsIn(index, 'de', filter).matches).toHaveLength(0);
    expect(found.countsIn(index, 'de', NOTHING)).toBe(all);
  });
});
