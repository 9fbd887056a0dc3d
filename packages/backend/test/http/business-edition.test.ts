import { beforeAll, beforeEach, expect, it } from 'vitest';
import { OPEN_IN_BUSINESS } from '../../src/graphql/business-gate.ts';
import { resolvers } from '../../src/graphql/resolvers.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const OPERATIONS = [...Object.keys(resolvers.Query ?? {}), ...Object.keys(resolvers.Mutation ?? {})];

describeOnADatabase('The business edition (spec 2 §2, §6)', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  it('names operations that exist', () => {
    expect([...OPEN_IN_BUSINESS].filter((name) => !OPERATIONS.includes(name))).toEqual([]);
  });

  it('has no basket for strangers', async () => {
    const stranger = await createShopper(shop, 'b2b');
    await expect(stranger.add('pen')).rejects.toThrow('VALID_TOKEN_REQUIRED');
    await expect(stranger.cart()).rejects.toThrow('VALID_TOKEN_REQUIRED');
    const seen = { itemsCount: 0, productsCount: 0, totals: { grandtotal: { cents: 0 } } };
    await expect(stranger.submit(seen as never, 'key-of-a-stranger-1')).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('shows no goods and no prices to strangers', async () => {
    const question = '{ getItemById(itemId: "not-sold-here") { prices { current { cents } } } }';
    const stranger = await createShopper(shop, 'b2b');
    await expect(stranger.call(question)).rejects.toThrow('VALID_TOKEN_REQUIRED');
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    expect(await school.call(question)).toEqual({ getItemById: null });
  });

  it('shows strangers no list that they made in a consumer shop, nor its prices (spec 3 §6)', async () => {
    const visitor = await createShopper(shop);
    await visitor.call('mutation($e:WishlistEntryInput!){addProductToWishlist(entry:$e){successful}}', {
      e: { productId: 'ppen', itemId: 'pen', quantity: 1 },
    });
    type Lists = { readonly lists: readonly { readonly id: string; readonly entries: readonly unknown[] }[] };
    const question = 'lists:getAllWishlists(externalId:$id){id:externalId entries{totals{cents}} references{itemId}}';
    const ask = (id?: string) => visitor.call<Lists>(`query($id:ID){${question}}`, { id });
    const [list] = (await ask()).lists;
    expect(list?.entries).toHaveLength(1);
    visitor.headers['x-shop-store'] = 'b2b';
    expect(await ask()).toEqual({ lists: [] });
    expect(await ask(list?.id)).toEqual({ lists: [] });
  });

  it('tells a login that has ended apart from none', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await school.call('mutation{logout}');
    await expect(school.add('pen')).rejects.toThrow('REVOKED_TOKEN');
    school.headers['x-jwt'] = 'forged';
    await expect(school.add('pen')).rejects.toThrow('INVALID_TOKEN');
  });

  it('refuses guests, in words', async () => {
    const stranger = await createShopper(shop, 'b2b');
    const { registerGuest } = await stranger.call<{ registerGuest: unknown }>(
      'mutation($id:ID!,$data:GuestInput!){registerGuest(cartId:$id,data:$data){successfull jwt errorMessage}}',
      { id: stranger.cartId, data: { email: stranger.email, billingAddress: { ...ADDRESS, email: stranger.email } } },
    );
    expect(registerGuest).toEqual({
      successfull: false,
      jwt: null,
      errorMessage: 'In diesem Shop bestellen Sie mit Ihrem Kundenkonto.',
    });
  });

  it('does not take the token of a guest of another shop for a customer', async () => {
    const guest = await createShopper(shop);
    await guest.becomeGuest();
    guest.headers['x-shop-store'] = 'b2b';
    await expect(guest.cart()).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('does not take the login of a consumer for that of a school', async () => {
    const consumer = await createShopper(shop);
    const { registerCustomer } = await consumer.call<{ registerCustomer: { jwt: string } }>(
      'mutation($data:CustomerInput!){registerCustomer(data:$data){jwt}}',
      {
        data: {
          salutation: 'mr',
          firstName: 'Karl',
          lastName: 'Kunde',
          email: consumer.email,
          password: 'rote-socke-7',
          passwordRepeated: 'rote-socke-7',
          honeypotField: '',
        },
      },
    );
    consumer.headers['x-jwt'] = registerCustomer.jwt;
    consumer.headers['x-shop-store'] = 'b2b';
    await expect(consumer.cart()).rejects.toThrow('INVALID_TOKEN');
    // Back in its own shop it is good as before.
    consumer.headers['x-shop-store'] = 'de';
    expect(await consumer.call('{getBillingAddresses{addressId}}')).toEqual({ getBillingAddresses: [] });
  });

  it.each(['de', 'at', 'ch'])('does not take the login of a school for that of a consumer in %s', async (store) => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    school.headers['x-shop-store'] = store;
    await expect(school.cart()).rejects.toThrow('INVALID_TOKEN');
    await expect(school.call('{getBillingAddresses{addressId}}')).rejects.toThrow('INVALID_TOKEN');
    await expect(school.call('mutation{revokeSessions{successful}}')).rejects.toThrow('INVALID_TOKEN');
    school.headers['x-shop-store'] = 'b2b';
    expect((await school.cart()).itemsCount).toBe(0);
  });

  it('lets nobody in by what opens the other edition', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    const { customer_number: number } = await database()
      .selectFrom('accounts')
      .select('customer_number')
      .where('email', '=', school.email)
      .executeTakeFirstOrThrow();
    const logIn = async (store: string, name: 'email' | 'customerNumber', value: string | null) => {
      const visitor = await createShopper(shop);
      visitor.headers['x-shop-store'] = store;
      const { login } = await visitor.call<{ login: { successfull: boolean; jwt: string | null } }>(
        `mutation($v:String){login(${name}:$v,password:"rote-socke-7",stayLogged:false){successfull jwt}}`,
        { v: value },
      );
      return login.successfull;
    };
    expect(await logIn('b2b', 'customerNumber', number)).toBe(true);
    expect(await logIn('de', 'customerNumber', number)).toBe(false);
    expect(await logIn('de', 'email', number)).toBe(false);
    expect(await logIn('de', 'email', school.email)).toBe(false);
    expect(await logIn('b2b', 'email', school.email)).toBe(false);
  });

  it.each(['number', 'email'] as const)('mails a school that forgot its password, by its %s', async (by) => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    const { customer_number: number } = await database()
      .selectFrom('accounts')
      .select('customer_number')
      .where('email', '=', school.email)
      .executeTakeFirstOrThrow();
    const { forgotPassword } = await school.call<{ forgotPassword: unknown }>(
      'mutation($e:String,$n:String){forgotPassword(email:$e,customerNumber:$n,honeypotField:"",counter:1){successful fieldErrors{fieldName}}}',
      by === 'number' ? { n: number } : { e: school.email },
    );
    expect(forgotPassword).toEqual({ successful: true, fieldErrors: [] });
    await shop.flush();
    const mails = await database().selectFrom('mails').select('text').where('recipient', '=', school.email).execute();
    expect(mails.filter(({ text }) => text.includes('/myaccount/newpassword/?token='))).toHaveLength(1);
  });

  it('mails a school that asks in a consumer shop the link of its own shop, with the same answer', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    school.headers['x-shop-store'] = 'de';
    const { forgotPassword } = await school.call<{ forgotPassword: { successful: boolean } }>(
      'mutation($e:String){forgotPassword(email:$e,honeypotField:"",counter:1){successful}}',
      { e: school.email },
    );
    expect(forgotPassword.successful).toBe(true);
    await shop.flush();
    const mails = await database().selectFrom('mails').select('text').where('recipient', '=', school.email).execute();
    const reminders = mails.filter(({ text }) => text.includes('newpassword'));
    expect(reminders.map(({ text }) => text.includes('://educational.localhost'))).toEqual([true]);
  });

  it('has a basket for a school, and everything for everybody in the consumer shop', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    expect((await school.add('pen')).details.itemsCount).toBe(1);
    const consumer = await createShopper(shop);
    expect((await consumer.add('pen')).details.itemsCount).toBe(1);
  });
});
