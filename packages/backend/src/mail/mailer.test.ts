import { afterEach, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../test/support/smtp-server.ts';
import { smtpMailer } from './mailer.ts';

let server: SmtpServer | undefined;
afterEach(() => server?.close());

it('sends by SMTP in the name of the shop, under an id that a server knows a repeated mail by', async () => {
  const taken: (readonly [id: string, mail: string])[] = [];
  server = await startSmtpServer(
    (id, mail) => {
      taken.push([id, mail]);
      return 'taken';
    },
    () => undefined,
  );
  const { send } = smtpMailer(server.url, { name: 'Lernladen', address: 'orders@shop.example' });
  await send({ key: 'welcome:1', recipient: 'ada@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' });
  const [[id, mail] = ['', '']] = taken;
  expect(taken).toHaveLength(1);
  expect(id).toBe('welcome.1@shop.example');
  expect(mail).toMatch(/^From: Lernladen <orders@shop\.example>\r$/m);
});
