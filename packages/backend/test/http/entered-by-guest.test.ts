// What a guest has entered into a cart goes with the guest: several people may use one browser. Source: spec 2 §8; domain/session/typed-by.ts.

import { beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { enterWithCart } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('What was entered into a cart', (database) => {
  let shop: TestShop;
  let accounts = 0;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', cents: 1_000, maximum: 10 });
  });

  const openAccount = async (): Promise<string> => {
    accounts += 1;
    const email = `mo.${accounts}@example.com`;
    await insertAccount(database(), { id: `mo-${accounts}`, email });
    return email;
  };

  const entered = (id: string) =>
    database()
      .selectFrom('carts')
      .select(['order_comment', 'order_reference', 'buyer_reference', 'spedition_fields', 'payment_id'])
      .select(['newsletter', 'shipper_code', 'billing_address_id', 'shipping_address_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const ENTERED = {
    order_comment: 'Der Schlüssel liegt unter der Matte',
    order_reference: 'A-1',
    buyer_reference: '04011000-12345-03',
    spedition_fields: '{"phone":"0170 1"}',
    payment_id: 'INVOICE',
    newsletter: true,
    shipper_code: 'DHL',
  };
  const NOTHING = {
    order_comment: null,
    order_reference: null,
    buyer_reference: null,
    spedition_fields: {},
    payment_id: null,
    newsletter: false,
    shipper_code: null,
    billing_address_id: null,
    shipping_address_id: null,
  };
  const enter = (shopper: Shopper) =>
    database().updateTable('carts').set(ENTERED).where('id', '=', shopper.cartId).execute();

  it('leaves a member nothing of what a guest has entered, and everything that the member has entered before the login', async () => {
    const guest = await createShopper(shop);
    await guest.prepare([['pen', 1]]);
    await enter(guest);
    const { user_id } = await database()
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', guest.cartId)
      .executeTakeFirstOrThrow();
    const member = await createShopper(shop);
    member.headers['x-ishop-api-userid'] = user_id;
    member.cartId = guest.cartId;
    await enterWithCart(member, await openAccount());
    expect((await member.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 1 }]);
    expect(await entered(member.cartId)).toEqual(NOTHING);

    const visitor = await createShopper(shop);
    await visitor.add('pen', 1);
    await enter(visitor);
    await enterWithCart(visitor, await openAccount());
    const addresses = { billing_address_id: null, shipping_address_id: null };
    expect(await entered(visitor.cartId)).toEqual({ ...ENTERED, ...addresses, spedition_fields: { phone: '0170 1' } });
  });

  it('leaves the next guest nothing of what the guest before has entered', async () => {
    const guest = await createShopper(shop);
    await guest.add('pen', 1);
    await enter(guest);
    await guest.becomeGuest();
    // What was typed before the form of the guest is the guest's own, and so it stays when the form is sent again.
    await guest.becomeGuest();
    expect(await entered(guest.cartId)).toMatchObject({ order_comment: ENTERED.order_comment, newsletter: true });
    const { user_id } = await database()
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', guest.cartId)
      .executeTakeFirstOrThrow();
    const next = await createShopper(shop);
    next.headers['x-ishop-api-userid'] = user_id;
    next.cartId = guest.cartId;
    await next.becomeGuest();
    expect(await entered(next.cartId)).toEqual({ ...NOTHING, billing_address_id: expect.any(String) });
  });
});
