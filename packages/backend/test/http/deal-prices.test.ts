// A deal runs in the stores in which it has a price; the other stores show their goods without it. Source: spec 3 §3 "Lightning deal info".

import { beforeAll, expect, it } from 'vitest';
import { runningDeals } from '../../src/catalogue/deals/running-deals.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A deal without a price in a store', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = createTestShop(database());
    const deal = { cents: 500, allowance: 9, quantityMax: 2 };
    await insertShelf(database(), { id: 'everywhere', deal }, { id: 'abroad', deal }, { id: 'nowhere', deal });
    await database()
      .deleteFrom('deal_prices')
      .where((row) =>
        row.or([row('deal_id', '=', 'dnowhere'), row.and([row('deal_id', '=', 'dabroad'), row('store', '=', 'de')])]),
      )
      .execute();
  });

  it('does not run there, and stands in the way of no other', async () => {
    const { now } = shop.services;
    const inStore = async (store: 'de' | 'ch') => {
      const deals = await runningDeals(database(), store, now());
      return ['everywhere', 'abroad', 'nowhere'].filter((id) => deals.ofItem(id) !== undefined);
    };
    expect(await inStore('de')).toEqual(['everywhere']);
    expect(await inStore('ch')).toEqual(['everywhere', 'abroad']);
  });
});
