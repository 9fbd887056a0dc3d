import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import { flushOutbox } from '../../src/mail/outbox-worker.ts';
import { post } from '../../src/orders/outbox.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const TOKEN = 't'.repeat(32);

describeOnADatabase('/metrics of the backend', (database) => {
  let shop: TestShop;
  const read = async (): Promise<string> => (await shop.request('/metrics', {})).text();

  beforeAll(async () => {
    await insertShelf(database(), { id: '1' });
    shop = createTestShop(database());
  });

  it('tells operations, orders of the last day and what waits in the outbox', async () => {
    const shopper = await createShopper(shop);
    await shopper.submit(await shopper.prepare([['1', 1]]), 'key-of-metrics');
    const text = await read();
    expect(text).toContain('tornister_graphql_operation_duration_seconds_count{field="submitCart"} 1');
    expect(text).toContain('route="/graphql"');
    expect(text).toContain('tornister_orders_last_day{store="de",state="placed",payment="not-required"} 1');
    expect(text).toContain('tornister_outbox_waiting{kind="order-confirmation"} 1');
    expect(text).toContain('tornister_cache_bytes{cache="tiles"}');
    shop.pass(60_000);
    expect(await read()).toContain('tornister_outbox_late_seconds 60');
    await shop.flush();
    const sent = await read();
    expect(sent).not.toContain('tornister_outbox_waiting{');
    expect(sent).toContain('tornister_outbox_late_seconds 0');
  });

  it('tells how long a mail and a refund have been due while nothing goes out, however often they are tried', async () => {
    const { services } = shop;
    const at = services.now();
    await post(database(), 'late-mail', { kind: 'order-confirmation', orderId: 'none' }, at);
    await post(database(), 'late-refund', { kind: 'refund', refundId: 'none' }, at + MINUTE_MS);
    await post(database(), 'later', { kind: 'order-confirmation', orderId: 'none' }, at + DAY_MS);
    const tries = new Map<string, number>();
    const away = async ({ kind, key }: { kind: string; key: string }): Promise<void> => {
      tries.set(key, (tries.get(key) ?? 0) + 1);
      throw kind === 'refund'
        ? new Error('The provider cannot be reached.')
        : Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
    };
    for (let minute = 0; minute < 60; minute += 10) {
      shop.pass(10 * MINUTE_MS);
      await flushOutbox(services, away);
    }
    expect(Math.min(...['late-mail', 'late-refund'].map((key) => tries.get(key) ?? 0))).toBeGreaterThan(1);
    expect(await read()).toContain('tornister_outbox_late_seconds 3600\n');
    await flushOutbox(services, async ({ kind }) =>
      kind === 'refund' ? away({ kind, key: 'late-refund' }) : undefined,
    );
    shop.pass(HOUR_MS);
    await flushOutbox(services, async ({ kind, key }) => (kind === 'refund' ? away({ kind, key }) : undefined));
    expect(await read()).toContain('tornister_outbox_late_seconds 7140\n');
    // What an older version has written is due by its next try.
    await database()
      .updateTable('outbox')
      .set({ due_at: null, next_attempt_at: at })
      .where('done_at', 'is', null)
      .execute();
    expect(await read()).toContain('tornister_outbox_late_seconds 7200\n');
    // A mailbox that is not there is no outage.
    await database().updateTable('outbox').set({ refused_since: at }).where('done_at', 'is', null).execute();
    expect(await read()).toContain('tornister_outbox_late_seconds 0\n');
    await database().deleteFrom('outbox').where('done_at', 'is', null).execute();
  });

  it('tells the web vitals that three of four visitors had or better in the last day', async () => {
    const at = shop.services.now();
    const vital = (value: number, received_at: number = at) => ({
      received_at,
      store: 'de',
      name: 'web_vitals',
      fields: JSON.stringify({ metric_name: 'LCP', metric_value: value }),
    });
    await database()
      .insertInto('tracking_events')
      .values([...[400, 800, 1_200, 1_600, 2_000].map((value) => vital(value)), vital(9_000, at - 86_400_001)])
      .execute();
    expect(await read()).toContain('tornister_web_vitals_p75_last_day{store="de",metric="LCP"} 1600');
  });

  it('counts refused operations as errors, and names no field that the schema does not have', async () => {
    await shop.post({ query: '{ thoughtUp }' });
    await shop.post({ query: '{ shop_findCart(cartId: "not-there") { id } }' });
    const text = await read();
    expect(text).not.toContain('thoughtUp');
    expect(text).toContain('tornister_graphql_operation_errors_total{field="shop_findCart"} 1');
  });

  it('forgets orders after a day', async () => {
    shop.pass(86_400_000);
    expect(await read()).not.toContain('tornister_orders_last_day{');
  });

  it('is not there for other computers, except for who brings the token', async () => {
    expect((await shop.requestFrom('192.0.2.7', 'http://localhost/metrics')).status).toBe(404);
    expect((await shop.requestFrom('127.0.0.1', 'http://shop.example/metrics')).status).toBe(404);
    const guarded = createTestShop(database(), { environment: { METRICS_TOKEN: TOKEN } });
    expect((await guarded.request('/metrics', {})).status).toBe(404);
    const given = await guarded.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
