// Mails by SMTP: what a server gets, and how long one that says nothing is waited for.

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../test/support/smtp-server.ts';
import { SMTP_TIMEOUT_MS, smtpMailer } from './mailer.ts';

const SENDER = { name: 'Lernladen', address: 'orders@shop.example' };
const MAIL = { key: 'welcome:1', recipient: 'ada@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };

let server: SmtpServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

it('sends by SMTP in the name of the shop, under an id that a server knows a repeated mail by', async () => {
  const taken: (readonly [id: string, mail: string])[] = [];
  server = await startSmtpServer(
    (id, mail) => {
      taken.push([id, mail]);
      return 'taken';
    },
    () => undefined,
  );
  const { send } = smtpMailer(server.url, SENDER);
  await send(MAIL);
  const [[id, mail] = ['', '']] = taken;
  expect(taken).toHaveLength(1);
  expect(id).toBe('welcome.1@shop.example');
  expect(mail).toMatch(/^From: Lernladen <orders@shop\.example>\r$/m);
});

it('gives up on a server that takes the connection and never greets, within the time for connecting', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const connected = once(silent, 'connection');
  // Only what counts down in JavaScript goes by this clock; the connection itself is a real one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let refused: unknown;
  const sending = smtpMailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, SENDER)
    .send(MAIL)
    .catch((error: unknown) => {
      refused = error;
    });
  const [socket] = (await connected) as [Socket];
  let waited = 0;
  for (; refused === undefined && waited < 1.5 * SMTP_TIMEOUT_MS; waited += 100) {
    vi.advanceTimersByTime(100);
    await turn();
  }
  socket.destroy();
  silent.close();
  await sending;
  expect(refused).toMatchObject({ code: 'ETIMEDOUT', message: 'Greeting never received' });
});
