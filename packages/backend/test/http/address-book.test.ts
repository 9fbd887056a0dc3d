import { beforeAll, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { COUNTRY_NOT_SERVED } from '../../src/orders/check-order.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember } from '../support/member.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Saved = {
  readonly saved: {
    readonly successful: boolean;
    readonly generalErrorMessage: string | null;
    readonly address: { readonly addressId: string } | null;
  };
};

describeOnADatabase('An address book', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen' });
  });

  const SAVED = 'successful generalErrorMessage address{addressId}';
  const ADD = `mutation($address:AddressInput!){saved:addShippingAddress(address:$address){${SAVED}}}`;
  const CHANGE = `mutation($id:ID!,$address:AddressInput!){saved:updateShippingAddress(addressId:$id,address:$address){${SAVED}}}`;

  const aGuest = async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    return {
      add: async (street: string) => (await shopper.call<Saved>(ADD, { address: { ...ADDRESS, street } })).saved,
      change: async (id: string, street: string) =>
        (await shopper.call<Saved>(CHANGE, { id, address: { ...ADDRESS, street } })).saved,
      streets: async () => {
        const { held } = await shopper.call<{ held: readonly { readonly street: string }[] }>(
          '{held:getShippingAddresses{street}}',
        );
        return held.map(({ street }) => street);
      },
    };
  };

  it('takes its last address, and answers one more with words instead of an error', async () => {
    const { add } = await aGuest();
    for (let held = 0; held < MAX_ADDRESSES; held += 1) expect((await add(`Weg ${held}`)).successful).toBe(true);
    expect(await add('Weg 99')).toMatchObject({ successful: false, generalErrorMessage: 'vue.address.bookFull' });
    expect((await add('Weg 1')).successful).toBe(true);
  });

  it('has an address once that is sent twice, at the same moment or later', async () => {
    const { add } = await aGuest();
    const [one, other] = await Promise.all([add('Weg 1'), add('Weg 1')]);
    const { address: again } = await add('Weg 1');
    const { address: another } = await add('Weg 2');
    expect(one?.address?.addressId).toBeDefined();
    expect([other?.address?.addressId, again?.addressId]).toEqual([one?.address?.addressId, one?.address?.addressId]);
    expect(another?.addressId).not.toBe(one?.address?.addressId);
  });

  it('changes an address once that is sent twice, at the same moment or later; another tab has to look first', async () => {
    const { add, change, streets } = await aGuest();
    const id = (await add('Weg 1')).address?.addressId ?? '';
    const [one, other] = await Promise.all([change(id, 'Weg 2'), change(id, 'Weg 2')]);
    const again = await change(id, 'Weg 2');
    expect(one?.address?.addressId).toBeDefined();
    expect([other, again].map((saved) => saved?.address)).toEqual([one?.address, one?.address]);
    expect(await streets()).toEqual(['Weg 2']);
    expect(await change(id, 'Weg 3')).toMatchObject({ generalErrorMessage: 'vue.address.changedElsewhere' });
    const stranger = await aGuest();
    expect(await stranger.change(id, 'Weg 2')).toMatchObject({ generalErrorMessage: 'vue.address.changedElsewhere' });
  });

  /** A member with a cart in Germany and one in Austria, both billed and sent to Vienna. */
  const inTwoStores = async () => {
    const member = await createMember(shop, database());
    const vienna = { ...ADDRESS, street: 'Ring 1', postCode: '1010', city: 'Wien', country: 'AT' };
    const cartIn = async (store: string): Promise<string> => {
      member.headers['x-shop-store'] = store;
      const { shopInit } = await member.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
      member.cartId = shopInit.cartId;
      await member.add('pen', 1);
      return shopInit.cartId;
    };
    const idOf = async (add: string, cartId: string) => {
      const field = `saved:${add}(cartId:$id,address:$address)`;
      const mutation = `mutation($id:ID!,$address:AddressInput!){${field}{${SAVED}}}`;
      return (
        (await member.call<Saved>(mutation, { id: cartId, address: vienna })).saved.address?.addressId ?? expect.fail()
      );
    };
    const carts = { de: await cartIn('de'), at: await cartIn('at') };
    const ids = { billing: '', shipping: '' };
    for (const store of ['de', 'at'] as const) {
      member.headers['x-shop-store'] = store;
      member.cartId = carts[store];
      ids.billing = await idOf('addBillingAddress', carts[store]);
      ids.shipping = await idOf('addShippingAddress', carts[store]);
      await member.choosePayment('INVOICE');
    }
    /** Moves an address to Paris, in the German store. */
    const move = async (update: string, addressId: string) => {
      member.headers['x-shop-store'] = 'de';
      const paris = { ...vienna, postCode: '75001', city: 'Paris', country: 'FR' };
      const { saved } = await member.call<Saved>(
        `mutation($id:ID!,$address:AddressInput!){saved:${update}(addressId:$id,address:$address){${SAVED}}}`,
        { id: addressId, address: paris },
      );
      return saved.address?.addressId ?? expect.fail();
    };
    const chosen = (store: 'de' | 'at') =>
      database()
        .selectFrom('carts')
        .select(['billing_address_id', 'shipping_address_id'])
        .where('id', '=', carts[store])
        .executeTakeFirstOrThrow();
    return { member, carts, ids, move, chosen };
  };

  it('puts a changed address into open carts of the stores that serve its country, and takes it out of the others', async () => {
    const { ids, move, chosen } = await inTwoStores();
    const billing = await move('updateBillingAddress', ids.billing);
    expect(await chosen('de')).toEqual({ billing_address_id: billing, shipping_address_id: ids.shipping });
    expect(await chosen('at')).toEqual({ billing_address_id: null, shipping_address_id: ids.shipping });
    const shipping = await move('updateShippingAddress', ids.shipping);
    expect(await chosen('de')).toEqual({ billing_address_id: billing, shipping_address_id: shipping });
    expect(await chosen('at')).toEqual({ billing_address_id: null, shipping_address_id: null });
  });

  it.each(['billing_address_id', 'shipping_address_id'] as const)(
    'makes no order with a country that the store does not serve (%s)',
    async (column) => {
      const { member, carts, ids, move } = await inTwoStores();
      const paris = await move('updateShippingAddress', ids.shipping);
      await database().updateTable('carts').set({ shipping_address_id: null }).where('id', '=', carts.at).execute();
      await database()
        .updateTable('carts')
        .set({ [column]: paris })
        .where('id', '=', carts.at)
        .execute();
      member.headers['x-shop-store'] = 'at';
      member.cartId = carts.at;
      const submit = async (key: string) => member.submit(await member.cart(), `${key}-of-${carts.at}`);
      expect(await submit('german')).toMatchObject({ orderId: null, errorMessage: COUNTRY_NOT_SERVED.de });
      member.headers['x-shop-language'] = 'en';
      expect(await submit('english')).toMatchObject({ orderId: null, errorMessage: COUNTRY_NOT_SERVED.en });
      const vienna = { billing_address_id: ids.billing, shipping_address_id: null };
      await database().updateTable('carts').set(vienna).where('id', '=', carts.at).execute();
      expect(await submit('served')).toMatchObject({ orderId: expect.any(String), errorMessage: null });
    },
  );
});
