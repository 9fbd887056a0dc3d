// Orders that cost nothing: the voucher covers the goods and the membership the shipping. Source: spec 2 §3 "payless", §4 "Checkout order".

import { DAY_MS } from '@tornister/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const RUNNING = { status: 'ACTIVE', abo: false, startsAt: 5, endsAt: TEST_START + 100 * DAY_MS };

describeOnADatabase('An order that costs nothing (spec 2 §4)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'free', cents: 1_250 });
    await insertVoucher(database(), { code: 'GANZ', value: 100 });
    shop = createTestShop(database());
  });

  /** A member with two pieces, the voucher that pays for them, and an address; nobody has chosen a way to pay. */
  const memberWith = async (prime: typeof RUNNING | null): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await insertAccount(database(), { id: shopper.email, email: shopper.email, prime: JSON.stringify(prime) });
    const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt userId}}',
      { e: shopper.email },
    );
    shopper.headers['x-jwt'] = login.jwt;
    const { mergeCarts } = await shopper.call<{ mergeCarts: { cart: { id: string } } }>(
      'mutation($id:ID!){mergeCarts(cartId:$id){cart{id}}}',
      { id: shopper.cartId },
    );
    shopper.headers['x-ishop-api-userid'] = login.userId;
    shopper.cartId = mergeCarts.cart.id;
    await shopper.add('free', 2);
    await shopper.update({ addVoucher: 'ganz' });
    await shopper.call('mutation($id:ID,$a:AddressInput!){addBillingAddress(cartId:$id,address:$a){successful}}', {
      id: shopper.cartId,
      a: { ...ADDRESS, email: shopper.email },
    });
    return shopper;
  };

  it('is placed without a way to pay, charges nobody, and is confirmed', async () => {
    const shopper = await memberWith(RUNNING);
    const seen = await shopper.cart();
    expect([seen.totals.promotionsSaving.cents, seen.totals.grandtotal.cents]).toEqual([2_500, 0]);
    const { orderId, redirectUrl, computopData } = await shopper.submit(seen, 'key-of-payless');
    expect([typeof orderId, redirectUrl, computopData]).toEqual(['string', null, null]);
    const payments = await database()
      .selectFrom('payments')
      .select('order_id')
      .where('order_id', '=', orderId ?? '')
      .execute();
    expect(payments).toEqual([]);
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select(['key', 'text'])
      .where('recipient', '=', shopper.email)
      .execute();
    expect(mails.map(({ key }) => key)).toEqual([`order-confirmation:${orderId}`]);
    expect(mails[0]?.text).toContain('Zahlungsart: nichts zu bezahlen');
    const asked = 'query($id:ID!){getThankYouPageData(orderId:$id){voucherCode paymentMethod}}';
    expect(await shopper.call(asked, { id: orderId })).toEqual({
      getThankYouPageData: { voucherCode: 'GANZ', paymentMethod: 'nichts zu bezahlen' },
    });
    await expectInvariants(database());
  });

  it('is none where the shipping is still to be paid: the way to pay is asked for', async () => {
    const shopper = await memberWith(null);
    const seen = await shopper.cart();
    expect(seen.totals.grandtotal.cents).toBeGreaterThan(0);
    const asked = await shopper.submit(seen, 'key-of-shipping');
    expect(asked.orderId).toBeNull();
    expect(asked.errorMessage).not.toBeNull();
    await shopper.choosePayment('INVOICE');
    expect((await shopper.submit(await shopper.cart(), 'key-of-invoice')).orderId).not.toBeNull();
  });
});
