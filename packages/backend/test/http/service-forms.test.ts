import { HOUR_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { takeAll } from '../../src/limits/limiter.ts';
import {
  NEWSLETTER_MAILS_TO_RECIPIENT,
  RECEIPTS_TO_RECIPIENT,
  SERVICE_FORMS_FROM_ADDRESS,
} from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { register } from '../support/member.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const STAFF = 'service@shop.example';
type Done = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string }[];
};
const DONE = 'successful generalErrorMessage fieldErrors{fieldName}';
const PICTURE = { id: 'cover', alt: { de: 'Katalog', en: 'Catalogue' } };

let people = 0;

describeOnADatabase('The forms of the service pages (spec 2 §7)', (database) => {
  let shop: TestShop;
  let shopper: Shopper;
  let email: string;

  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails', 'service_requests', 'competitions', 'printed_catalogues'] as const) {
      await database().deleteFrom(table).execute();
    }
    shop = createTestShop(database(), { environment: { STAFF_EMAIL: STAFF } });
    people += 1;
    email = `writer.${people}@example.com`;
    shopper = await createShopper(shop);
  });

  const write = async (more: Readonly<Record<string, unknown>> = {}, key = 'k-1', honeypotField = ''): Promise<Done> =>
    (
      await shopper.call<{ done: Done }>(
        `mutation($data:ContactFormInput!,$key:String!,$h:String!){done:sendContactFormMail(data:$data,key:$key,honeypotField:$h){${DONE}}}`,
        {
          data: { name: 'Wanda Writer', email, message: 'Wo ist <b>mein</b> Paket?', phone: '030 123', ...more },
          key,
          h: honeypotField,
        },
      )
    ).done;
  const mails = async () => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().orderBy('recipient').execute();
  };

  it('bring a message to the staff, and a receipt to its sender that repeats nothing of it', async () => {
    expect(await write()).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    const [staff, sender, ...more] = await mails();
    expect(more).toEqual([]);
    expect(staff).toMatchObject({ recipient: STAFF, subject: 'Nachricht über das Kontaktformular' });
    expect(staff?.text).toContain('Wo ist <b>mein</b> Paket?');
    expect(staff?.html).toContain('Wo ist &lt;b&gt;mein&lt;/b&gt; Paket?');
    expect(sender?.recipient).toBe(email);
    for (const typed of ['Wanda', 'Paket', '030 123']) expect(sender?.text).not.toContain(typed);
  });

  it('are taken once when they are posted twice, also at the same moment', async () => {
    await Promise.all([write(), write()]);
    await write();
    expect(await mails()).toHaveLength(2);
    await write({ message: 'Und noch etwas' });
    expect(await mails()).toHaveLength(4);
  });

  it('say what is wrong field by field, and are dropped in silence when a machine fills them in', async () => {
    const refused = await write({ name: '1 Wanda', email: 'wanda', message: ' ' });
    expect(refused.successful).toBe(false);
    expect(refused.fieldErrors.map(({ fieldName }) => fieldName)).toEqual(['name', 'email', 'message']);
    expect((await write({}, 'k-2', 'https://spam.example')).successful).toBe(true);
    expect(await mails()).toEqual([]);
  });

  it('send no more than so many receipts to one recipient, and take no more than so many forms from one address', async () => {
    const { most } = RECEIPTS_TO_RECIPIENT;
    for (let index = 0; index <= most; index += 1) await write({}, `k-${index}`);
    expect((await mails()).filter(({ recipient }) => recipient === email)).toHaveLength(most);
    for (let index = most + 1; index < SERVICE_FORMS_FROM_ADDRESS.most; index += 1) await write({}, `k-${index}`);
    await expect(write({}, 'one too many')).rejects.toThrow('TOO_MANY_REQUESTS');
    shop.pass(3 * HOUR_MS);
    expect((await write({}, 'later')).successful).toBe(true);
  });

  it('tell nobody but a member anything, and take no order of somebody else', async () => {
    const { data } = await shopper.call<{ data: unknown }>(
      'query($o:ID){data:getContactFormData(orderId:$o){name email shownEmail phone orders{orderId}}}',
      { o: 'somebody-elses' },
    );
    expect(data).toEqual({ name: '', email: '', shownEmail: '', phone: '', orders: [] });
    expect((await write({ orderId: 'somebody-elses' })).successful).toBe(true);
    const [staff] = await mails();
    expect(staff?.text).not.toContain('Bestellnummer');
  });

  it('about an order wait for the login of its owner where that has ended, and are taken without one', async () => {
    await register(shopper);
    await shopper.call('mutation{logout}');
    await expect(write({ orderId: 'an-order-of-mine' })).rejects.toThrow('REVOKED_TOKEN');
    expect(await database().selectFrom('service_requests').select('id').execute()).toEqual([]);
    expect((await write({ orderId: null })).successful).toBe(true);
    expect(await database().selectFrom('service_requests').select('id').execute()).toHaveLength(1);
  });

  it('open with the phone number that a member has saved, or else with that of the address', async () => {
    await register(shopper);
    const phone = async () =>
      (await shopper.call<{ data: { phone: string } }>('{data:getContactFormData{phone}}')).data.phone;
    const of = { first_name: 'Wanda', last_name: 'Writer', street: 'Weg 1', postcode: '10115', city: 'Berlin' };
    const [user] = await database().selectFrom('users').selectAll().where('email', '=', shopper.email).execute();
    await database()
      .updateTable('addresses')
      .set({ deleted_at: 1 })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    await database()
      .insertInto('addresses')
      .values({
        ...of,
        ...{ id: `customer-${user?.id}`, user_id: user?.id ?? '', use: 'customer', salutation: 'ms', company: null },
        ...{
          addition: null,
          country: 'DE',
          delivery_email: null,
          email: shopper.email,
          phone: '030 1',
          created_at: 0,
          deleted_at: null,
        },
      })
      .execute();
    expect(await phone()).toBe('030 1');
    await database().updateTable('accounts').set({ phone: '030 2' }).where('email', '=', shopper.email).execute();
    expect(await phone()).toBe('030 2');
  });

  it('name the order that a member chose, and none of another member', async () => {
    await insertShelf(database(), { id: 'pen' });
    const orderOf = async (customer: Shopper) => {
      await register(customer);
      const { shopInit } = await customer.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
      customer.cartId = shopInit.cartId;
      await customer.add('pen');
      await customer.call(
        'mutation($id:ID!,$address:AddressInput!){addBillingAddress(cartId:$id,address:$address){successful}}',
        { id: customer.cartId, address: { ...ADDRESS, email: customer.email } },
      );
      await customer.choosePayment('INVOICE');
      const { orderId } = await customer.submit(await customer.cart(), `contact-form-${customer.userId}`);
      return database().selectFrom('orders').selectAll().where('id', '=', String(orderId)).executeTakeFirstOrThrow();
    };
    const theirs = await orderOf(await createShopper(shop));
    const own = await orderOf(shopper);
    const toStaff = async () => (await mails()).filter(({ recipient }) => recipient === STAFF).map(({ text }) => text);
    await write({ orderId: theirs.id });
    expect(await toStaff()).toEqual([expect.not.stringMatching(/Bestellnummer|\b\d{6}\b/)]);
    await write({ orderId: own.id }, 'k-2');
    expect(await toStaff()).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`Bestellnummer\\D*${own.number}`))]),
    );
  });

  it('ask the staff to call back', async () => {
    const call = (data: Readonly<Record<string, unknown>>) =>
      shopper.call<{ done: Done }>(
        `mutation($data:CallBackInput!){done:requestCallBack(data:$data,key:"k",honeypotField:""){${DONE}}}`,
        { data: { name: 'Wanda Writer', time: 'MORNING', ...data } },
      );
    expect((await call({ phone: 'call me' })).done.fieldErrors).toEqual([{ fieldName: 'phone' }]);
    await call({ phone: '030 123', topic: 'Ein Regal' });
    const [staff, ...more] = await mails();
    expect(more).toEqual([]);
    expect(staff?.text).toContain('vormittags');
    expect(staff?.text).toContain('Ein Regal');
  });

  it('order printed catalogues to an address', async () => {
    await database()
      .insertInto('printed_catalogues')
      .values({
        id: 'main',
        position: 0,
        name: json({ de: 'Hauptkatalog', en: 'Main catalogue' }),
        description: json({ de: '', en: '' }),
        language: 'de',
        pages: 96,
        picture: json(PICTURE as never),
      })
      .execute();
    const order = async (catalogueIds: readonly string[], address: object): Promise<Done> =>
      (
        await shopper.call<{ done: Done }>(
          `mutation($c:[ID!]!,$a:AddressInput!){done:orderPrintedCatalogues(catalogueIds:$c,address:$a,key:"k",honeypotField:""){${DONE}}}`,
          { c: catalogueIds, a: { ...ADDRESS, email, ...address } },
        )
      ).done;
    const refused = await order(['none'], { postCode: '1' });
    expect(refused.fieldErrors.map(({ fieldName }) => fieldName)).toEqual(['catalogueIds', 'postCode']);
    expect((await order(['main', 'none', 'main'], {})).successful).toBe(true);
    const [staff, sender] = await mails();
    expect(staff?.text).toContain('- Hauptkatalog\n');
    expect(staff?.text).toContain('Lindenweg 3');
    expect(sender?.recipient).toBe(email);
    expect(sender?.text).not.toContain('Lindenweg');
  });

  it('enter a competition once for each address, until it closes; entries go 90 days later', async () => {
    await database()
      .insertInto('competitions')
      .values({
        id: 'sofa',
        title: json({ de: 'Sofa', en: 'Sofa' }),
        terms: json({ de: '<p>Los</p>', en: '<p>Lot</p>' }),
        closes_at: TEST_START + HOUR_MS,
        stores: [],
      })
      .execute();
    const enter = async (data: Readonly<Record<string, unknown>> = {}): Promise<Done> =>
      (
        await shopper.call<{ done: Done }>(
          `mutation($data:CompetitionInput!){done:subscribeToCompetition(competitionId:"sofa",data:$data,honeypotField:""){${DONE}}}`,
          { data: { name: 'Wanda Writer', email, acceptsTerms: true, wantsNewsletter: false, ...data } },
        )
      ).done;
    expect((await enter({ acceptsTerms: false })).fieldErrors).toEqual([{ fieldName: 'acceptsTerms' }]);
    const first = await enter();
    expect(first.successful).toBe(true);
    expect(await enter({ email: email.toUpperCase(), name: 'Somebody Else' })).toEqual(first);
    const entries = () => database().selectFrom('competition_entries').selectAll().execute();
    expect((await entries()).map(({ name }) => name)).toEqual(['Wanda Writer']);
    const reader = `reader.${email}`;
    await enter({ email: reader });
    await enter({ email: reader, wantsNewsletter: true });
    await enter({ email: reader, wantsNewsletter: true });
    await shop.flush();
    const asked = await database().selectFrom('mails').select(['recipient', 'subject']).execute();
    expect(asked).toEqual([{ recipient: reader, subject: expect.stringContaining('bestätigen Sie Ihren Newsletter') }]);
    const flooded = `flooded.${email}`;
    for (let count = 0; count < NEWSLETTER_MAILS_TO_RECIPIENT.most; count += 1)
      await takeAll(shop.services, [[NEWSLETTER_MAILS_TO_RECIPIENT, flooded]]);
    expect(await enter({ email: flooded, wantsNewsletter: true })).toEqual(first);
    await shop.flush();
    expect(await database().selectFrom('mails').selectAll().where('recipient', '=', flooded).execute()).toEqual([]);
    shop.pass(HOUR_MS - 1);
    expect((await enter({ email: `late.${email}` })).successful).toBe(true);
    shop.pass(1);
    expect((await enter({ email: `too.late.${email}` })).generalErrorMessage).toContain('Einsendeschluss');
    shop.pass(90 * 24 * HOUR_MS - 1);
    await forgetOld(shop.services);
    expect(await entries()).toHaveLength(4);
    shop.pass(1);
    await forgetOld(shop.services);
    expect(await entries()).toEqual([]);
  });
});
