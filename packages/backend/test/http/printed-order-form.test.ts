// A cart as an order form to be printed. Source: spec 2 §7 "generatePdfForm".

import { beforeAll, expect, it } from 'vitest';
import { drawInTurn, PDFS_WAITING_MAX } from '../../src/files/draw-in-turn.ts';
import { PRINTED_FORMS_OF_VISITOR } from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type PdfForm = { readonly fileName: string; readonly contentType: string; readonly base64: string };

/** The built-in fonts have a place of their own for the euro. */
const inPdf = (text: string): string => text.replace('€', '\x80');

describeOnADatabase('A cart as an order form to be printed', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    const deal = { cents: 1_999, allowance: 100, quantityMax: 2 };
    await insertShelf(
      database(),
      { id: '12345', cents: 1_250, stock: 500 },
      { id: '45678', cents: 2_999, maximum: 10, deal },
    );
    for (let n = 1; n <= 60; n += 1) await insertItem(database(), { id: `7000${n}`, cents: 100 + n, stock: 50 });
    for (const id of ['globe', 'atlas', 'folder']) await insertItem(database(), { id, cents: 9_000, stock: 50 });
  });

  const print = async (shopper: Shopper, id = shopper.cartId): Promise<PdfForm> => {
    const { generatePdfForm } = await shopper.call<{ generatePdfForm: PdfForm }>(
      'mutation($id:ID!){generatePdfForm(cartId:$id){fileName contentType base64}}',
      { id },
    );
    return generatePdfForm;
  };
  const wordsOf = async (shopper: Shopper): Promise<string> => pdfTexts((await print(shopper)).base64).join('\n');

  const OFFICE = { ...ADDRESS, lastName: 'Schulamt', street: 'Amtsgasse 8', postCode: '20095', city: 'Hamburg' };
  /** Says under which reference the cart is ordered, and where to else it goes. */
  const fillIn = async (
    { call, cartId }: Shopper,
    address: Readonly<Record<string, string>> = OFFICE,
  ): Promise<void> => {
    await call('mutation($id:ID!){setOrderReference(cartId:$id,orderReference:"HH 2026/17"){successful}}', {
      id: cartId,
    });
    const { added } = await call<{ added: { successful: boolean } }>(
      'mutation($id:ID!,$a:AddressInput!){added:addShippingAddress(cartId:$id,address:$a){successful}}',
      { id: cartId, a: address },
    );
    expect(added.successful).toBe(true);
  };
  const customerNumberOf = async ({ email }: Shopper): Promise<string> => {
    const accounts = database().selectFrom('accounts').select('customer_number').where('email', '=', email);
    return (await accounts.executeTakeFirstOrThrow()).customer_number ?? '';
  };
  const euros = (cents: number): string => inPdf(`${(cents / 100).toFixed(2).replace('.', ',')} €`);

  it('has every line with its number, quantity and price, and the sum', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('12345', 3);
    const file = await print(shopper);
    expect([file.fileName, file.contentType]).toEqual(['Bestellschein.pdf', 'application/pdf']);
    const words = await wordsOf(shopper);
    const { totals } = await shopper.cart();
    for (const word of ['012345', '3', '12,50', '37,50', euros(totals.grandtotal.cents), 'Unterschrift, Stempel'])
      expect(words).toContain(word);
    expect(words).toContain('inklusive Umsatzsteuer');
    expect(words).not.toContain('Gast');
  });

  it('has the address once the cart has one, and changes nothing', async () => {
    const shopper = await createShopper(shop);
    await shopper.prepare([['12345', 1]]);
    const before = await shopper.cart();
    const words = await wordsOf(shopper);
    for (const word of ['Gesa Gast', 'Lindenweg 3', '10115 Berlin']) expect(words).toContain(word);
    expect(await shopper.cart()).toEqual(before);
  });

  it('has no address for who knows the ids of a guest and has no login', async () => {
    const guest = await createShopper(shop);
    await guest.prepare([['12345', 1]]);
    await fillIn(guest);
    for (const word of ['HH 2026/17', 'Amtsgasse 8']) expect(await wordsOf(guest)).toContain(word);
    const { user_id } = await database()
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', guest.cartId)
      .executeTakeFirstOrThrow();
    const next = await createShopper(shop);
    next.headers['x-ishop-api-userid'] = user_id;
    const words = pdfTexts((await print(next, guest.cartId)).base64).join('\n');
    expect(words).toContain('012345');
    for (const word of ['Gesa Gast', 'Lindenweg', '10115', 'HH 2026', 'Amtsgasse', 'Lieferung an'])
      expect(words).not.toContain(word);
  });

  it('has what the shop knows of a school: its customer number, its reference, where else the goods go', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await school.add('12345');
    const number = await customerNumberOf(school);
    expect(number).toMatch(/^\d+$/);
    const before = pdfTexts((await print(school)).base64);
    expect(before[before.indexOf('Kundennummer') + 1]).toBe(number);
    expect(before).not.toContain('Lieferung an');
    await fillIn(school, { ...OFFICE, schoolOrCompany: 'Schulverwaltung' });
    const words = pdfTexts((await print(school)).base64);
    expect(words[words.indexOf('Ihr Bestellzeichen') + 1]).toBe('HH 2026/17');
    const to = words.indexOf('Lieferung an') + 1;
    expect(words.slice(to, to + 4)).toEqual(['Schulverwaltung', 'Gesa Schulamt', 'Amtsgasse 8', '20095 Hamburg']);
  });

  it('says of a line that cannot be ordered why, and leaves it out of the sums', async () => {
    const shopper = await createShopper(shop);
    for (const [id, pieces] of [
      ['globe', 2],
      ['12345', 1],
      ['atlas', 6],
      ['folder', 2],
    ] as const)
      await shopper.add(id, pieces);
    const all = (await shopper.cart()).totals;
    await database().updateTable('stock').set({ available: 0 }).where('item_id', '=', 'globe').execute();
    await database().updateTable('stock').set({ available: 5 }).where('item_id', '=', 'atlas').execute();
    await database().updateTable('items').set({ minimum_order_quantity: 3 }).where('id', '=', 'folder').execute();
    const words = pdfTexts((await print(shopper)).base64);
    const text = words.join(' ').replaceAll('  ', ' ');
    for (const why of [
      'Dieser Artikel ist zurzeit nicht lieferbar.',
      'Es sind höchstens 5 lieferbar.',
      'Die Mindestbestellmenge ist 3.',
    ])
      expect(text).toContain(`Nicht in der Summe: ${why}`);
    expect(text).toContain('3 Positionen sind nicht in der Summe.');
    for (const gone of [18_000, 54_000, all.grandtotal.cents]) expect(words).not.toContain(euros(gone));
    const rest = await createShopper(shop);
    await rest.add('12345');
    const { totals } = await rest.cart();
    expect([all.shippingCost.cents, totals.shippingCost.cents > 0]).toEqual([0, true]);
    const after = (label: string) => words[words.indexOf(label) + 1];
    expect(after('Versandkosten')).toBe(euros(totals.shippingCost.cents));
    expect(after('Gesamtsumme (aufgeführte Artikel)')).toBe(euros(totals.grandtotal.cents));
    expect(await wordsOf(rest)).not.toContain('Nicht in der Summe');
  });

  it('says what each piece of a deal costs, so that prices and total agree', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('45678', 2);
    const allAtDeal = pdfTexts((await print(shopper)).base64);
    expect(allAtDeal).toEqual(expect.arrayContaining(['19,99 €', '39,98 €'].map(inPdf)));
    expect(allAtDeal).not.toContain(inPdf('29,99 €'));
    await shopper.add('45678', 1);
    const mixed = ['2 × 19,99 €', '1 × 29,99 €', '69,97 €'].map(inPdf);
    expect(pdfTexts((await print(shopper)).base64)).toEqual(expect.arrayContaining(mixed));
  });

  it('names the country where it is not the store’s own', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('12345');
    const vienna = { postCode: '1010', city: 'Wien', country: 'AT' };
    await shopper.becomeGuest({ ...ADDRESS, ...vienna, email: shopper.email });
    expect(await wordsOf(shopper)).toContain('Österreich');
  });

  it('is net for an institution, and speaks English where the shop does', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await school.add('12345', 2);
    const words = pdfTexts((await print(school)).base64);
    const { totals } = await school.cart();
    expect(words.join(' ')).toContain('zuzüglich Umsatzsteuer. Lieferbedingungen: frei Haus ab 75,00');
    const cents = [totals.netValue.cents, totals.tax[0]?.tax.cents ?? 0, totals.grandtotal.cents];
    const amounts = cents.map((amount) => inPdf(`${(amount / 100).toFixed(2).replace('.', ',')} €`));
    const labels = ['Nettobetrag (aufgeführte Artikel)', 'zzgl. 19 % USt.', 'Gesamtsumme (aufgeführte Artikel)'];
    for (const [at, label] of labels.entries()) expect(words[words.indexOf(label) + 1]).toBe(amounts[at]);
    const guest = await createShopper(shop);
    guest.headers['x-shop-language'] = 'en';
    await guest.add('12345');
    expect((await print(guest)).fileName).toBe('Order-form.pdf');
    expect(await wordsOf(guest)).toContain('Signature, stamp');
  });

  it('calls the tax as Switzerland does, and says in which country the seller is', async () => {
    const shopper = await createShopper(shop, 'ch');
    await shopper.add('12345');
    const words = await wordsOf(shopper);
    expect(words).toContain('inklusive Mehrwertsteuer');
    expect(words).not.toContain('Umsatzsteuer');
    expect(words).toContain('12345 Musterstadt\nDeutschland');
    const german = await createShopper(shop);
    await german.add('12345');
    expect(await wordsOf(german)).not.toContain('Deutschland');
  });

  it('goes on on further pages, each line once, with the head of the table on each', async () => {
    const shopper = await createShopper(shop);
    for (let n = 1; n <= 60; n += 1) await shopper.add(`7000${n}`);
    const texts = pdfTexts((await print(shopper)).base64);
    const pages = texts.filter((text) => text.startsWith('Seite '));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toBe(`Seite ${pages.length} von ${pages.length}`);
    expect(texts.filter((text) => text === 'Artikelnummer').length).toBeGreaterThan(1);
    for (let n = 1; n <= 60; n += 1)
      expect(texts.filter((text) => text === `7000${n}`.padStart(6, '0'))).toHaveLength(1);
  });

  it('is drawn sixty times an hour for one visitor, and once in a request', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('12345');
    const query = 'mutation($id:ID!){generatePdfForm(cartId:$id){fileName}}';
    const operation = { query, variables: { id: shopper.cartId } };
    const together = await shop.post([operation, operation], shopper.headers);
    expect([together.status, await together.text()]).toEqual([
      400,
      expect.stringContaining('SENSITIVE_OPERATION_REPEATED'),
    ]);
    for (let n = 0; n < PRINTED_FORMS_OF_VISITOR.most; n += 1) await shopper.call(query, operation.variables);
    await expect(print(shopper)).rejects.toThrow('Zu viele Versuche');
    const other = await createShopper(shop);
    await other.add('12345');
    expect((await print(other)).fileName).toBe('Bestellschein.pdf');
  });

  it('is to be asked for again in a moment while many are drawn', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('12345');
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: PDFS_WAITING_MAX }, () => drawInTurn(() => ended));
    await expect(print(shopper)).rejects.toThrow('in 5 Sekunden');
    end();
    await Promise.all(others);
    expect((await print(shopper)).fileName).toBe('Bestellschein.pdf');
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await createShopper(shop), await createShopper(shop)];
    await owner.add('12345');
    await expect(print(other, owner.cartId)).rejects.toThrow('CART_NOT_FOUND');
  });
});
