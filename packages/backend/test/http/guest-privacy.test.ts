// What a guest enters opens with the guest's session and with nothing else: the attack of session fixation fails.

import { beforeAll, expect, it } from 'vitest';
import { SAME_FORM_MS } from '../../src/auth/guest-again.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const CART = 'billingAddress{lastName} shippingAddress{lastName} orderReference orderComment';
const FIND = `query($id:ID!){shop_findCart(cartId:$id){itemsCount ${CART}}}`;
const SHIPPING = `query($id:ID!){getShippingStepDetails(cartId:$id){cart{${CART}} billingAddresses{lastName} shippingAddresses{lastName}}}`;
const THANK_YOU = 'query($id:ID!){getThankYouPageData(orderId:$id){email billingAddress{lastName}}}';
const REGISTER =
  'mutation($id:ID!,$data:GuestInput!){registerGuest(cartId:$id,data:$data){successfull jwt userId cartId}}';
type Registered = { readonly registerGuest: Readonly<Record<'jwt' | 'userId' | 'cartId', string>> };

const register = (shopper: Shopper, address: Readonly<Record<string, string>> = ADDRESS): Promise<Registered> =>
  shopper.call<Registered>(REGISTER, { id: shopper.cartId, data: { email: address.email, billingAddress: address } });

/** Who knows the ids of a visitor, and nothing else. */
const knowingIds = async (shop: TestShop, { cartId }: Shopper, userId: string): Promise<Shopper> => {
  const thief = await createShopper(shop);
  thief.cartId = cartId;
  thief.headers['x-ishop-api-userid'] = userId;
  return thief;
};

describeOnADatabase('What a guest has entered', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 10 });
  });

  it('stays out of reach for who had planted the ids of the visitor before', async () => {
    const victim = await createShopper(shop);
    const thief = await knowingIds(shop, victim, victim.userId);
    await victim.add('pen', 1);
    await victim.becomeGuest();
    for (const query of [FIND, SHIPPING]) {
      await expect(thief.call(query, { id: victim.cartId })).rejects.toThrow('CART_NOT_FOUND');
    }
  });

  it('is not shown without the session, even to who knows the new ids', async () => {
    const victim = await createShopper(shop);
    await victim.add('pen', 1);
    const { registerGuest } = await register(victim);
    expect(registerGuest.userId).not.toBe(victim.userId);
    expect(registerGuest.cartId).not.toBe(victim.cartId);
    victim.headers['x-jwt'] = registerGuest.jwt;
    await expect(victim.cart()).rejects.toThrow('CART_NOT_FOUND');
    delete victim.headers['x-jwt'];
    victim.cartId = registerGuest.cartId;
    const thief = await knowingIds(shop, victim, registerGuest.userId);
    const answers = [await thief.call(FIND, { id: victim.cartId }), await thief.call(SHIPPING, { id: victim.cartId })];
    expect(JSON.stringify(answers)).not.toContain(ADDRESS.lastName);
    expect(answers[0]).toMatchObject({ shop_findCart: { itemsCount: 1, billingAddress: null } });
    victim.headers['x-jwt'] = registerGuest.jwt;
    expect(JSON.stringify(await victim.call(SHIPPING, { id: victim.cartId }))).toContain(ADDRESS.lastName);
  });

  it('is the order, too: its confirmation needs the session', async () => {
    const victim = await createShopper(shop);
    const { orderId } = await victim.submit(await victim.prepare([['pen', 1]]), 'key-of-the-victim');
    const owner = await database()
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    for (const userId of [victim.userId, owner.user_id]) {
      const thief = await knowingIds(shop, victim, userId);
      expect(await thief.call(THANK_YOU, { id: orderId })).toEqual({ getThankYouPageData: null });
    }
    expect(JSON.stringify(await victim.call(THANK_YOU, { id: orderId }))).toContain(victim.email);
  });

  it('makes one guest when the form is sent twice, at once or again a moment later', async () => {
    const victim = await createShopper(shop);
    await victim.add('pen', 2);
    const both = await Promise.all([register(victim), register(victim)]);
    shop.pass(SAME_FORM_MS - 1);
    const guests = [...both, await register(victim)].map(
      ({ registerGuest: { userId, cartId } }) => `${userId} ${cartId}`,
    );
    expect(new Set(guests).size).toBe(1);
    const asked = victim.cartId;
    victim.cartId = both[1]?.registerGuest.cartId ?? '';
    victim.headers['x-jwt'] = both[1]?.registerGuest.jwt ?? '';
    expect((await victim.cart()).itemsCount).toBe(2);
    victim.cartId = asked;
    await expect(register(await knowingIds(shop, victim, victim.userId), { ...ADDRESS, city: 'Bonn' })).rejects.toThrow(
      'CART_NOT_FOUND',
    );
  });

  it('makes nobody a guest of it who sends the form later', async () => {
    const victim = await createShopper(shop);
    await victim.add('pen', 1);
    await register(victim);
    shop.pass(SAME_FORM_MS);
    await expect(register(await knowingIds(shop, victim, victim.userId))).rejects.toThrow('CART_NOT_FOUND');
  });

  it('is the reference of the invoice, too: only the session is told it', async () => {
    const victim = await createShopper(shop);
    await victim.add('pen', 1);
    await victim.becomeGuest();
    await victim.choosePayment('INVOICE');
    await database()
      .updateTable('carts')
      .set({ buyer_reference: '04011000-12345-03' })
      .where('id', '=', victim.cartId)
      .execute();
    const { user_id } = await database()
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', victim.cartId)
      .executeTakeFirstOrThrow();
    const question = 'query($id:ID!){getPaymentInfo(cartId:$id){paymentMethods{paymentId buyerReference}}}';
    const thief = await knowingIds(shop, victim, user_id);
    expect(JSON.stringify(await thief.call(question, { id: victim.cartId }))).not.toContain('04011000');
    expect(JSON.stringify(await victim.call(question, { id: victim.cartId }))).toContain('04011000');
  });

  it('stays with the same guest who enters another address', async () => {
    const guest = await createShopper(shop);
    await guest.add('pen', 1);
    const first = (await register(guest)).registerGuest;
    guest.headers['x-jwt'] = first.jwt;
    guest.cartId = first.cartId;
    const second = (await register(guest, { ...ADDRESS, city: 'Bonn' })).registerGuest;
    expect([second.userId, second.cartId]).toEqual([first.userId, first.cartId]);
  });
});
