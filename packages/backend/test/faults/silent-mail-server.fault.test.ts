// A mail server that takes connections and says nothing: other work goes on, money goes first, and the backend ends all the same.

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Deliver, flushOutbox } from '../../src/mail/outbox-worker.ts';
import { type OutboxMessage, post } from '../../src/orders/outbox.ts';
import { createBackgroundWork } from '../../src/server/background-work.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('F39: a mail server that swallows connections', (database) => {
  let shop: TestShop;
  let server: Server;
  let sockets: Socket[];

  beforeEach(async () => {
    sockets = [];
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      sockets.push(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    shop = createTestShop(database(), { environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await database().deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  const write = (key: string, message: OutboxMessage) => post(database(), key, message, shop.services.now());
  const rows = () =>
    database().selectFrom('outbox').select(['key', 'attempts', 'next_attempt_at']).orderBy('id').execute();
  const away: Deliver = async () => {
    throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
  };

  it('keeps neither other work waiting nor the end of the backend; what was not tried is left to the next one', async () => {
    await insertAccount(database(), { id: 'silent', email: 'silent@shop.example' });
    const welcome = {
      kind: 'welcome',
      accountId: 'silent',
      store: 'de',
      language: 'de',
      baseUrl: 'http://shop.example',
    } as const;
    for (const key of ['a', 'b', 'c']) await write(key, welcome);
    const work = createBackgroundWork(shop.services, () => 'http://127.0.0.1:1');
    const connected = once(server, 'connection');
    work.start();
    await connected;
    // The line of the other jobs is free.
    await work.sendSandboxReports();
    await work.stop();
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false]);
    for (const socket of sockets) socket.destroy();
    const now = shop.services.now();
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    expect((await rows()).map(({ next_attempt_at: at }) => at)).toEqual([now + 2_000, now, now]);
    expect(sockets).toHaveLength(1);
  });

  it('is tried with one mail at a time, and money does not wait behind mails', async () => {
    for (const key of ['a', 'b']) await write(key, { kind: 'certificate', certificateId: key, language: 'de' });
    await write('money', { kind: 'payment-capture', transId: 'none' });
    const tried: string[] = [];
    await flushOutbox(shop.services, async (message) => {
      tried.push(message.key);
      if (message.key !== 'money') await away(message);
    });
    expect(tried).toEqual(['money', 'a']);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 1]);
    // The next run goes on with the next mail.
    await flushOutbox(shop.services, async ({ key }) => void tried.push(key));
    expect(tried).toEqual(['money', 'a', 'b']);
  });

  it('is not what a payment provider is that is away: the mails are sent', async () => {
    await write('money', { kind: 'refund', refundId: 'none' });
    await write('a', { kind: 'certificate', certificateId: 'a', language: 'de' });
    const sent: string[] = [];
    await flushOutbox(shop.services, async (message) => {
      if (message.key === 'money') await away(message);
      sent.push(message.key);
    });
    expect(sent).toEqual(['a']);
  });
});
