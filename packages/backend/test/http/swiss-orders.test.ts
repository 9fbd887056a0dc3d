// What an order keeps of its goods is spelled as its storefront spells, and so are the printed order form, the refusal of the order button, its mails
// and those of articles that are back: Swiss ones have no ß but in what people wrote.

import { beforeAll, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const ADDRESSES = {
  de: { street: 'Große Straße 3', postCode: '10115', city: 'Berlin', country: 'DE' },
  ch: { street: 'Große Straße 3', postCode: '8001', city: 'Zürich', country: 'CH' },
} as const;

describeOnADatabase('An order of goods with ß in their name', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'kreide' }, { id: 'rest', stock: 2 }, { id: 'tafel', stock: 0 });
    const name = { de: 'Weiße Kreide', en: 'White chalk' };
    await database()
      .updateTable('products')
      .set({ name: json(name) })
      .execute();
  });

  const mailTo = async ({ email }: Shopper) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
  };

  it.each([
    ['de', 'Weiße Kreide'],
    ['ch', 'Weisse Kreide'],
  ] as const)('says in %s: %s, and the street as it was written', async (store, name) => {
    const shopper = await createShopper(shop, store);
    await shopper.add('kreide', 2);
    await shopper.becomeGuest({ ...ADDRESS, ...ADDRESSES[store], email: shopper.email });
    await shopper.choosePayment('INVOICE');
    const { orderId, errorMessage } = await shopper.submit(await shopper.cart(), `eszett-${store}`);
    expect(errorMessage).toBeNull();
    const lines = await database()
      .selectFrom('order_lines')
      .select('snapshot')
      .where('order_id', '=', orderId ?? '')
      .execute();
    expect(lines.map(({ snapshot }) => snapshot.name)).toEqual([name]);
    const mail = await mailTo(shopper);
    expect(mail.text).toContain(`2 × ${name}`);
    expect(mail.text).toContain('Große Straße 3');
    if (store === 'ch') expect(mail.text.replaceAll('Große Straße', '')).not.toContain('ß');
  });

  it.each([
    ['de', 'Weiße Kreide'],
    ['ch', 'Weisse Kreide'],
  ] as const)('says in %s on the printed order form: %s', async (store, name) => {
    const shopper = await createShopper(shop, store);
    await shopper.add('kreide', 2);
    const { form } = await shopper.call<{ form: { base64: string } }>(
      'mutation($id:ID!){form:generatePdfForm(cartId:$id){base64}}',
      { id: shopper.cartId },
    );
    expect(pdfTexts(form.base64)).toContain(name);
  });

  it('is named without ß where the order button finds too few of it in Switzerland', async () => {
    const shopper = await createShopper(shop, 'ch');
    await shopper.add('rest', 2);
    await shopper.becomeGuest({ ...ADDRESS, ...ADDRESSES.ch, email: shopper.email });
    await shopper.choosePayment('INVOICE');
    const seen = await shopper.cart();
    await database().updateTable('stock').set({ available: 1 }).where('item_id', '=', 'rest').execute();
    const { errorMessage } = await shopper.submit(seen, 'eszett-rest');
    expect(errorMessage).toContain('Weisse Kreide');
  });

  it('is named without ß to who waits for it in Switzerland', async () => {
    const shopper = await createShopper(shop, 'ch');
    const { answer } = await shopper.call<{ answer: { successful: boolean } }>(
      'mutation($i:ID!,$e:String!){answer:askForStock(itemId:$i,email:$e,honeypotField:""){successful}}',
      { i: 'tafel', e: shopper.email },
    );
    expect(answer.successful).toBe(true);
    const mail = await mailTo(shopper);
    expect(mail.subject).toContain('Weisse Kreide');
    expect(mail.text).not.toContain('ß');
  });
});
