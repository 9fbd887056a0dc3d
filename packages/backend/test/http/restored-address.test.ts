import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const HOUR = 60 * 60_000;
const TOO_LATE = { successful: false, generalErrorMessage: 'vue.address.restore.tooLate' };

type Result = { readonly successful: boolean; readonly generalErrorMessage: string | null };
type Changed = { readonly generalErrorMessage: string | null; readonly address: Saved['address'] | null };
type Saved = { readonly address: { readonly addressId: string } };

describeOnADatabase('An address that was removed (spec 2 §4 "Address book")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen' });
  });

  const open = async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    const ask = shopper.call;
    return {
      add: async (city: string, kind: 'Shipping' | 'Billing' = 'Shipping') => {
        shop.pass(1);
        const question = `mutation($address:AddressInput!){answer:add${kind}Address(address:$address){address{addressId}}}`;
        return (await ask<{ answer: Saved }>(question, { address: { ...ADDRESS, city } })).answer.address.addressId;
      },
      change: async (id: string, city: string) => {
        const question =
          'mutation($id:ID!,$address:AddressInput!){answer:updateShippingAddress(addressId:$id,address:$address){generalErrorMessage address{addressId}}}';
        return (await ask<{ answer: Changed }>(question, { id, address: { ...ADDRESS, city } })).answer;
      },
      remove: (id: string) => ask('mutation($id:ID!){deleteAddress(addressId:$id){successful}}', { id }),
      restore: async (id: string) =>
        (
          await ask<{ restoreAddress: Result }>(
            'mutation($id:ID!){restoreAddress(addressId:$id){successful generalErrorMessage}}',
            { id },
          )
        ).restoreAddress,
      restorable: async () =>
        (await ask<{ getRestorableAddresses: readonly string[] }>('{getRestorableAddresses}')).getRestorableAddresses,
      cities: async () =>
        (await ask<{ book: { city: string }[] }>('{book:getShippingAddresses{city}}')).book.map(({ city }) => city),
      bills: async () =>
        (
          await ask<{ book: { city: string; isAlsoCustomerAddress: boolean; addressId: string }[] }>(
            '{book:getBillingAddresses{city isAlsoCustomerAddress addressId}}',
          )
        ).book,
    };
  };

  it('is deleted a day later, with what a change has replaced, but not while the cart of an order names it', async () => {
    const { add, change, remove } = await open();
    const [kept, removed, changed, ordered] = [
      await add('Bleibt'),
      await add('Geht'),
      await add('Alt'),
      await add('Bestellt'),
    ];
    const { address } = await change(changed, 'Neu');
    await remove(removed);
    await remove(ordered);
    // The cart of an order keeps the address that it was sent to.
    await database()
      .updateTable('carts')
      .set({ shipping_address_id: ordered })
      .where('shipping_address_id', 'is', null)
      .execute();
    const left = async () => {
      await forgetOld(shop.services);
      const rows = await database().selectFrom('addresses').select('id').execute();
      return [kept, removed, changed, address?.addressId, ordered].map((id) => rows.some((row) => row.id === id));
    };
    shop.pass(DAY_MS - 1);
    expect(await left()).toEqual([true, true, true, true, true]);
    shop.pass(1);
    expect(await left()).toEqual([true, false, false, true, true]);
    await database().updateTable('carts').set({ shipping_address_id: null }).execute();
    expect(await left()).toEqual([true, false, false, true, false]);
  });

  it('comes back to its place, however often it is asked for', async () => {
    const book = await open();
    const ids = [await book.add('Aalen'), await book.add('Bonn'), await book.add('Celle')];
    await book.remove(ids[1] ?? '');
    expect(await book.cities()).toEqual(['Aalen', 'Celle']);
    expect((await book.restore(ids[1] ?? '')).successful).toBe(true);
    expect((await book.restore(ids[1] ?? '')).successful).toBe(true);
    expect(await book.cities()).toEqual(['Aalen', 'Bonn', 'Celle']);
  });

  it('is final once another one of the same book was removed; other books do not count', async () => {
    const book = await open();
    const ids = [await book.add('Aalen'), await book.add('Bonn')];
    await book.remove(ids[0] ?? '');
    const [bill] = await book.bills();
    await book.remove(bill?.addressId ?? '');
    shop.pass(1);
    await book.remove(ids[1] ?? '');
    expect((await book.restorable()).toSorted()).toEqual([bill?.addressId ?? '', ids[1] ?? ''].toSorted());
    expect(await book.restore(ids[0] ?? '')).toEqual(TOO_LATE);
    expect((await book.restore(ids[1] ?? '')).successful).toBe(true);
    expect((await book.restore(bill?.addressId ?? '')).successful).toBe(true);
    expect(await book.cities()).toEqual(['Bonn']);
    expect(await book.restorable()).toEqual([ids[0]]);
  });

  it('is final after an hour', async () => {
    const book = await open();
    const [first, second] = [await book.add('Aalen'), await book.add('Bonn')];
    const removeBefore = async (id: string, ms: number) => {
      await book.remove(id);
      const earlier = sql<number>`deleted_at - ${ms}`;
      await database().updateTable('addresses').set({ deleted_at: earlier }).where('id', '=', id).execute();
    };
    await removeBefore(first, HOUR - 1);
    expect(await book.restorable()).toEqual([first]);
    expect((await book.restore(first)).successful).toBe(true);
    await removeBefore(second, HOUR);
    expect(await book.restorable()).toEqual([]);
    expect(await book.restore(second)).toEqual(TOO_LATE);
  });

  it('is not what was changed: the new one keeps the place, the old one stays away', async () => {
    const book = await open();
    const first = await book.add('Aalen');
    await book.add('Bonn');
    const changed = (await book.change(first, 'Ulm')).address?.addressId ?? '';
    expect(await book.cities()).toEqual(['Ulm', 'Bonn']);
    expect(await book.restorable()).toEqual([]);
    expect(await book.restore(first)).toEqual(TOO_LATE);
    expect(await book.change(first, 'Hof')).toEqual({
      generalErrorMessage: 'vue.address.changedElsewhere',
      address: null,
    });
    await book.remove(changed);
    await book.remove(changed);
    expect((await book.restore(changed)).successful).toBe(true);
  });

  it('of somebody else is answered like one that never was', async () => {
    const [book, other] = [await open(), await open()];
    const id = await book.add('Aalen');
    await book.remove(id);
    expect(await other.restore(id)).toEqual(TOO_LATE);
    expect(await other.restore('none')).toEqual(TOO_LATE);
  });

  it('does not make a second customer address, nor one too many', async () => {
    const book = await open();
    const [customer] = await book.bills();
    await book.remove(customer?.addressId ?? '');
    await book.add('Ulm', 'Billing');
    await book.restore(customer?.addressId ?? '');
    expect((await book.bills()).filter(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress)).toHaveLength(1);
    const full = await open();
    const last = await full.add('Aalen');
    await full.remove(last);
    for (let held = 0; held < MAX_ADDRESSES; held += 1) await full.add(`Bonn ${held}`);
    expect(await full.restore(last)).toEqual({
      successful: false,
      generalErrorMessage: 'vue.address.bookFull',
    });
  });
});
