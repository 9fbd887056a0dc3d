// Books keep their price where the law fixes it; elsewhere vouchers and deals lower it like any other. Source: § 5 BuchPrG; spec 1 §3 "isBook".

import { money } from '@tornister/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { dealInfoOf, runningDeals } from '../../src/catalogue/deals/running-deals.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const FULL = 2_000;
const DEAL = 1_500;

describeOnADatabase('The price of books', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    const deal = { cents: DEAL, allowance: 9, quantityMax: 2 };
    await insertShelf(
      database(),
      { id: 'book', cents: FULL, isBook: true },
      { id: 'novel', cents: FULL, isBook: true, deal },
    );
    await insertVoucher(database(), { code: 'ZEHN', value: 10 });
  });

  const redeemed = async (store: 'de' | 'ch') => {
    const shopper = await createShopper(shop, store);
    await shopper.add('book', 1);
    const { details, attainableInfos } = await shopper.update({ addVoucher: 'ZEHN' });
    return [details.totals.promotionsSaving.cents, attainableInfos[0]?.failureDescriptions];
  };
  const dealt = async (store: 'de' | 'ch') => {
    const shopper = await createShopper(shop, store);
    await shopper.add('novel', 1);
    const deals = await runningDeals(database(), store, shop.services.now());
    const shown = dealInfoOf(deals.ofItem('novel'), { price: money(FULL), isForSale: true });
    return [(await shopper.cart()).positions[0]?.positionTotal.cents, shown?.lightningSpecialPrice.cents];
  };

  it('is lowered by no voucher and no deal in Germany', async () => {
    const refused = 'Für diese Artikel gilt der Gutschein nicht, zum Beispiel weil Bücher feste Preise haben.';
    expect(await redeemed('de')).toEqual([0, [refused]]);
    expect(await dealt('de')).toEqual([FULL, undefined]);
  });

  it('is lowered by both in Switzerland, which fixes none', async () => {
    expect(await redeemed('ch')).toEqual([FULL / 10, []]);
    expect(await dealt('ch')).toEqual([DEAL, DEAL]);
  });

  it('is no reason that a Swiss voucher is refused with', async () => {
    const shopper = await createShopper(shop, 'ch');
    const { attainableInfos } = await shopper.update({ addVoucher: 'ZEHN' });
    expect(attainableInfos[0]?.failureDescriptions).toEqual(['Für diese Artikel gilt der Gutschein nicht.']);
  });
});
