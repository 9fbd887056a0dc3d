// The address book of a guest who sends the form of guests more than once. Source: spec 2 §4 "Address book", §7 "registerGuest".

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '../../src/checkout/addresses.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('The addresses of a guest', (database) => {
  let shop: TestShop;
  beforeAll(() => insertShelf(database(), { id: 'pen' }));
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  /** Somebody who sends the form once for each of these cities. */
  const guestOf = async (...cities: readonly string[]): Promise<Shopper> => {
    const guest = await createShopper(shop);
    await guest.add('pen', 1);
    for (const city of cities) await send(guest, city);
    return guest;
  };
  const send = async (guest: Shopper, city: string): Promise<void> => {
    await guest.becomeGuest({ ...ADDRESS, city, email: guest.email });
    shop.pass(1_000);
  };
  const bookOf = async ({ email }: Shopper) => {
    const rows = await database()
      .selectFrom('addresses')
      .select(['city', 'use'])
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map(({ city, use }) => `${city} ${use}`);
  };
  const billedTo = async ({ cartId }: Shopper): Promise<string | undefined> => {
    const row = await database()
      .selectFrom('carts')
      .innerJoin('addresses', 'addresses.id', 'carts.billing_address_id')
      .select('city')
      .where('carts.id', '=', cartId)
      .executeTakeFirst();
    return row?.city;
  };

  it('are not added again by the same form', async () => {
    const guest = await guestOf('Bonn', 'Bonn');
    expect([await bookOf(guest), await billedTo(guest)]).toEqual([['Bonn customer'], 'Bonn']);
  });

  it('have one customer address, the first', async () => {
    const guest = await guestOf('Bonn', 'Trier');
    expect([await bookOf(guest), await billedTo(guest)]).toEqual([['Bonn customer', 'Trier billing'], 'Trier']);
    await send(guest, 'Bonn');
    expect([await bookOf(guest), await billedTo(guest)]).toEqual([['Bonn customer', 'Trier billing'], 'Bonn']);
  });

  it(`are at most ${MAX_ADDRESSES}; one more is of the cart alone`, async () => {
    const guest = await guestOf('Bonn');
    const { id, ...first } = await database()
      .selectFrom('addresses')
      .selectAll()
      .where('email', '=', guest.email)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: MAX_ADDRESSES - 2 }, (_, n) => ({
      ...first,
      id: `${id}-${n}`,
      use: 'billing' as const,
      city: `Ort ${n}`,
    }));
    await database().insertInto('addresses').values(more).execute();
    await send(guest, 'Trier');
    expect(await bookOf(guest)).toHaveLength(MAX_ADDRESSES);
    await send(guest, 'Worms');
    expect([(await bookOf(guest)).length, await billedTo(guest)]).toEqual([MAX_ADDRESSES, 'Worms']);
    await guest.choosePayment('INVOICE');
    expect((await guest.submit(await guest.cart(), 'order-to-worms-of-a-guest')).orderId).not.toBeNull();
  });
});
