import { DAY_MS } from '@tornister/domain/shared';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { flushOutbox } from '../../src/mail/outbox-worker.ts';
import { createDeliver } from '../../src/server/deliver-outbox.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
const REGISTER = `mutation($data:CustomerInput!){registerCustomer(data:$data){
  successfull jwt userId firstName customerNumber fieldErrors{fieldName errorMessage}}}`;
const REGISTER_B2B = `mutation($data:B2bCustomerInput!){registerB2bCustomer(data:$data){
  successfull jwt userId firstName customerNumber fieldErrors{fieldName errorMessage}}}`;

type Registered = {
  readonly successfull: boolean;
  readonly jwt: string | null;
  readonly userId: string | null;
  readonly firstName: string | null;
  readonly customerNumber: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};

const customer = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
  salutation: 'ms',
  firstName: 'Nora',
  lastName: 'Neu',
  email,
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  honeypotField: '',
  ...more,
});
const school = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
  email,
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  address: { ...ADDRESS, email, schoolOrCompany: 'Waldschule' },
  VATRegistrationNo: 'de 123.456.789',
  jobTitleCode: 'secretary',
  primaryIndustryGroupCode: 'primary',
  numberOfEmployees: '10-49',
  honeypotField: '',
  ...more,
});
const register = async (shopper: Shopper, data: unknown): Promise<Registered> =>
  (await shopper.call<{ registerCustomer: Registered }>(REGISTER, { data })).registerCustomer;
const registerSchool = async (shopper: Shopper, data: unknown): Promise<Registered> =>
  (await shopper.call<{ registerB2bCustomer: Registered }>(REGISTER_B2B, { data })).registerB2bCustomer;
/** Keeps the login as the shop host does. */
const enter = (shopper: Shopper, { jwt, userId }: Pick<Registered, 'jwt' | 'userId'>): void => {
  if (jwt === null || userId === null) throw new Error('No login came back.');
  shopper.headers['x-jwt'] = jwt;
  shopper.headers['x-ishop-api-userid'] = userId;
};

