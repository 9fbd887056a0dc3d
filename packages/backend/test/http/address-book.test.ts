import { beforeAll, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Saved = {
  readonly addShippingAddress: {
    readonly successful: boolean;
    readonly generalErrorMessage: string | null;
    readonly address: { readonly addressId: string } | null;
  };
};

describeOnEachDatabase('An address book', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen' });
  });

  const QUESTION =
    'mutation($address:AddressInput!){addShippingAddress(address:$address){successful generalErrorMessage address{addressId}}}';

  const aGuest = async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    return {
      add: async (street: string) =>
        (await shopper.call<Saved>(QUESTION, { address: { ...ADDRESS, street } })).addShippingAddress,
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
});
