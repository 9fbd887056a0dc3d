import { beforeAll, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { describeOnADatabase } from '../support/each-database.ts';
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
});
