import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { contentCacheOf } from '../../src/content/content-cache.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, offeredPayments, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SWISS = { ...ADDRESS, country: 'CH', postCode: '8001', city: 'Zürich' };
const AUSTRIAN = { ...ADDRESS, country: 'AT', postCode: '1010', city: 'Wien' };

describeOnADatabase('What the operator switched off is off', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, deal: { cents: 600, allowance: 50, quantityMax: 2 } });
  });

  const shopperWith = async (store: string, address: typeof ADDRESS): Promise<Shopper> => {
    const shopper = await createShopper(shop, store);
    await shopper.add('pen', 2);
    await shopper.becomeGuest(address);
    return shopper;
  };

  const switchOnIn = async (name: string, stores: readonly string[]): Promise<void> => {
    await sql`update global_parameters set stores = ${stores} where name = ${name}`.execute(database());
    // An operator's change may take a second to be seen; how much of it has passed here is the machine's affair.
    contentCacheOf(database()).clear();
  };

  it('on: Twint, wallet and electronic invoice are offered and can be chosen, deals run', async () => {
    const swiss = await shopperWith('ch', SWISS);
    expect(await offeredPayments(swiss)).toContain('TWINT');
    const german = await shopperWith('de', ADDRESS);
    expect(await offeredPayments(german)).toEqual(expect.arrayContaining(['AMAZONPAY', 'X_RECHNUNG']));
    expect((await german.choosePayment('AMAZONPAY')).setSelectedPayment.successful).toBe(true);
    expect((await german.cart()).positions).toMatchObject([{ kind: 'LIGHTNING_DEAL', quantityLightning: 2 }]);
  });

  it('off in a store: the wallet is neither offered nor taken, and no deal runs', async () => {
    const austrian = await shopperWith('at', AUSTRIAN);
    expect(await offeredPayments(austrian)).not.toContain('AMAZONPAY');
    expect((await austrian.choosePayment('AMAZONPAY')).setSelectedPayment.successful).toBe(false);
    expect((await austrian.cart()).positions).toMatchObject([{ kind: 'NORMAL', positionTotal: { cents: 2_000 } }]);
  });

  it('off as a feature (T217): no deal runs, whatever lightning_deal says', async () => {
    await switchOnIn('T217', ['b2b']);
    const german = await shopperWith('de', ADDRESS);
    expect((await german.cart()).positions).toMatchObject([{ kind: 'NORMAL', positionTotal: { cents: 2_000 } }]);
    await switchOnIn('T217', ['de']);
    expect((await (await shopperWith('de', ADDRESS)).cart()).positions).toMatchObject([{ kind: 'LIGHTNING_DEAL' }]);
  });

  it('switched off after it was chosen: the order is refused until another method is chosen', async () => {
    const swiss = await shopperWith('ch', SWISS);
    expect((await swiss.choosePayment('TWINT')).setSelectedPayment.successful).toBe(true);
    await switchOnIn('T134_Twint-Payment', ['de']);
    const late = await swiss.submit(await swiss.cart(), 'key-with-twint-off');
    expect(late).toMatchObject({ orderId: null });
    await swiss.choosePayment('INVOICE');
    expect(await swiss.submit(await swiss.cart(), 'key-with-invoice')).toMatchObject({ errorMessage: null });
  });
});

describeOnADatabase('A shop without a payment provider', (database) => {
  it('offers no method that is paid at one', async () => {
    const shop = createTestShop(database(), { providers: [] });
    await insertShelf(database(), { id: 'pen' });
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    for (const method of ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'])
      expect((await shopper.choosePayment(method)).setSelectedPayment.successful).toBe(false);
    expect((await shopper.choosePayment('INVOICE')).setSelectedPayment.successful).toBe(true);
  });
});

describeOnADatabase('Goods for which the wallet is blocked (spec 2 §6)', (database) => {
  it('cannot be paid with it, nor can a basket that holds one of them', async () => {
    const shop = createTestShop(database(), { environment: { WALLET_BLOCKED_IDS: '77,4711' } });
    await insertShelf(database());
    for (const id of ['4711', '4712']) await insertItem(database(), { id });
    const shopper = await createShopper(shop);
    await shopper.add('4712', 1);
    await shopper.becomeGuest();
    const byWallet = async () => (await shopper.choosePayment('AMAZONPAY')).setSelectedPayment.successful;
    expect(await byWallet()).toBe(true);
    await shopper.add('4711', 1);
    expect(await byWallet()).toBe(false);
    expect(await shopper.submit(await shopper.cart(), 'key-with-blocked-goods')).toMatchObject({ orderId: null });
  });
});

describeOnADatabase('Paying in advance', (database) => {
  const shopAt = async (environment: Readonly<Record<string, string>>) => createTestShop(database(), { environment });

  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', cents: 1_000 });
  });

  const account = { holder: 'Schulbedarf GmbH', iban: 'AT61 1904 3002 3457 3201' };

  it('the page and the mail name account, amount, reference and a code, of the store that was shopped at', async () => {
    const shop = await shopAt({ BANK_ACCOUNTS: JSON.stringify({ de: account }) });
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 1]], 'VORKASSE');
    const { orderId } = await shopper.submit(seen, 'key-in-advance');
    const { getThankYouPageData: order } = await shopper.call<{
      getThankYouPageData: { orderNumber: string; bankTransfer: { reference: string; qrCode: string } };
    }>(
      'query($id:ID!){getThankYouPageData(orderId:$id){orderNumber bankTransfer{holder iban bic amount{cents} reference qrCode}}}',
      { id: orderId },
    );
    expect(order.bankTransfer).toMatchObject({ ...account, bic: null, amount: { cents: 1_495 } });
    expect(order.bankTransfer.reference).toBe(order.orderNumber);
    expect(Buffer.from(order.bankTransfer.qrCode.split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    await shop.flush();
    const mail = await database()
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    for (const words of [account.holder, account.iban, order.orderNumber, '14,95']) expect(mail.text).toContain(words);
    expect(mail.html).toContain(order.bankTransfer.qrCode);
  });

  it('is not offered at a store without an account, nor is an invoice', async () => {
    const shop = await shopAt({ BANK_ACCOUNTS: JSON.stringify({ at: account }) });
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    expect(await offeredPayments(shopper)).toEqual(['PAYPAL', 'CREDIT_CARD', 'AMAZONPAY', 'CASH_ON_DELIVERY']);
    for (const method of ['VORKASSE', 'INVOICE', 'X_RECHNUNG'])
      expect((await shopper.choosePayment(method)).setSelectedPayment.successful).toBe(false);
    const austrian = await createShopper(shop, 'at');
    await austrian.add('pen', 1);
    await austrian.becomeGuest(AUSTRIAN);
    expect(await offeredPayments(austrian)).toEqual(expect.arrayContaining(['VORKASSE', 'INVOICE']));
  });

  it('a wrong account stops the start with one line', () => {
    for (const wrong of ['{', '{"de":{"holder":"x","iban":"DE02120300000000202052"}}', '{"xx":{}}'])
      expect(() => createTestShop(database(), { environment: { BANK_ACCOUNTS: wrong } })).toThrow(
        /^Setting BANK_ACCOUNTS: .*$/,
      );
  });
});
