// The confirmation of an order on a durable medium: what the law wants in it (§§ 312f, 312i BGB, Art. 246a EGBGB; Art. 3 UWG for Switzerland).

import { STORE_CODES } from '@tornister/domain/storefront';
import { beforeAll, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { storesWithoutTerms } from '../../src/orders/contract-terms.ts';
import { DEMO_SELLER } from '../../src/orders/seller.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { fillSchoolCart } from '../support/school-cart.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const { name, street, postcode, city, email, phone } = DEMO_SELLER;
const soldBy = (word: string) => [name, street, `${postcode} ${city}`, email, `${word} ${phone}`].join(', ');
const SOLD_BY = soldBy('phone');

describeOnADatabase('The confirmation of an order', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 10, stock: 100 });
  });

  /** Orders what was prepared; the mail waits in the outbox. */
  const orders = async (shopper: Shopper): Promise<string> => {
    const { orderId } = await shopper.submit(await shopper.cart(), `key-of-${shopper.cartId}`);
    return orderId ?? '';
  };

  const sendsConfirmation = async (orderId: string) => {
    await shop.flush();
    return database()
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
  };

  it('confirms an order with lines, tax, addresses and the instruction on withdrawal, in the language of the shop', async () => {
    const shopper = await createShopper(shop);
    shopper.headers['x-shop-language'] = 'en';
    await shopper.prepare([['pen', 2]], 'VORKASSE');
    const mail = await sendsConfirmation(await orders(shopper));
    expect(mail.recipient).toBe(shopper.email);
    for (const words of [
      '2 × Stift pen',
      'incl. 19% VAT',
      '€24.95',
      'Lindenweg 3',
      'Instructions on withdrawal',
      'Please transfer',
      'In stock, delivery in',
      `A clear statement to us (${SOLD_BY})`,
      `To ${SOLD_BY}: I/We hereby give notice`,
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    const page = /https?:\/\/[^\s"]+\/service\/vertrag-widerrufen\//.exec(mail.text)?.[0] ?? 'no link';
    expect(mail.text).toContain(`Withdraw from contract: ${page}`);
    expect(mail.html).toContain(`href="${page}"`);
    for (const words of ['Delivery by: DHL', `Seller\n${SOLD_BY}`, 'Terms and conditions\nWe gladly send them'])
      expect(mail.text).toContain(words);
    const list = await shop.request('/outbox', { headers: { accept: 'application/json' } });
    expect(JSON.stringify(await list.json())).toContain(mail.id);
    expect(await (await shop.request(`/outbox/${mail.id}`, {})).text()).toContain('<iframe sandbox');
  });

  it('has the terms whole that were shown when it was ordered, also where they change before it is sent', async () => {
    const terms = (version: string) =>
      json([
        {
          cells: [
            {
              span: 12,
              teaser: {
                ...{ id: 'terms', name: 'terms', template: 'html' as const, tabs: [], productIds: [] },
                attributes: [{ name: 'content', text: { de: GERMAN_TERMS(version), en: '<p>Terms</p>' } }],
              },
            },
          ],
        },
      ]);
    const page = { id: 'terms', path: '/rechtliches/agb/', page_type: 'LEGAL' as const, category_id: null };
    const texts = { title: json({ de: 'AGB', en: 'Terms' }), meta_description: json({ de: '', en: '' }) };
    expect(await storesWithoutTerms(database())).toEqual(STORE_CODES);
    await database()
      .insertInto('cms_pages')
      .values({
        ...{ ...page, ...texts, rows: terms('1'), breadcrumbs: json([]), open_graph_picture: null },
        ...{ active_ab_tests: json([]), stores: [] },
      })
      .execute();
    expect(await storesWithoutTerms(database())).toEqual([]);
    await database()
      .updateTable('cms_pages')
      .set({ rows: json([]) })
      .where('id', '=', 'terms')
      .execute();
    expect(await storesWithoutTerms(database())).toEqual(STORE_CODES);
    await database()
      .updateTable('cms_pages')
      .set({ rows: terms('1') })
      .where('id', '=', 'terms')
      .execute();
    const buys = async (): Promise<string> => {
      const shopper = await createShopper(shop);
      await shopper.prepare([['pen', 1]], 'VORKASSE');
      return orders(shopper);
    };
    const [first, second] = [await buys(), await buys()];
    await database()
      .updateTable('cms_pages')
      .set({ rows: terms('2') })
      .where('id', '=', 'terms')
      .execute();
    const third = await buys();

    for (const [orderId, version] of [
      [first, '1'],
      [second, '1'],
      [third, '2'],
    ] as const) {
      const { text, html } = await sendsConfirmation(orderId);
      expect(text).toContain(
        `Allgemeine Geschäftsbedingungen\n1. Vertragsschluss\nFassung ${version}: es gilt § 433 & nichts sonst.\nMuster hier (http`,
      );
      expect(text).toMatch(/Muster hier \(http[^ ]+\/rechtliches\/widerruf\/\)\nzuerst/u);
      expect(html).toMatch(new RegExp(`<h3 style="[^"]+">1\\. Vertragsschluss</h3><p>Fassung ${version}: `, 'u'));
      expect(html).toMatch(/<a href="http[^"]+\/rechtliches\/widerruf\/">hier<\/a>/u);
    }
    const kept = await database().selectFrom('contract_terms').select('id').execute();
    expect(kept).toHaveLength(2);
    await database().deleteFrom('cms_pages').where('id', '=', 'terms').execute();
  });

  it('tells Swiss customers of the return that the terms allow, of no withdrawal by law, and writes rates as they do', async () => {
    const shopper = await createShopper(shop, 'ch');
    await shopper.add('pen', 2);
    await shopper.becomeGuest({ ...ADDRESS, email: shopper.email, country: 'CH', postCode: '8001' });
    await shopper.choosePayment('VORKASSE');
    const { text, html } = await sendsConfirmation(await orders(shopper));
    for (const words of [
      'Rückgabe\nSie können ungebrauchte Ware innerhalb von 14 Tagen',
      'darin 8.1 % MwSt.: ',
      'Versandart: ',
      `Verkäufer\n${soldBy('Telefon')}`,
    ])
      expect(text).toContain(words);
    for (const words of ['Widerruf', 'widerrufe', 'ß']) expect(`${text} ${html}`).not.toContain(words);
  });

  it('tells a school of no withdrawal, which is for consumers', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await fillSchoolCart(school, 3);
    const { text, html } = await sendsConfirmation(await orders(school));
    expect(text).toContain('3 × Stift pen');
    expect(text).toMatch(
      /Zwischensumme \(netto\): .+\nVersand: .+\nNettobetrag: .+\nzzgl\. 19 % MwSt\.: .+\nGesamtsumme \(brutto\): /u,
    );
    expect(text).toContain(`Verkäufer\n${soldBy('Telefon')}`);
    for (const words of ['Widerruf', 'widerrufe']) expect(`${text} ${html}`).not.toContain(words);
  });
});

const GERMAN_TERMS = (version: string): string =>
  `<h2>1. Vertragsschluss</h2><p>Fassung ${version}: es gilt § 433 &amp; nichts sonst.</p><p>Muster <a href="/rechtliches/widerruf/">hier</a></p><ul><li>zuerst</li></ul>`;
