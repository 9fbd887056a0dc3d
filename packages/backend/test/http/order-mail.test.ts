// The confirmation of an order on a durable medium: what the law wants in it (§§ 312f, 312i BGB, Art. 246a EGBGB; Art. 3 UWG for Switzerland).

import { beforeAll, expect, it } from 'vitest';
import { DEMO_SELLER } from '../../src/orders/seller.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const { name, street, postcode, city, email, phone } = DEMO_SELLER;
const soldBy = (word: string) => [name, street, `${postcode} ${city}`, email, `${word} ${phone}`].join(', ');
const SOLD_BY = soldBy('phone');

describeOnEachDatabase('The confirmation of an order', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 10 });
  });

  it('confirms an order with lines, tax, addresses and the instruction on withdrawal, in the language of the shop', async () => {
    const shopper = await createShopper(shop);
    shopper.headers['x-shop-language'] = 'en';
    const seen = await shopper.prepare([['pen', 2]], 'VORKASSE');
    const { orderId } = await shopper.submit(seen, 'key-of-the-mail');
    await shop.flush();
    const mail = await database()
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    expect(mail.recipient).toBe(shopper.email);
    for (const words of [
      '2 × Stift pen',
      'VAT 19 %',
      '€24.95',
      'Lindenweg 3',
      'Instructions on withdrawal',
      'Please transfer',
      'Delivery by: DHL',
      'In stock, delivery in',
      `A clear statement to us (${SOLD_BY})`,
      `To ${SOLD_BY}: I/We hereby give notice`,
      `Seller\n${SOLD_BY}`,
    ]) {
      expect(mail.text).toContain(words);
    }
    const list = await shop.request('/outbox', { headers: { accept: 'application/json' } });
    expect(JSON.stringify(await list.json())).toContain(mail.id);
    expect(await (await shop.request(`/outbox/${mail.id}`, {})).text()).toContain('<iframe sandbox');
  });

  it('tells Swiss customers of the return that the terms allow, of no withdrawal by law, and writes rates as they do', async () => {
    const shopper = await createShopper(shop, 'ch');
    await shopper.add('pen', 2);
    await shopper.becomeGuest({ ...ADDRESS, email: shopper.email, country: 'CH', postCode: '8001' });
    await shopper.choosePayment('VORKASSE');
    const seen = await shopper.cart();
    const { orderId } = await shopper.submit(seen, 'key-of-the-swiss-mail');
    await shop.flush();
    const { text } = await database()
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    for (const words of [
      'Nach unseren AGB können Sie ungebrauchte Ware',
      'MwSt. 8.1 %',
      'Versandart: ',
      `Verkäufer\n${soldBy('Telefon')}`,
    ])
      expect(text).toContain(words);
    for (const words of ['Widerruf', 'widerrufe', 'ß']) expect(text).not.toContain(words);
  });
});
