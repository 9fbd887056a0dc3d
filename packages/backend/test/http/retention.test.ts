import { WAITING_LIST_WAIT_MS } from '@tornister/domain/newsletter';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { createBackgroundWork } from '../../src/server/background-work.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('What is too old', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = createTestShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'old', stock: 1_000 });
  });

  const count = async (
    table: 'carts' | 'users' | 'sessions' | 'outbox' | 'mails' | 'idempotency_keys' | 'rate_limits',
  ) =>
    Number(
      (
        await database()
          .selectFrom(table)
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const days = (length: number): void => shop.pass(length * DAY_MS);
  const forget = () => forgetOld(shop.services);

  it('goes as soon as a backend starts, which may never run for as long as the next round takes', async () => {
    await createShopper(shop);
    days(8);
    const before = await count('carts');
    const work = createBackgroundWork(shop.services, () => 'http://127.0.0.1:1');
    work.start();
    // Ends after the work that is under way.
    await work.stop();
    expect(await count('carts')).toBeLessThan(before);
  });

  it('goes day by day: keys after 7, empty carts after 7, messages after 30, carts and guests after 90; the order stays', async () => {
    await createShopper(shop);
    const idle = await createShopper(shop);
    await idle.add('old', 1);
    const buyer = await createShopper(shop);
    const seen = await buyer.prepare([['old', 1]]);
    const { orderId } = await buyer.submit(seen, 'key-of-the-old-order');
    await shop.flush();
    await expectInvariants(database());
    // Two visitors with a cart each; the buyer has become a guest with a new cart beside the one that was ordered.
    const visitors = await count('users');
    const carts = await count('carts');

    days(6);
    await forget();
    expect([await count('carts'), await count('idempotency_keys')]).toEqual([carts, expect.toSatisfy((n) => n > 0)]);
    expect(await count('rate_limits')).toBe(0);
    expect(await count('sessions')).toBe(0);

    days(1);
    await forget();
    expect([await count('carts'), await count('idempotency_keys')]).toEqual([2, 0]);

    days(22);
    await forget();
    expect([(await count('outbox')) > 0, await count('mails')]).toEqual([true, 1]);
    days(1);
    await forget();
    expect([await count('outbox'), await count('mails')]).toEqual([0, 0]);

    days(59);
    await forget();
    expect([await count('carts'), await count('users')]).toEqual([2, visitors]);
    days(1);
    await forget();
    expect([await count('carts'), await count('users')]).toEqual([0, 0]);
    const left = await database().selectFrom('orders').select(['id', 'billing_address']).execute();
    expect(left.map(({ id }) => id)).toEqual([orderId]);
    expect(left[0]?.billing_address.last_name).toBe('Gast');
  });

  it('leaves a member and the member’s goods', async () => {
    await insertAccount(database(), { id: 'account', email: 'member@example.com', password_hash: 'x' });
    const member = await createShopper(shop);
    await member.add('old', 1);
    await database().updateTable('users').set({ account_id: 'account' }).where('id', '=', member.userId).execute();
    days(1_000);
    await forget();
    expect([await count('carts'), await count('users')]).toEqual([1, 1]);
  });

  it('leaves events of visitors for 90 days, as those who agreed were told', async () => {
    const events = () => database().selectFrom('tracking_events').select('name').execute();
    const received_at = shop.services.now();
    await database()
      .insertInto('tracking_events')
      .values({ received_at, store: 'de', name: 'login', fields: '{}' })
      .execute();
    days(89);
    await forget();
    expect(await events()).toHaveLength(1);
    days(1);
    await forget();
    expect(await events()).toEqual([]);
  });

  it('leaves glances of products, which are counted by day, for 90 days', async () => {
    const glances = () => database().selectFrom('glance_views').select('views').execute();
    const day = new Date(shop.services.now()).toISOString().slice(0, 10);
    await database().insertInto('glance_views').values({ day, product_id: 'old', views: 1 }).execute();
    days(89);
    await forget();
    expect(await glances()).toHaveLength(1);
    days(1);
    await forget();
    expect(await glances()).toEqual([]);
  });

  it('leaves a confirmed place on the waiting list of prime for a year', async () => {
    const places = () => database().selectFrom('prime_waiting_list').select('email').execute();
    const now = shop.services.now();
    await database()
      .insertInto('prime_waiting_list')
      .values({
        ...{ id: 'waiting', email: 'waits@example.org', store: 'ch', language: 'de', base_url: 'https://shop.example' },
        ...{ requested_at: now - 1, confirmed_at: now, notified_at: null },
      })
      .execute();
    shop.pass(WAITING_LIST_WAIT_MS - 1);
    await forget();
    expect(await places()).toHaveLength(1);
    shop.pass(1);
    await forget();
    expect(await places()).toEqual([]);
  });

  it('finds what goes with a visitor by indexes', async () => {
    const { rows } = await sql<{ columns: string }>`
      select conrelid::regclass || '.' || attname as columns from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and not exists (
        select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`.execute(
      database(),
    );
    expect(rows).toEqual([]);
  });

  it('goes in batches', async () => {
    const rows = Array.from({ length: 1_201 }, (_, n) => ({
      key: `k${n}`,
      window_start: 0,
      current_count: 1,
      previous_count: 0,
      expires_at: 1,
    }));
    await database().deleteFrom('rate_limits').execute();
    await database().insertInto('rate_limits').values(rows).execute();
    expect((await forget()).rate_limits).toBe(1_201);
    expect(await count('rate_limits')).toBe(0);
  });
});
