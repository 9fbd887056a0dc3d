// The addresses of the backend that need no token of the shop host: whatever is sent there is answered, and never by 500.

import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const STAFF_TOKEN = 'staff-token-of-at-least-32-characters';
const HOSTILE = ['%00', '%e0%a4', '%', '%ff', '..%2f..%2fetc', '__proto__', "'", '%F0%9F%98%80', 'a'.repeat(5_000)];
const BOUNDARY = 'multipart/form-data; boundary=x';
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'multipart/form-data',
  BOUNDARY,
  'text/plain',
  '',
] as const;
const BODIES = [
  '',
  'Data=00&decision=approve',
  'Data=%00&decision=%e0%a4',
  'Data=1&Data=2',
  '--x\r\ncontent-disposition: form-data; name="Data"\r\n\r\n00\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="Data"; filename="a"\r\n\r\n00\r\n--x--\r\n',
  '{',
  'null',
  '[]',
  '{"orderId":"\\u0000"}',
  '\u0000',
] as const;
const GETS = (part: string): readonly string[] => [
  `/outbox/${part}`,
  `/outbox/${part}/files/${part}`,
  `/sandbox/wallet?Data=${part}`,
  `/sandbox/wallet-session?Data=${part}`,
  `/sandbox/wallet-order?Data=${part}`,
  `/sandbox/${part}`,
  `/images/${part}/${part}.webp`,
  `/images/energy-label/product-${part}.svg`,
  `/downloads/${part}/${part}/${part}`,
  `/downloads/de/20001/${part}`,
  `/list-changes?list=${part}`,
  `/staff/orders/${part}`,
  `/staff/orders?after=${part}&state=${part}`,
  `/staff/returns?after=${part}`,
  `/staff/reviews?after=${part}`,
  `/${part}`,
];
const POSTS = (part: string): readonly string[] => [
  '/sandbox/card',
  '/sandbox/decide',
  '/sandbox/wallet-session',
  '/payment/notify/sandbox',
  `/payment/notify/${part}`,
  '/oauth/token',
  '/graphql',
  `/staff/orders/${part}/paid`,
  `/staff/orders/${part}/cancel`,
  `/staff/parcels/${part}/packed`,
  `/staff/returns/${part}/arrived`,
  `/staff/reviews/${part}/approve`,
  `/staff/cancellations/${part}/turn-down`,
  `/staff/transfers/${part}/${part}/made`,
];

describeOnADatabase('The public addresses of the backend', (database) => {
  let shop: TestShop;
  beforeEach(() => {
    shop = createTestShop(database(), {
      environment: { PAYMENT_SANDBOX: 'on', OUTBOX_PAGES: 'on', STAFF_TOKEN },
    });
  });
  const authorization = `Bearer ${STAFF_TOKEN}`;
  const statusOf = async (path: string, init: RequestInit): Promise<number> => (await shop.request(path, init)).status;
  /** Asks as staff where staff alone may ask; what was answered by 500, and what the log says of it. */
  const failuresOf = async (asked: readonly (readonly [path: string, init: RequestInit])[]) => {
    const failures: unknown[] = [];
    for (const [path, { headers, ...init }] of asked) {
      const status = await statusOf(path, {
        ...init,
        headers: { ...headers, ...(path.startsWith('/staff') ? { authorization } : {}) },
      });
      if (status >= 500) failures.push([status, path, init.body]);
    }
    return [...failures, ...shop.logged.filter((line) => line.includes('request failed'))];
  };

  describe('never answer by 500', () => {
    it.each(HOSTILE)('whatever stands in the address: %.20s', async (part) => {
      expect(await failuresOf(GETS(part).map((path) => [path, {}]))).toEqual([]);
    });

    it.each(TYPES)('whatever is posted as %j', async (type) => {
      const posts = BODIES.flatMap((body) =>
        POSTS('%00').map((path) => [path, { method: 'POST', headers: { 'content-type': type }, body }] as const),
      );
      expect(await failuresOf(posts)).toEqual([]);
    });
  });

  it('say that a payment page cannot be opened by a form that is none', async () => {
    for (const path of ['/sandbox/card', '/sandbox/decide', '/sandbox/wallet-session'])
      for (const type of ['multipart/form-data', BOUNDARY, 'text/plain']) {
        const sent = await shop.request(path, { method: 'POST', headers: { 'content-type': type }, body: BODIES[4] });
        expect([path, type, sent.status, sent.headers.get('content-type')]).toEqual([
          path,
          type,
          400,
          'text/html; charset=UTF-8',
        ]);
      }
  });

  it('show a mail and no other', async () => {
    expect(await statusOf('/outbox/%00', {})).toBe(404);
    expect(await statusOf('/outbox/%00/files/0', {})).toBe(404);
    await database()
      .insertInto('mails')
      .values({
        id: 'a-mail-that-is_there',
        key: 'a-mail-that-is-there',
        recipient: 'mia@example.com',
        subject: 'Hallo',
        html: '<p>Hallo</p>',
        text: 'Hallo',
        sent_at: 0,
        attachments: null,
      })
      .execute();
    const shown = await shop.request('/outbox/a-mail-that-is_there', {});
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('<h1>Hallo</h1>')]);
    expect(await statusOf('/outbox/a-mail-that-is_there/files/0', {})).toBe(404);
  });
});
