import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { openPglite } from '../support/pglite-database.ts';
import { createTestShop } from '../support/test-shop.ts';

describe('Pages of the demonstration', () => {
  let open: OpenDatabase;

  beforeAll(async () => {
    open = await openPglite();
  });
  afterAll(() => open.close());

  const statusOf = async (environment: Record<string, string>, path: string, from: string, host: string) =>
    (await createTestShop(open.database, { environment }).requestFrom(from, `http://${host}${path}`)).status;

  it.each([
    ['127.0.0.1', 'localhost:4000', 200],
    ['::ffff:127.0.0.1', '127.0.0.1:4000', 200],
    ['::1', '[::1]:4000', 200],
    ['192.168.1.7', 'localhost:4000', 404],
    ['127.0.0.1', 'rebound.example:4000', 404],
    ['127.0.0.1', '127.0.0.1.example', 404],
  ])('show the outbox to %s who asks %s with %i', async (from, host, status) => {
    expect(await statusOf({}, '/outbox', from, host)).toBe(status);
    expect(await statusOf({}, '/outbox/no-such-mail', from, host)).toBe(404);
  });

  it('show the outbox to everybody only when that is said by name, and to nobody when it is switched off', async () => {
    expect(await statusOf({ OUTBOX_PAGES: 'on' }, '/outbox', '192.168.1.7', 'backend.example')).toBe(200);
    expect(await statusOf({ OUTBOX_PAGES: 'off' }, '/outbox', '127.0.0.1', 'localhost')).toBe(404);
    expect(await statusOf({ SMTP_URL: 'smtp://mail.example' }, '/outbox', '127.0.0.1', 'localhost')).toBe(404);
  });

  it('have no payment sandbox where it is not switched on', async () => {
    const path = '/sandbox/wallet';
    expect(await statusOf({ PAYMENT_SANDBOX: 'off' }, path, '127.0.0.1', 'localhost')).toBe(404);
    expect(await statusOf({}, path, '127.0.0.1', 'localhost')).not.toBe(404);
  });
});