describeOnADatabase('Opening an account (spec 2 §7)', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });
  const mailsTo = async (recipient: string) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('sent_at').execute();
  };

  it('logs a consumer in under a new id and sends one welcome', async () => {
    const shopper = await createShopper(shop);
    const answer = await register(shopper, customer(shopper.email.toUpperCase()));
    expect(answer).toMatchObject({ successfull: true, firstName: 'Nora', customerNumber: null, fieldErrors: [] });
    expect(answer.userId).not.toBe(shopper.userId);
    enter(shopper, answer);
    const { getCustomerInfo } = await shopper.call<{ getCustomerInfo: unknown }>(
      '{getCustomerInfo{visitorType visitorLoginState email}}',
    );
    expect(getCustomerInfo).toEqual({
      visitorType: 'new_customer',
      visitorLoginState: 'member',
      email: shopper.email,
    });
    await shop.flush();
    expect((await mailsTo(shopper.email)).map(({ subject }) => subject)).toEqual(['Ihr Kundenkonto bei Tornister']);
  });

  it('names every wrong field by its key, and opens nothing', async () => {
    const shopper = await createShopper(shop);
    const wrong = { firstName: '', email: 'nobody', password: 'kurz', passwordRepeated: 'anders' };
    const { fieldErrors } = await register(shopper, customer('', wrong));
    expect(fieldErrors.map(({ fieldName, errorMessage }) => `${fieldName} ${errorMessage}`).sort()).toEqual([
      'email emailIncorrect',
      'firstName requiredField',
      'password passwordTooShort',
      'passwordRepeated notEqual',
    ]);
    const address = { ...ADDRESS, firstName: 'Other', postCode: '1' };
    const inAddress = await register(shopper, customer(shopper.email, { address }));
    expect(inAddress.fieldErrors).toEqual([{ fieldName: 'address.postCode', errorMessage: 'postcodeIncorrect' }]);
  });

  it.each([
    ['1234567', 'passwordTooShort'],
    ['PassWord', 'passwordTooCommon'],
    ['x'.repeat(36), 'passwordInvalidLength'],
  ])('refuses the new password %s (K1)', async (password, message) => {
    const shopper = await createShopper(shop);
    const data = customer(shopper.email, { password, passwordRepeated: password });
    expect((await register(shopper, data)).fieldErrors).toEqual([{ fieldName: 'password', errorMessage: message }]);
  });

  it.each(['8-zeich!', '😀'.repeat(35)])('takes the new password %s', async (password) => {
    const shopper = await createShopper(shop);
    const data = customer(shopper.email, { password, passwordRepeated: password });
    expect((await register(shopper, data)).successfull).toBe(true);
  });

  it('refuses an address that has an account, whoever else asks at the same moment', async () => {
    const shoppers = await Promise.all([createShopper(shop), createShopper(shop), createShopper(shop)]);
    const email = `race.${shoppers[0]?.email}`;
    const answers = await Promise.all(
      shoppers.map((shopper, n) => {
        const password = `${PASSWORD}-${n}`;
        return register(shopper, customer(email, { password, passwordRepeated: password }));
      }),
    );
    expect(answers.filter(({ jwt }) => jwt !== null)).toHaveLength(1);
    expect(answers.filter(({ jwt }) => jwt === null).map(({ fieldErrors }) => fieldErrors)).toEqual([
      [{ fieldName: 'email', errorMessage: 'emailNotUnique' }],
      [{ fieldName: 'email', errorMessage: 'emailNotUnique' }],
    ]);
  });

  it('takes the same form again for a minute, and as another one from then on', async () => {
    const shopper = await createShopper(shop);
    const first = await register(shopper, customer(shopper.email));
    shop.pass(59_999);
    expect((await register(shopper, customer(shopper.email))).userId).toBe(first.userId);
    shop.pass(1);
    expect((await register(shopper, customer(shopper.email))).jwt).toBeNull();
    expect(await mailsTo(shopper.email)).toHaveLength(1);
  });

  it('drops what filled the trap, with the answer of a success (T-BOT)', async () => {
    const shopper = await createShopper(shop);
    const answer = await register(shopper, customer(shopper.email, { honeypotField: 'x' }));
    expect(answer).toMatchObject({ successfull: true, jwt: null, fieldErrors: [] });
    expect(await mailsTo(shopper.email)).toHaveLength(0);
  });

  it("keeps a guest's orders and addresses, and leaves nothing to the guest's token", async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 2]]);
    const { orderId } = await shopper.submit(seen, 'key-of-a-guest-0001');
    const guest = { ...shopper.headers };
    const answer = await register(shopper, customer(shopper.email));
    enter(shopper, answer);
    const ask = `query($id:ID!){getThankYouPageData(orderId:$id){orderId}}`;
    expect(await shopper.call(ask, { id: orderId })).toEqual({ getThankYouPageData: { orderId } });
    const rows = await database().selectFrom('addresses').selectAll().where('user_id', '=', answer.userId).execute();
    expect(rows.map(({ use, street }) => [use, street])).toEqual([['customer', ADDRESS.street]]);
    const before = await shop.post({ query: '{getCustomerInfo{email}}' }, guest);
    expect(await before.text()).toContain('ishop.api.error.revoked_token');
  });

  it('gives a school its number, and lets it in by that', async () => {
    const shopper = await createShopper(shop, 'b2b');
    const answer = await registerSchool(shopper, school(shopper.email));
    expect(answer).toMatchObject({ successfull: true, customerNumber: expect.stringMatching(/^8\d{5}$/) });
    const [mail] = await mailsTo(shopper.email);
    expect(mail?.text).toContain(answer.customerNumber);
    const { login } = await shopper.call<{ login: { successfull: boolean } }>(
      'mutation($n:String!,$p:String!){login(customerNumber:$n,password:$p){successfull}}',
      { n: answer.customerNumber, p: PASSWORD },
    );
    expect(login.successfull).toBe(true);
    const row = await database()
      .selectFrom('accounts')
      .select('business')
      .where('email', '=', shopper.email)
      .executeTakeFirstOrThrow();
    expect(row.business).toMatchObject({ VATRegistrationNo: 'DE123456789', jobTitleCode: 'secretary' });
  });

  it('takes a password of 35 emoji, and no more of them (spec 3 §9)', async () => {
    const emoji = '🎒'.repeat(35);
    const withPassword = (shopper: Shopper, password: string) =>
      register(shopper, customer(shopper.email, { password, passwordRepeated: password }));
    const [one, other] = [await createShopper(shop), await createShopper(shop)];
    expect((await withPassword(one, emoji)).successfull).toBe(true);
    expect(await withPassword(other, `${emoji}🎒`)).toMatchObject({
      successfull: false,
      fieldErrors: [{ fieldName: 'password', errorMessage: 'passwordInvalidLength' }],
    });
    const login = async (password: string) =>
      (
        await one.call<{ login: { successfull: boolean } }>(
          'mutation($e:String!,$p:String!){login(email:$e,password:$p){successfull}}',
          { e: one.email, p: password },
        )
      ).login.successfull;
    expect([await login(emoji), await login('🎒'.repeat(34)), await login(`${'🎒'.repeat(34)}\ud83c`)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('opens an account while the mail server is away, and sends the welcome once it is back', async () => {
    const shopper = await createShopper(shop);
    const sent: string[] = [];
    const away = createDeliver(shop.services, { send: () => Promise.reject(new Error('connect ECONNREFUSED')) });
    const back = createDeliver(shop.services, { send: async ({ recipient }) => void sent.push(recipient) });
    expect((await register(shopper, customer(shopper.email))).successfull).toBe(true);
    await flushOutbox(shop.services, away);
    expect(sent).toEqual([]);
    shop.pass(DAY_MS);
    await flushOutbox(shop.services, back);
    expect(sent.filter((recipient) => recipient === shopper.email)).toHaveLength(1);
  });

  it('asks a school for its name, a VAT number that could be one, and codes of the lists', async () => {
    const shopper = await createShopper(shop, 'b2b');
    const { fieldErrors } = await registerSchool(
      shopper,
      school(shopper.email, {
        address: { ...ADDRESS, city: '' },
        VATRegistrationNo: '12',
        jobTitleCode: 'toString',
        numberOfEmployees: '',
      }),
    );
    expect(fieldErrors.map(({ fieldName }) => fieldName).sort()).toEqual([
      'VATRegistrationNo',
      'address.city',
      'address.schoolOrCompany',
      'jobTitleCode',
      'numberOfEmployees',
    ]);
  });

  it('is for consumers in the consumer shops and for schools in the business edition', async () => {
    const [consumer, business] = [await createShopper(shop), await createShopper(shop, 'b2b')];
    await expect(registerSchool(consumer, school('a@example.com'))).rejects.toThrow('BAD_REQUEST');
    await expect(register(business, customer('a@example.com'))).rejects.toThrow('BAD_REQUEST');
  });
});
