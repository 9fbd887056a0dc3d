import { beforeAll, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Saved = {
  readonly addShippingAddress: { readonly successful: boolean; readonly generalErrorMessage: string | null };
};

describeOnEachDatabase('An address book that is full', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen' });
  });

  it('takes its last address, and answers one more with words instead of an error', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    const add = async () => {
      const question =
        'mutation($address:AddressInput!){addShippingAddress(address:$address){successful generalErrorMessage}}';
      return (await shopper.call<Saved>(question, { address: ADDRESS })).addShippingAddress;
    };
    for (let held = 0; held < MAX_ADDRESSES; held += 1) expect((await add()).successful).toBe(true);
    expect(await add()).toEqual({ successful: false, generalErrorMessage: 'vue.address.bookFull' });
  });
});
