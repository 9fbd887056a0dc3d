// An account whose waiting time is over goes with all that hangs on it, however much that is, and keeps nothing else from going.

import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '../../src/account/personal-tables.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { deliverOrders, withEverything } from '../authorisation/member-with-everything.ts';
import { createOwner } from '../authorisation/visitors.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('An account that is due (GDPR Art. 17)', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = createTestShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'pen', stock: 1_000 });
    await database()
      .insertInto('global_parameters')
      .values({ name: 'returns', entry: 'active', value: 'true', stores: [] })
      .execute();
  });

  /** A member with orders, open carts, addresses, lists, a return and files, whose account is due now. */
  const aDueMember = async () => {
    const owner = await createOwner(shop);
    await deliverOrders(shop);
    await withEverything(shop, owner);
    const { userId } = owner.shopper;
    const member = owner.shopper.headers['x-ishop-api-userid'] ?? userId;
    const { account_id: accountId } = await database()
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', member)
      .executeTakeFirstOrThrow();
    const { email } = await database()
      .updateTable('accounts')
      .set({ deletion_due_at: shop.services.now() })
      .where('id', '=', accountId ?? '')
      .returning('email')
      .executeTakeFirstOrThrow();
    return { accountId: accountId ?? '', userId: member, email, formerEmails: [] };
  };
  const isThere = async ({ accountId }: { readonly accountId: string }): Promise<boolean> =>
    (await database().selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;

  it('goes with everything that a member may have, but for what the law keeps', async () => {
    const member = await aDueMember();
    const { rows: named } = await sql`select 1 from carts where user_id = ${member.userId}
      and billing_address_id is not null`.execute(database());
    expect(named).not.toEqual([]);
    expect((await forgetOld(shop.services)).accounts).toBe(1);
    expect(await isThere(member)).toBe(false);
    for (const { table, isOf, atDeletion } of PERSONAL_TABLES) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${isOf(member)}`.execute(database());
      if (atDeletion !== 'kept') expect(rows, table).toEqual([]);
    }
    expect(shop.logged.join()).not.toContain('"level":50');
  });

  it('that cannot be deleted keeps its files and rows, and neither another account nor anything old from going', async () => {
    const [stuck, other] = [await aDueMember(), await aDueMember()];
    await database()
      .insertInto('rate_limits')
      .values({ key: 'old', window_start: 0, current_count: 1, previous_count: 0, expires_at: 1 })
      .execute();
    const [{ id: certificate } = { id: '' }] = await database()
      .selectFrom('certificates')
      .select('id')
      .where('user_id', '=', stuck.userId)
      .execute();
    const removed: string[] = [];
    const files = {
      put: async () => undefined,
      remove: async (name: string) => {
        if (name.startsWith(certificate)) throw new Error('The disk is away.');
        removed.push(name);
      },
    };
    await forgetOld({ ...shop.services, certificates: files });
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
    expect(removed).toHaveLength(1);
    const { rows } = await sql`select 1 from certificates where user_id = ${stuck.userId}`.execute(database());
    expect(rows).toHaveLength(1);
    expect(await database().selectFrom('rate_limits').selectAll().where('key', '=', 'old').execute()).toEqual([]);
    expect(shop.logged.join()).toContain('an account could not be deleted');
    // Once the disk is back, it goes.
    await forgetOld(shop.services);
    expect(await isThere(stuck)).toBe(false);
  });
});

/** After so many days an empty cart goes, and a cart or guest that nobody has used. */
const [EMPTY_CART_DAYS, GUEST_DAYS] = [7, 90];

describeOnADatabase('A visitor who has only a list', (database) => {
  it('keeps it, and the empty cart that leads to it, for as long as a guest after the last work on it', async () => {
    const shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', stock: 10 });
    const [visitor, idle] = [await createShopper(shop), await createShopper(shop)];
    const list = (quantity: number) =>
      visitor.call(
        `mutation{addProductToWishlist(entry:{productId:"ppen",itemId:"pen",quantity:${quantity}}){successful}}`,
      );
    const lists = () => database().selectFrom('wishlists').select('id').where('user_id', '=', visitor.userId).execute();
    const cartsOf = ({ userId }: { readonly userId: string }) =>
      database().selectFrom('carts').select('id').where('user_id', '=', userId).execute();
    const pass = async (days: number): Promise<void> => {
      shop.pass(days * DAY_MS);
      await forgetOld(shop.services);
    };
    await list(1);
    await pass(EMPTY_CART_DAYS);
    expect([await cartsOf(visitor), await cartsOf(idle)]).toEqual([[{ id: visitor.cartId }], []]);
    await pass(GUEST_DAYS - EMPTY_CART_DAYS - 1);
    expect(await lists()).toHaveLength(1);
    await list(2);
    await pass(GUEST_DAYS - 1);
    expect([(await lists()).length, (await cartsOf(visitor)).length]).toEqual([1, 1]);
    await pass(1);
    expect([await lists(), await cartsOf(visitor)]).toEqual([[], []]);
  });
});
