// Vouchers of a shop's records: their codes are read like those that shoppers type, so that each can be redeemed.

import { beforeAll, expect, it } from 'vitest';
import type { VoucherRecord } from '../../src/cart/promotion-records.ts';
import { importShop } from '../../src/server/shop-import.ts';
import { aSmallShop } from '../browsing/a-small-shop.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A voucher of the records (spec 2 §1 "vouchers")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000 });
  });

  const imported = (code: string): Promise<void> => {
    const voucher: VoucherRecord = {
      code,
      name: { de: 'Zum Schulstart', en: 'Back to school' },
      kind: 'percent',
      value: 10,
      minimumCartCents: 0,
      startsInDays: -1,
      endsInDays: 1,
      isSingleUse: false,
    };
    return database()
      .transaction()
      .execute((transaction) =>
        importShop(
          transaction,
          { ...aSmallShop(0), vouchers: [voucher] },
          { now: shop.services.now(), baseUrl: 'http://localhost' },
        ),
      );
  };

  it.each([
    ['schul start 26', 'SchulStart 26'],
    ['fünf'.normalize('NFD'), 'FÜNF'],
  ])('is redeemed however its code is written: %j, typed %j', async (code, typed) => {
    await imported(code);
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    const { details } = await shopper.update({ addVoucher: typed });
    expect(details.totals.promotionsSaving.cents).toBe(100);
  });

  it('that nobody could redeem is not taken', async () => {
    await expect(imported('10 %')).rejects.toThrow('voucher.malformed');
    await expect(imported(' ')).rejects.toThrow('voucher.empty');
  });
});
